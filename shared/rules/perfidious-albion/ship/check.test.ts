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

describe('a ship is refused', () => {
  test('where a cell is on the card twice', () => {
    expect(checkShip(changed({ cells: [...data.cells, data.cells[0]] }))).toMatchObject({
      code: 'ship-cell-twice',
      values: { where: 'data.cells[45].at', what: '4·1' },
    })
  })

  test('where a magazine feeds a cell without a gun', () => {
    const cells = data.cells.map((cell) =>
      cell.at === '3-5' ? { ...cell, holds: [{ kind: 'magazine', feeds: ['3-2', '5-5'], serves: 'Z' }] } : cell,
    )
    const index = data.cells.findIndex((cell) => cell.at === '3-5')
    expect(checkShip(changed({ cells }))).toMatchObject({
      code: 'ship-magazine-feeds-no-gun',
      values: { where: `data.cells[${index}].holds[0].feeds[1]`, what: '5·5' },
    })
  })

  test('where her speed climbs or never reaches 0', () => {
    expect(checkShip(changed({ speedLevels: [16, 10, 12, 0] }))).toMatchObject({
      code: 'ship-speed-climbs',
      values: { where: 'data.speedLevels[2]' },
    })
    expect(checkShip(changed({ speedLevels: [16, 10, 2] }))).toMatchObject({ code: 'ship-speed-never-stops' })
  })

  test('where the schema says no, with the place', () => {
    const cells = data.cells.map((cell, index) => (index === 3 ? { ...cell, armour: 12 } : cell))
    expect(checkShip(changed({ cells }))).toMatchObject({ ok: false, values: { where: 'data.cells[3].armour' } })
    expect(checkShip(changed({ tonnage: '14890' }))).toMatchObject({ ok: false, values: { where: 'data.tonnage' } })
    expect(checkShip(changed({ paint: 'grey' }))).toMatchObject({ ok: false, values: { what: 'paint' } })
  })
})

describe('a scenario is refused', () => {
  const ushant = setUp(
    starterScenarioDocuments('perfidious-albion').find((scenario) => scenario.slug === 'off-ushant')!,
    ships,
  )
  const refusedWith = (change: Partial<ScenarioSetup>) => checkSetup({ ...ushant, ...change })
  const first = ushant.squadrons[0]!
  const withShip = (change: object) =>
    refusedWith({ squadrons: [{ ...first, ships: [{ ...first.ships[0]!, ...change }] }] })

  test('where the weather is unknown or out of bounds', () => {
    expect(refusedWith({ table: { moon: 'full' } })).toMatchObject({ code: 'scenario-fact-unknown' })
    expect(refusedWith({ table: { visibilityInches: 80 } })).toMatchObject({
      code: 'scenario-fact-unfit',
      values: { where: 'table.visibilityInches', what: 80 },
    })
    expect(refusedWith({ table: { windFrom: 'up' } })).toMatchObject({ code: 'scenario-fact-unfit' })
  })

  test('where a house rule is unknown or has no such choice', () => {
    expect(refusedWith({ houseRules: { magic: 'on' } })).toMatchObject({ code: 'scenario-rule-unknown' })
    expect(refusedWith({ houseRules: { surrender: 'never' } })).toMatchObject({ code: 'scenario-rule-unfit' })
    expect(refusedWith({ houseRules: { rakeArcDegrees: 120 } })).toMatchObject({ code: 'scenario-rule-unfit' })
    expect(refusedWith({ houseRules: { rakeArcDegrees: 45, fireGrowth: 0 } })).toMatchObject({ ok: true })
  })

  test('where sides, squadrons and ships do not fit together', () => {
    expect(refusedWith({ sides: ushant.sides.slice(1), orders: {} })).toMatchObject({ code: 'scenario-side-unknown' })
    expect(refusedWith({ orders: { pirates: 'Board them.' } })).toMatchObject({ code: 'scenario-side-unknown' })
    expect(refusedWith({ squadrons: [first, first] })).toMatchObject({ code: 'scenario-id-twice' })
    expect(withShip({ fields: { crewQuality: 4 } })).toMatchObject({ code: 'scenario-field-unfit' })
    expect(withShip({ fields: { parrot: 'yes' } })).toMatchObject({ code: 'scenario-field-unfit' })
  })

  test('where a ship in it is not sound, with the whole way to the place', () => {
    expect(withShip({ document: changed({ speedLevels: [16, 2] }) })).toMatchObject({
      code: 'ship-speed-never-stops',
      values: { where: 'squadrons[0].ships[0].document.data.speedLevels[1]' },
    })
  })
})

describe('`fireTrackBoxes`: 6 boxes and then `Explosion!`, unless the card says otherwise', () => {
  const scenario = starterScenarioDocuments('perfidious-albion').find(({ slug }) => slug === 'off-ushant')!
  const ushant = setUp(scenario, ships)
  const [first] = ushant.squadrons
  const own = { ...first!.ships[0]!, document: changed({ fireTrackBoxes: 5 }) }
  const boxCounts = (houseRules: ScenarioSetup['houseRules']) => {
    const fleet = [{ ...first!, ships: [own, ...first!.ships.slice(1)] }]
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
