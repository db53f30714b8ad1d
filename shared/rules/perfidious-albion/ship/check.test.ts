import { describe, expect, test } from 'vitest'
import { setUp, starterScenarioDocuments } from '../../run/starter.testing'
import type { ScenarioSetup } from '../../../documents/scenario'
import type { ShipDocument } from '../../../documents/ship'
import { trackId } from '../../../kernel/ids'
import { checkSetup } from '../table/check-setup'
import { checkShip } from './check-ship'
import { starterShips } from '../recipe/starter-ships'
import { shape } from './shape'
import { shipOf } from './ship-data'

const ships = starterShips()
const majestic = ships.find((ship) => ship.slug === 'majestic')!
const data = shipOf(majestic)
const changed = (change: object): ShipDocument => ({ ...majestic, data: { ...majestic.data, ...change } })

const cellsWith = (at: string, change: object) =>
  data.cells.map((cell) => (cell.at === at ? { ...cell, ...change } : cell))
const indexOf = (at: string) => data.cells.findIndex((cell) => cell.at === at)
const feeding = [{ kind: 'magazine', feeds: ['3-2', '5-5'], serves: 'Z' }]
const stray = `data.cells[${indexOf('3-5')}].holds[0].feeds[1]`

test.each([
  ['a cell is on the card twice', { cells: [...data.cells, data.cells[0]] }, 'ship-cell-twice', 'data.cells[45].at'],
  ['a magazine feeds no gun', { cells: cellsWith('3-5', { holds: feeding }) }, 'ship-magazine-feeds-no-gun', stray],
  ['her speed climbs', { speedLevels: [16, 10, 12, 0] }, 'ship-speed-climbs', 'data.speedLevels[2]'],
  ['her speed never reaches 0', { speedLevels: [16, 10, 2] }, 'ship-speed-never-stops', 'data.speedLevels[2]'],
  ['her armour is beyond the card', { cells: cellsWith('4-1', { armour: 12 }) }, '', 'data.cells[0].armour'],
  ['a figure is a word', { tonnage: '14890' }, '', 'data.tonnage'],
])('a ship is refused where %s, with the place', (_, change, code, where) => {
  expect(checkShip(changed(change))).toMatchObject({ ok: false, ...(code && { code }), values: { where } })
})

test('a ship is refused what the schema does not know', () => {
  expect(checkShip(changed({ paint: 'grey' }))).toMatchObject({ ok: false, values: { what: 'data.paint' } })
})

const ushant = setUp(
  starterScenarioDocuments('perfidious-albion').find((scenario) => scenario.slug === 'off-ushant')!,
  ships,
)
const first = ushant.squadrons[0]!

describe('a scenario is refused', () => {
  const withShip = (change: object) => ({ squadrons: [{ ...first, ships: [{ ...first.ships[0]!, ...change }] }] })

  test.each([
    [{ table: { moon: 'full' } }, 'scenario-fact-unknown'],
    [{ table: { visibilityInches: 80 } }, 'scenario-fact-unfit'],
    [{ table: { windFrom: 'up' } }, 'scenario-fact-unfit'],
    [{ houseRules: { magic: 'on' } }, 'scenario-rule-unknown'],
    [{ houseRules: { surrender: 'never' } }, 'scenario-rule-unfit'],
    [{ houseRules: { rakeArcDegrees: 120 } }, 'scenario-rule-unfit'],
    [{ sides: ushant.sides.slice(1), orders: {} }, 'scenario-side-unknown'],
    [{ orders: { pirates: 'Board them.' } }, 'scenario-side-unknown'],
    [{ chart: { table: [72, 48], tracks: [{ side: 'pirates', points: [] }] } }, 'scenario-side-unknown'],
    [{ squadrons: [first, first] }, 'scenario-id-twice'],
    [withShip({ fields: { crewQuality: 4 } }), 'scenario-field-unfit'],
    [withShip({ fields: { parrot: 'yes' } }), 'scenario-field-unfit'],
    [withShip({ marks: { boxes: { '6-3': ['painted'] }, tracks: {} } }), 'scenario-mark-unfit'],
    [withShip({ marks: { boxes: { '99-9': ['struck'] }, tracks: {} } }), 'scenario-mark-unfit'],
    [withShip({ marks: { boxes: {}, tracks: { flotation: 900 } } }), 'scenario-mark-unfit'],
    [withShip({ fields: { commander: 'x'.repeat(120) } }), 'scenario-field-long'],
  ])('%#: %s', (change, code) => {
    expect(checkSetup({ ...ushant, ...change } as ScenarioSetup)).toMatchObject({ code })
  })

  test('and not for what its rules allow', () => {
    const houseRules = { rakeArcDegrees: 45, fireGrowth: 0 }
    expect(checkSetup({ ...ushant, houseRules })).toMatchObject({ ok: true })
    const marks = { boxes: { '6-3': ['struck'] }, tracks: { flotation: 9 } }
    expect(checkSetup({ ...ushant, ...withShip({ marks }) } as ScenarioSetup)).toMatchObject({ ok: true })
  })

  test('where a ship in it is not sound, with the whole way to the place', () => {
    expect(checkSetup({ ...ushant, ...withShip({ document: changed({ speedLevels: [16, 2] }) }) })).toMatchObject({
      code: 'ship-speed-never-stops',
      values: { where: 'squadrons[0].ships[0].document.data.speedLevels[1]' },
    })
  })
})

describe('`fireTrackBoxes`: 6 boxes and then `Explosion!`, unless the card says otherwise', () => {
  const own = { ...first.ships[0]!, document: changed({ fireTrackBoxes: 5 }) }
  const boxCounts = (houseRules: ScenarioSetup['houseRules']) => {
    const fleet = [{ ...first, ships: [own, ...first.ships.slice(1)] }]
    const checked = checkSetup({ ...ushant, houseRules, squadrons: fleet })
    if (!checked.ok) throw new Error(checked.code)
    return checked.value.squadrons[0]!.ships.map(({ document }) => shape(document).tracks[trackId('fire')]!.maximum - 1)
  }

  test('a scenario says how many, where a card has the usual 6', () => {
    expect(new Set(boxCounts({}).slice(1))).toEqual(new Set([6]))
    expect(new Set(boxCounts({ fireTrackBoxes: 4 }).slice(1))).toEqual(new Set([4]))
  })

  test('a card that says otherwise is left alone', () => {
    expect([boxCounts({})[0], boxCounts({ fireTrackBoxes: 4 })[0]]).toEqual([5, 5])
  })
})
