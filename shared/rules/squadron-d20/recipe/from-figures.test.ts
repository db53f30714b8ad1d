import { expect, test } from 'vitest'
import { noFigures, type ShipFigures } from '../../../documents/ship-figures'
import { followed } from '../../kit/figures/follow'
import { squadronD20 } from '..'
import { recipe } from './recipe'
import { starterShips } from './starter-ships'

const kenya = starterShips().find(({ slug }) => slug === 'kenya')!
const figures: ShipFigures = {
  ...noFigures,
  said: {
    ...{ year: '1942', tons: '8,631', length: '169.3 m', knots: '32', men: '900', aircraft: '2', directors: '3' },
    ...{ table: 'good', radars: 'gunnery', belt: '3.25', deck: '2', turret: '2', heavy: '8', medium: '9', light: '8' },
    torpedo: 'mk9',
  },
  guns: ['4x3 6in armoured turrets', '4x2 4in shielded', '2x3 21in tubes'].map((text) => recipe.readGunLine(text)),
}

test('the worked example of the README: Kenya from her figures is Kenya of the starter fleet', () => {
  const { data } = followed(recipe, squadronD20.editing!.blank(), figures)
  const { profile: _, crewQuality: judged, weapons, ...rest } = kenya.data
  expect(judged).toBe(1)
  expect(data).toMatchObject({ ...rest, crewQuality: 0 })
  const plain = JSON.stringify(weapons).replace('"aa"', '"b2"')
  expect(JSON.stringify(data['weapons'])).toBe(plain)
})

test('more than a sheet holds is named', () => {
  const { problems } = recipe.make(squadronD20.editing!.blank(), {
    ...figures,
    guns: [recipe.readGunLine('30x5 6in turrets')],
  })
  expect(problems).toMatchObject([{ key: 'mounts:0', at: 0, refuses: true }])
})

test('a plate of turrets that are all said to be without armour counts for nothing, and is asked about', () => {
  const guns = ['2x2 15in turrets without armour', '4x2 4in shielded'].map((text) => recipe.readGunLine(text))
  const bare = { ...figures, guns }
  const ship = followed(recipe, squadronD20.editing!.blank(), bare)
  expect(squadronD20.checkShip(ship)).toMatchObject({ ok: true })
  expect(ship.data['armour']).toMatchObject({ turret: 0 })
  expect(recipe.make(ship, bare).problems).toMatchObject([{ key: 'bare:turret', at: 'turret', refuses: false }])
})
