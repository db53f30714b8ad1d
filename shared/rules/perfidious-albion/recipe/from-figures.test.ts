import { expect, test } from 'vitest'
import { noFigures, type ShipFigures } from '../../../documents/ship-figures'
import { changedByHand, followed, takenBack } from '../../kit/figures/follow'
import { perfidiousAlbion } from '..'
import { contents, shipOf } from '../ship/ship-data'
import { recipe } from './recipe'

const { editing, checkShip } = perfidiousAlbion
const line = (text: string) => recipe.readGunLine(text)

const swiftsure: ShipFigures = {
  ...noFigures,
  said: {
    ...{ year: '1904', tons: '11 800', length: '475 ft 3 in', knots: '19', plate: 'krupp' },
    ...{ belt: '7', beltEnds: '3', upperBelt: '7', turrets: '9', barbettes: '10', conningTower: '11', deck: '1½' },
  },
  guns: [
    '4 x 10in turrets',
    '14 x 7.5in casemates',
    '14 x 14-pdr',
    '4 x 6-pdr in the tops',
    '2 x 18in tubes under water',
  ].map(line),
}
const made = (figures = swiftsure) => followed(recipe, editing!.blank(), figures)

test('the worked example of the README: Swiftsure', () => {
  const ship = shipOf(made())
  expect(checkShip(made())).toMatchObject({ ok: true })
  expect(ship).toMatchObject({
    tonnage: 11_800,
    flotation: 24,
    turningCirclesInches: [4.5, 3.5],
    speedLevels: [19, 15, 11, 8, 4, 0],
    torpedo: { type: '18″', carried: 4, twoTurn: true },
    crewQuality: 3,
  })
  const armour = (at: string) => ship.cells.find((cell) => cell.at === at)?.armour
  expect(['5-4', '1-4', '3-2', '3-3', '5-3', '4-1', '5-5'].map(armour)).toEqual([6, 3, 8, 9, 6, 9, 0])
  const guns = (letter: string) =>
    contents(ship, 'gun').flatMap(({ cell, content }) =>
      content.letter === letter ? [`${cell.at} ×${content.count}`] : [],
    )
  expect(guns('X')).toEqual(['3-2 ×2', '8-2 ×2'])
  expect(guns('A').toSorted()).toEqual(['4-2 ×2', '4-3 ×2', '5-3 ×4', '6-3 ×2', '7-2 ×2', '7-3 ×2'])
  expect(contents(ship, 'magazine').map(({ content }) => content.serves)).toEqual([
    'X fore',
    'A fore',
    'A aft',
    'X aft',
  ])
})

test('no ship carries more torpedoes than her card has room for', () => {
  const guns = [line('50 x 14in tubes under water')]
  const ship = made({ ...swiftsure, guns })
  expect(checkShip(ship)).toMatchObject({ ok: true })
  expect(shipOf(ship).torpedo?.carried).toBe(40)
})

test('each figure says what it comes to, and the cells it comes to', () => {
  const { comesTo, guns, derived } = recipe.make(editing!.blank(), swiftsure)
  expect(comesTo['turrets']).toEqual({
    sum: { key: 'recipe.sums.armour', values: { worth: 0.9, exact: 8.1 } },
    to: '8',
    parts: ['box:3-2', 'box:8-2'],
  })
  expect(comesTo['deck']).toMatchObject({ to: '–', sum: { key: 'recipe.sums.beltCounts' } })
  expect(guns.map(({ to }) => to)).toEqual(['X ×4', 'A ×14', 'E ×14', 'F ×4', 'T ×2'])
  expect(derived.map(({ path }) => recipe.shown(made().data, path))).toEqual([
    '24',
    '4.5″ 3.5″',
    '19 15 11 8 4 0',
    '18″ ×4',
    '3',
    '6',
  ])
})

test('what is changed by hand no later figure writes over; one key takes it back', () => {
  const edit = (document: ReturnType<typeof made>, part: string, field: string, to: number | string) =>
    changedByHand(recipe, document, editing!.change(document, part, { kind: 'set', field, to }))
  const painted = edit(edit(made(), 'crew', 'crewQuality', '2'), 'box:5-4', 'armour', 4)
  expect(painted.figures?.own).toEqual(['crewQuality', 'cells.5-4'])
  const heavier = followed(recipe, painted, {
    ...painted.figures!,
    said: { ...swiftsure.said, belt: '9', tons: '12 000' },
  })
  const armour = (document: typeof heavier, at: string) => shipOf(document).cells.find((cell) => cell.at === at)?.armour
  expect([armour(heavier, '5-4'), armour(heavier, '6-4'), shipOf(heavier).crewQuality]).toEqual([4, 8, 2])
  expect(armour(takenBack(recipe, heavier, 'cells.5-4'), '5-4')).toBe(8)
  expect(takenBack(recipe, heavier, 'crewQuality').figures?.own).toEqual(['cells.5-4'])
})

test('a navy changes what the recipe says of her crew, and nothing by hand', () => {
  const french = changedByHand(recipe, made(), { ...made(), navy: 'marine-nationale' })
  expect([shipOf(french).crewQuality, french.figures?.own]).toEqual([2, []])
})

const problems = (figures: Partial<ShipFigures>) => recipe.make(editing!.blank(), { ...swiftsure, ...figures }).problems
const saying = (said: Record<string, string>) => problems({ said: { ...swiftsure.said, ...said } })
const firing = (...guns: string[]) => problems({ guns: guns.map(line) })

test('what does not add up is named with a mend', () => {
  expect(saying({ year: '1790' })[0]).toMatchObject({
    key: 'outside:year',
    refuses: true,
    mends: [{ to: { said: { year: '1850' } } }],
  })
  expect(saying({ knots: '30' })[0]).toMatchObject({ key: 'fast:30:11800', at: 'knots', refuses: false })
  expect(saying({ length: '290 m' })[0]).toMatchObject({ at: 'length', refuses: false })
  expect(saying({ length: '144.9' }).find(({ at }) => at === 'length')?.mends?.[0]?.to.said['length']).toBe('144.9 m')
  expect(firing('4 x 28 turrets')[0]).toMatchObject({ at: 0, refuses: true })
  const [crowd] = firing('22 x 3-pdr in the tops')
  expect(crowd).toMatchObject({ say: { key: 'recipe.problems.inOneCell' }, refuses: true })
  expect(problems(crowd!.mends![0]!.to).filter(({ refuses }) => refuses)).toEqual([])
})
