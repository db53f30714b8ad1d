import type { Scalar } from '../../../kernel/scalar'
import type { Armour, Item, ShipType, Space, WaterShip } from '../ship/ship'
import { mountOf } from '../ship/ship-data'

/** The sizes of a row in a printed table, both ends included. */
export type Sizes = readonly [fromInches: number, toInches: number]

/**
 * Hit location (yellow D6). A range reads the first row that it does not exceed; beyond the last both can be struck.
 * @source Sheet, "Hit Location Table (1D6 YELLOW)"
 */
export const hitLocation = {
  die: 'D6',
  rows: [
    { upToInches: 5, hull: [1, 1], superstructure: [2, 6] },
    { upToInches: 15, hull: [1, 3], superstructure: [4, 6] },
    { upToInches: null, hull: [1, 6], superstructure: [3, 6] },
  ],
} as const

export type ExcessColumn = 'ddOrSmaller' | 'CL' | 'CA'

/** Excess damage: how many places further in D36 order is also struck. @source Sheet, "Excess Damage Table" */
export const excessDamage = [
  { gunInches: [7.9, 9.2], ddOrSmaller: [1], CL: [], CA: [] },
  { gunInches: [11, 14], ddOrSmaller: [1], CL: [1], CA: [] },
  { gunInches: [15, 18.1], ddOrSmaller: [1, -1], CL: [1, -1], CA: [1] },
] as const satisfies readonly ({ readonly gunInches: Sizes } & Readonly<Record<ExcessColumn, readonly number[]>>)[]

/**
 * Types that are not printed: rulings AS as DD, AM as CL, CVL as CA; the others have no excess damage.
 * @source Sheet, "Excess Damage Table" @source Ruling, "Damage"
 */
export const excessColumns: Readonly<Partial<Record<ShipType, ExcessColumn>>> = {
  ...{ TB: 'ddOrSmaller', DE: 'ddOrSmaller', DD: 'ddOrSmaller', AS: 'ddOrSmaller' },
  ...{ CL: 'CL', AM: 'CL', CA: 'CA', CVL: 'CA' },
}

/**
 * Gun power (green D6 at or under) and flooding (blue D6 at or over `floodsFrom`).
 * @source Sheet, "Gun Power and Flooding Table (1D6 GREEN, 1D6 BLUE)"
 */
export const gunPower = [
  { gunInches: [3, 3.5], power: 2, floodsFrom: 6 },
  { gunInches: [3.9, 4.5], power: 3, floodsFrom: 6 },
  { gunInches: [4.7, 5.25], power: 4, floodsFrom: 5 },
  { gunInches: [5.4, 6.1], power: 5, floodsFrom: 4 },
  { gunInches: [7.5, 9.2], power: 6, floodsFrom: 3 },
  { gunInches: [11, 14], power: 7, floodsFrom: 2 },
  { gunInches: [15, 18.1], power: 8, floodsFrom: 2 },
] as const satisfies readonly { readonly gunInches: Sizes; readonly power: number; readonly floodsFrom: number }[]

/**
 * What range does to power and flooding, beside the table.
 * @source Sheet, "Gun Power and Flooding Table (1D6 GREEN, 1D6 BLUE)"
 */
export const rangeEffects = {
  closeRange: { rangeAtMost: 5, armourFactor: 1, factorNotAbove: 0 },
  longRangeLightGun: { rangeAbove: 20, gunInchesBelow: 7.9, armourFactor: -1 },
  plungingFlooding: { rangeAbove: 15, floodDie: 1 },
} as const

/**
 * Beyond this range, and for bombs, the optional rule reads deck and turret top.
 * @source Sheet, "Armor Factor Modifiers" @source Ruling, "innerArmour"
 */
export const innerArmourBeyondInches = 15

/** Armour factors; erratum: taken off the power of the gun, not off the die. @source Sheet, "Armor Factor Modifiers" */
export const armourFactors: Readonly<Record<Armour, number>> = {
  none: 0,
  veryLight: -1,
  light: -2,
  medium: -3,
  heavy: -4,
  veryHeavy: -5,
}

/**
 * Fire and explosion (red D10): fire at or under, and whether an explosion is rolled for then.
 * @source Sheet, "Fire and Explosion Table (1D10 RED)"
 */
export const fireAndExplosion = {
  die: 'D10',
  explosionDie: 'D10',
  explosionAtMost: 1,
  rows: {
    magazine: { fireAtMost: 3, explosion: true },
    mainMount: { fireAtMost: 2, explosion: true },
    otherMount: { fireAtMost: 2, explosion: false },
    fuelOil: { fireAtMost: 3, explosion: false },
    aamg: { fireAtMost: 2, explosion: false },
    torpedoMount: { fireAtMost: 2, explosion: true },
    torpedoReloads: { fireAtMost: 2, explosion: true },
    aviationGas: { fireAtMost: 5, explosion: false },
    aircraft: { fireAtMost: 4, explosion: false },
  },
} as const

/** What the fire table lists. */
export type Burnable = keyof typeof fireAndExplosion.rows

/** What a thing of hers is on the fire table; `undefined` where it is not listed. */
export function burnableOf(ship: WaterShip, content: Space | Item): Burnable | undefined {
  switch (content.kind) {
    case 'magazine':
    case 'aviationGas':
    case 'torpedoMount':
    case 'torpedoReloads':
    case 'aamg':
    case 'aircraft':
      return content.kind
    case 'fuel':
      return 'fuelOil'
    case 'mount':
      return mountOf(ship, content.mount)?.battery.is === 'main' ? 'mainMount' : 'otherMount'
    default:
      return undefined
  }
}

