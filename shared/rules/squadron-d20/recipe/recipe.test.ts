import { expectCommitted } from '../../run/starter.testing'
import { describe, expect, test } from 'vitest'
import { isFlagName } from '../../../card/flags'
import { checkShip } from '../ship/check-ship'
import { batteriesOf, dataOf } from '../ship/stand-data'
import type { ShipData } from '../ship/ship'
import { dropModifier, mountsOf, settingsOf } from './facts'
import {
  armour,
  carrierFigures,
  damageControlTeams,
  facesOf,
  factors,
  flotation,
  impact,
  sizeOfLength,
  spottingBands,
  structure,
} from './figures'
import { starterShips } from './starter-ships'

const documents = starterShips()
const stands = documents.map((document) => dataOf(document))
const ships = stands.filter((data): data is ShipData => data.kind === 'ship')

test('the committed files are those that the recipe makes', () => {
  expectCommitted('squadron-d20', documents)
})

test('tons become F and S', () => {
  const hull = (tons: number, role: ShipData['role']) => {
    const facts = { tons, role }
    return [flotation(facts), structure(facts)]
  }
  expect(hull(37_970, 'warship')).toEqual([49, 49])
  expect(hull(19_875, 'carrier')).toEqual([35, 26])
  expect(hull(9264, 'merchant')).toEqual([16, 8])
})

test('metres become sizes and bands', () => {
  expect([18, 62, 90, 114, 150, 186, 222, 257].map(sizeOfLength)).toEqual([-4, -3, -2, -1, 0, 1, 2, 3])
  expect([18, 62, 104, 169, 207].map((metres) => spottingBands(metres))).toEqual([1, 2, 3, 4, 5])
  expect(spottingBands(156, 'merchant')).toBe(3)
})

test('inches become armour and IP', () => {
  expect(armour({ belt: 12.2, deck: 0.5, turret: 0.9 })).toMatchObject({ belt: 12, deck: 0, turret: 1, casemate: 0 })
  expect([3, 4, 5, 6, 8, 11, 14, 16].map(impact)).toEqual([1, 2, 2, 3, 5, 7, 10, 13])
})

test('men become teams, aircraft a hull rating and readiness, barrels factors', () => {
  expect([60, 190, 950, 2257, 5000].map(damageControlTeams)).toEqual([1, 2, 10, 23, 30])
  expect(carrierFigures(72)).toEqual({ hull: 12, readiness: 9 })
  expect(factors({ heavy: 16, medium: 68, light: 1, depthCharges: 5 })).toEqual({
    asw: 3,
    lrf: 4,
    aaPlus: false,
    mrf: 9,
    crf: 1,
  })
})

test('the faces of a group are its share of the deck, and make up a D10', () => {
  const main = [{ id: 'a', inches: 8, mounts: '4x2', kind: 'turretArmoured' as const }]
  const other = [{ id: 'b', inches: 5, mounts: '4x2', kind: 'shielded' as const }]
  const torpedoes = { model: 'Japanese type 93' as const, mounts: '4x3', kind: 'shielded' as const }
  expect(facesOf({ main, other, torpedoes })).toEqual({
    main: { from: 1, to: 5 },
    other: { from: 6, to: 8 },
    torpedoes: { from: 9, to: 10 },
  })
})

test('torpedoes run so many bands at so many knots', () => {
  expect(settingsOf('Japanese type 93')).toEqual([
    { knots: 49, rangeBands: 4, modifier: 2 },
    { knots: 41, rangeBands: 5, modifier: 1 },
    { knots: 37, rangeBands: 5, modifier: 0 },
  ])
  expect(dropModifier('US Mk 13')).toBe(-1)
})

test('a slip in the facts is a bug and is named', () => {
  expect(mountsOf('3x2 1x1')).toEqual([2, 2, 2, 1])
  expect(() => mountsOf('three')).toThrow('three')
})

test('of everything that the issue of a fleet asks for', () => {
  expect(ships.length).toBeGreaterThanOrEqual(14)
  expect(ships.filter(({ role }) => role === 'carrier').length).toBeGreaterThanOrEqual(2)
  for (const role of ['merchant', 'armedMerchantCruiser'] as const)
    expect(ships.some((ship) => ship.role === role)).toBe(true)
  for (const kind of ['fuel', 'ammunition'] as const) expect(ships.some(({ cargo }) => cargo?.kind === kind)).toBe(true)
  for (const kind of ['smallCraft', 'shore'] as const) expect(stands.some((data) => data.kind === kind)).toBe(true)
  const airborne = documents.filter((document) => dataOf(document).kind === 'aircraft')
  expect(airborne.length).toBeGreaterThanOrEqual(5)
  expect(new Set(airborne.map(({ navy }) => navy)).size).toBeGreaterThanOrEqual(4)
})

describe.each(documents.map((document) => ({ slug: document.slug, document })))('$slug', ({ document }) => {
  test('passes the pack, unofficial, under a flag that is drawn', () => {
    expect(checkShip(document)).toMatchObject({ ok: true })
    expect(document.unofficial).toBe(true)
    expect(isFlagName(document.navy)).toBe(true)
  })

  test('has a shell that counts in every battery', () => {
    for (const { battery } of batteriesOf(dataOf(document))) expect(battery.impact).toBeGreaterThan(0)
  })
})
