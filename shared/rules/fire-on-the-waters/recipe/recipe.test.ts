import { expectCommitted } from '../../run/starter.testing'
import { describe, expect, test } from 'vitest'
import { flotationOf, mountOf, placeAt, shipOf } from '../ship/ship-data'
import { noFigures, type ShipFigures } from '../../../documents/ship-figures'
import { blankShip } from '../card/form'
import type { WaterShip } from '../ship/ship'
import { mountValue } from './figures'
import { recipe } from './recipe'
import { shipFromFacts } from './ship-from-facts'
import { starterFacts, starterShips } from './starter-ships'

const ships = starterShips()
const named = (slug: string): WaterShip => shipOf(ships.find((ship) => ship.slug === slug)!)

test('the committed ships are those of the recipe', () => {
  expectCommitted('fire-on-the-waters', ships)
})

describe('the worked examples of the sheet', () => {
  test('Furutaka: 64 points, her aft magazine at 55 under light armour, 2 of them lost with it, 4.25 inches', () => {
    const furutaka = named('furutaka')
    expect(flotationOf(furutaka)).toBe(64)
    expect(furutaka.topSpeed).toBe(4.25)
    expect(placeAt(furutaka, 55)).toMatchObject({
      points: 2,
      outer: 'light',
      hull: { kind: 'magazine', feeds: ['Y'], serves: 'Y' },
    })
    expect(mountOf(furutaka, 'Y')?.battery).toMatchObject({ is: 'main', inches: 8 })
  })

  test('Arethusa: a torpedo at 52 takes 46 to 55, seven sixteenths of her points, and half of her plant', () => {
    const arethusa = named('arethusa')
    expect(arethusa.topSpeed).toBe(4)
    expect(arethusa.torpedoReach).toContainEqual({ inches: 21, locations: 3, effectivePercent: 100 })
    expect(placeAt(arethusa, 52)).toMatchObject({
      hull: { kind: 'engineRoom', room: 'E2' },
      torpedoSpan: { from: 46, to: 55 },
    })
    const flooded = arethusa.places.filter(({ at }) => at >= 46 && at <= 55)
    expect(flooded.map(({ at }) => at)).toEqual([46, 51, 52, 53, 54, 55])
    expect(flooded.reduce((sum, { points }) => sum + points, 0) / flotationOf(arethusa)).toBe(7 / 16)
    const rooms = new Set(flooded.flatMap(({ hull }) => ('room' in hull ? [hull.room] : [])))
    expect([...rooms]).toEqual(['B2', 'E2'])
    expect(arethusa.rooms.map((room) => (room.kind === 'boilerRoom' ? room.boilers : room.engines))).toEqual([
      2, 2, 2, 2,
    ])
    expect(placeAt(arethusa, 55)?.hull).toMatchObject({ kind: 'magazine', feeds: ['Y'] })
  })
})

test('range bands are the law of the hit tables turned round: twice the guns, three more', () => {
  const gun = { inches: 8, drillRounds: 3, toInches: 15 }
  expect([2, 4].map((guns) => mountValue({ ...gun, guns }))).toEqual([3, 6])
})

test('an error in the facts throws and is named', () => {
  const facts = starterFacts[0]!
  expect(() => shipFromFacts({ ...facts, hull: facts.hull.replace('helm', 'rudder') })).toThrow('rudder')
  expect(() => shipFromFacts({ ...facts, above: facts.above.replace('bridge', 'bridgde') })).toThrow('bridgde')
  expect(() => shipFromFacts({ ...facts, above: '-' })).toThrow('1 words in the line above')
})

describe('a ship from figures', () => {
  const bismarck = { ...noFigures, said: { is: 'BB', tons: '41700', length: '248', knots: '30', year: '1940' } }
  const blank = { ...blankShip(), navy: 'kriegsmarine' }
  const made = (...lines: string[]) =>
    recipe.make(blank, { ...bismarck, guns: lines.map((text) => recipe.readGunLine(text)) })

  test('has the twin turrets of her books', () => {
    const { guns, problems } = made('8 x 38 cm twin turrets', '12 x 15 cm twin turrets', '8 twin 10.5 cm')
    expect([guns.map(({ to }) => to), problems]).toEqual([['4 ×2', '6 ×2', '8 ×2'], []])
  })

  test('is asked about guns of which nobody says how they are mounted, with the ways there are', () => {
    const [asked] = made('8 x 38cm').problems
    expect(asked).toMatchObject({ key: 'singles:0:8', refuses: false })
    expect(asked!.mends!.map(({ to }) => to.guns[0]!['count'])).toEqual(['4x2', '2x4'])
    expect(made('8 x 15 cm single').problems).toEqual([])
    const [many] = made('14 x 15 cm').problems
    expect(many).toMatchObject({ key: 'mounts:0', refuses: true })
    expect(many!.mends!.map(({ to }) => to.guns[0]!['count'])).toEqual(['7x2'])
  })

  test('has as many mounts as there are boxes for them, and says how many fit', () => {
    const [crowd] = made('8 x 38 cm twin turrets', '12x1 15 cm', '12x1 10.5 cm').problems
    expect(crowd).toMatchObject({ say: { key: 'recipe.problems.crowded', values: { n: 12, fits: 3 } }, at: 2 })
    expect(recipe.make(blank, crowd!.mends![0]!.to).problems).toEqual([])
  })

  test('launches what her navy has, until another is chosen', () => {
    const guns = [recipe.readGunLine('2x3 53.3 cm tubes')]
    const type = (figures: ShipFigures) =>
      (recipe.make(blank, figures).data as unknown as WaterShip).torpedoes?.mounts[0]?.type
    expect(type({ ...bismarck, guns })).toBe('KM G7a')
    expect(type({ ...bismarck, said: { torpedo: 'RNMkV' }, guns })).toBe('RN MkV')
  })
})