/**
 * Fire continuation (D100 at or under): by damage control number 2 to 5, for 1 to 5 fires.
 * @source Sheet, "Fire Continuation Table (D100)"
 */
export const fireContinuation: Readonly<Record<2 | 3 | 4 | 5, readonly [number, number, number, number, number]>> = {
  2: [9, 46, 76, 93, 99],
  3: [3, 15, 50, 77, 91],
  4: [2, 7, 28, 56, 76],
  5: [1, 2, 12, 31, 58],
}

/** Chance in per cent that the fires get out of hand. Beyond the table its last column and row are read; none: 0. */
export function fireContinuationPercent(damageControl: number, fires: number): number {
  if (fires <= 0) return 0
  const number = Math.min(5, Math.max(2, Math.floor(damageControl))) as 2 | 3 | 4 | 5
  return fireContinuation[number][Math.min(5, fires) - 1] ?? 0
}

/** The row of a size: one between two rows reads the smaller, one below them all the first. */
export function rowOfSize<Row>(rows: readonly Row[], sizesOf: (row: Row) => Sizes, inches: number): Row {
  const row = rows.findLast((each) => sizesOf(each)[0] <= inches) ?? rows[0]
  if (row === undefined) throw new Error('a table without rows')
  return row
}

export function powerOf(inches: number) {
  return rowOfSize(gunPower, ({ gunInches }) => gunInches, inches)
}

/** What the yellow die strikes at a range. */
export function locationHit(die: number, rangeInches: number): { readonly hull: boolean; readonly above: boolean } {
  const row = hitLocation.rows.find(({ upToInches }) => upToInches === null || rangeInches <= upToInches)
  if (row === undefined) throw new Error('a table without a last row')
  return { hull: within(die, row.hull), above: within(die, row.superstructure) }
}

/** How far the other places lie that a shell of this size also strikes on a ship of this type. */
export function excessOf(inches: number, type: ShipType): readonly number[] {
  const column = excessColumns[type]
  if (column === undefined || inches < excessDamage[0].gunInches[0]) return []
  return rowOfSize(excessDamage, ({ gunInches }) => gunInches, inches)[column]
}

function within(die: number, [from, to]: readonly [from: number, to: number]): boolean {
  return die >= from && die <= to
}

/**
 * Engine and boiler speed loss: per cent of (top speed less flooding loss), by number fitted and number lost.
 * @source Sheet, "Engine and Boiler Speed Loss Table"
 */
export const plantLoss: Readonly<Record<number, Readonly<Record<number, number>>>> = {
  12: { 1: 5, 2: 5, 3: 10, 4: 15, 5: 20, 6: 35, 8: 50, 10: 75 },
  10: { 1: 5, 2: 10, 3: 15, 4: 20, 5: 30, 6: 40, 8: 65 },
  8: { 1: 5, 2: 10, 3: 15, 4: 25, 5: 35, 6: 50 },
  6: { 1: 5, 2: 15, 3: 35, 4: 50, 5: 75 },
  4: { 1: 10, 2: 25, 3: 50 },
  3: { 1: 15, 2: 35 },
  2: { 1: 25 },
}

/** Off her speed for each funnel location, once. @source Sheet, "General Damage Effects" */
export const funnelSpeedLoss = 0.25

/** Speeds are kept in these steps, and losses rounded to them, half up. @source Ruling, "Damage" */
export const speedStep = 0.25

const columns = Object.keys(plantLoss).map(Number)

/** Per cent lost with so many of those fitted gone; all of them are 100. Rulings `plantColumn` and `plantGap`. */
export function plantLossPercent(fitted: number, lost: number, column: Scalar, gap: Scalar): number {
  if (lost <= 0 || fitted <= 0) return 0
  if (lost >= fitted) return 100
  const printed = plantLoss[columnFor(fitted, column)] ?? {}
  const exact = printed[lost]
  if (exact !== undefined) return exact
  // All lost is all that she has, whatever column she reads.
  const known: readonly (readonly [lost: number, percent: number])[] = [
    [0, 0],
    ...Object.entries(printed).map(([row, percent]) => [Number(row), percent] as const),
    [fitted, 100],
  ]
  const [lowerRow, lower] = known.findLast(([row]) => row <= lost) ?? [0, 0]
  if (gap !== 'interpolate') return lower
  const [upperRow, upper] = known.find(([row]) => row > lost) ?? [fitted, 100]
  return lower + ((upper - lower) * (lost - lowerRow)) / (upperRow - lowerRow)
}

/** A number fitted that has no column: the next lower, or the next higher; beyond the ends the last one. */
function columnFor(fitted: number, column: Scalar): number {
  if (column === 'higher') return columns.find((each) => each >= fitted) ?? Math.max(...columns)
  return columns.findLast((each) => each <= fitted) ?? Math.min(...columns)
}

/** FP lost / (half the total) x top speed, not more than top speed. */
export function floodingLoss(lost: number, total: number, topSpeed: number): number {
  if (total <= 0 || lost <= 0) return 0
  return Math.min(topSpeed, toStep((lost / (total / 2)) * topSpeed))
}

/** To the nearest step, half up; what a binary fraction leaves over does not count. */
export function toStep(inches: number): number {
  return Math.floor(inches / speedStep + 0.5 + 1e-9) * speedStep
}
