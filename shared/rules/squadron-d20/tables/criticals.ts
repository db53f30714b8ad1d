import type { Role } from '../ship/ship'
import {
  cargo,
  command,
  crew,
  engineRoom,
  fire,
  fireControl,
  fuelAndAmmunition,
  helm,
  hull,
  masts,
  optics,
  sensors,
  steering,
  weapons,
  type Result,
} from './critical-results'

/** @source Sheet, "Structural Critical Damage Table" */
export const structuralTables = ['structuralWarship', 'structuralMerchant', 'structuralCarrier'] as const
export type StructuralTable = (typeof structuralTables)[number]
export type CriticalTable = StructuralTable | 'underwater'

export interface Faces {
  readonly from: number
  readonly to: number
}

/** A row of a D20, or one that a D10 divides again. */
export type Row = Faces &
  ({ readonly is: Result } | { readonly sub: { readonly die: 'D10'; readonly rows: readonly SubRow[] } })
type SubRow = Faces & { readonly is: Result }

const topOfAll: readonly Row[] = [
  { from: 1, to: 2, is: hull },
  {
    from: 3,
    to: 3,
    sub: {
      die: 'D10',
      rows: [
        { from: 1, to: 5, is: optics },
        { from: 6, to: 10, is: masts },
      ],
    },
  },
  { from: 4, to: 4, is: crew },
  { from: 5, to: 5, is: fireControl },
  { from: 6, to: 6, is: command },
]

const tillFire: readonly Row[] = [
  ...topOfAll,
  { from: 7, to: 9, is: engineRoom },
  { from: 10, to: 10, is: steering },
  { from: 11, to: 11, is: helm },
  { from: 12, to: 12, is: sensors },
  { from: 13, to: 13, is: fire },
]

const [searchlights, , gunneryRadar] = sensors.sequence ?? []

/**
 * Structural critical damage, D20: warships; merchants, whose rows 14 to 20 are cargo; carriers and places ashore.
 * @source Sheet, "Structural Critical Damage Table"
 */
export const structural: Readonly<Record<StructuralTable, readonly Row[]>> = {
  structuralWarship: [...tillFire, { from: 14, to: 20, is: weapons }],
  structuralMerchant: [...tillFire, { from: 14, to: 20, is: cargo }],
  structuralCarrier: [
    ...topOfAll,
    { from: 7, to: 9, is: { ...engineRoom, smokeLossOptional: true } },
    { from: 10, to: 10, is: steering },
    { from: 11, to: 11, is: helm },
    {
      from: 12,
      to: 12,
      is: { ...sensors, sequence: searchlights && gunneryRadar ? [searchlights, gunneryRadar] : [] },
    },
    { from: 13, to: 13, is: fire },
    {
      from: 14,
      to: 14,
      is: {
        ...weapons,
        weapons: {
          after: { main: 'cvUsedUp', other: 'reroll', torpedoes: 'reroll' },
          factorOrder: ['mrf', 'crf'],
        },
      },
    },
    {
      from: 15,
      to: 16,
      is: {
        key: 'aircraftOperations',
        id: 'aircraftOperations',
        armour: 'armouredFlightDeck',
        after: 'reroll',
        steps: [{ lower: 'hull', cost: 1, minimum: 0 }],
      },
    },
    {
      from: 17,
      to: 18,
      is: {
        key: 'aircraftInHangar',
        id: 'aircraftInHangar',
        armour: 'armouredFlightDeck',
        after: 'reroll',
        steps: [{ lower: 'readiness', cost: 2, minimum: 0 }],
      },
    },
    { from: 19, to: 20, is: fuelAndAmmunition },
  ],
}

/**
 * The structural table of each role. Armed merchant cruisers use that of warships, places ashore that of carriers.
 * @source Sheet, "Structural Critical Damage Table"
 */
export const structuralTableOf: Readonly<Record<Role | 'shore', StructuralTable>> = {
  warship: 'structuralWarship',
  armedMerchantCruiser: 'structuralWarship',
  merchant: 'structuralMerchant',
  carrier: 'structuralCarrier',
  shore: 'structuralCarrier',
}

/** @source Sheet, "Underwater Critical Damage Table" */
export const columns = ['bow', 'midships', 'stern'] as const
export type Column = (typeof columns)[number]

/** Where a D6 says that she is hit (ruling `underwaterColumn`). @source Ruling, "underwaterColumn" */
export const columnsByDie: Readonly<Record<Column, Faces>> = {
  bow: { from: 1, to: 2 },
  midships: { from: 3, to: 4 },
  stern: { from: 5, to: 6 },
}

/** One row: its faces by column; what it does, or one of three by what kind of ship she is. */
export type UnderwaterRow = Readonly<Record<Column, Faces>> & ({ readonly is: Result } | { readonly oneOf: OneOf })

/** A carrier rolls a D20: above her original hull rating as a warship, else fuel. */
export interface OneOf {
  readonly warship: Result
  readonly carrier: { readonly die: 'D20'; readonly aboveHull: Result; readonly upToHull: Result }
  readonly merchant: Result
}

const row = (bow: Faces, midships: Faces, stern: Faces, is: Result): UnderwaterRow => ({ bow, midships, stern, is })
const faces = (from: number, to = from): Faces => ({ from, to })
const under = (result: Result): Result => ({ ...result, armour: null })

/** Smoke is made above the water. */
const engines: Result = {
  key: 'engineRoom',
  id: 'engineRoom',
  armour: null,
  after: 'reroll',
  speedDice: { free: 0, cost: 'size' },
}
const enginesFree = (free: 1 | 2): Result => ({
  ...engines,
  key: `engineRoom${free}`,
  speedDice: { free, cost: 'size' },
})

/**
 * Bulkheads give way: F by the CV, and again with each crew test that fails.
 * @source Sheet, "Underwater Critical Damage Table"
 */
const catastrophicFlooding: Result = {
  key: 'catastrophicFlooding',
  id: 'catastrophicFlooding',
  armour: null,
  after: 'cvUsedUp',
  steps: [{ lower: 'flotation', cost: 1, minimum: 0 }],
}
/** On that crew test. @source Sheet, "Underwater Critical Damage Table" */
export const floodingCrewTest = { poorUnderwaterProtection: -1 } as const

/** @source Sheet, "Underwater Critical Damage Table" */
const powerFailure: Result = { key: 'powerFailure', id: 'powerFailure', armour: null, after: 'cvUsedUp' }

/**
 * Underwater critical damage, D20 in one of three columns. No armour counts.
 * @source Sheet, "Underwater Critical Damage Table"
 */
export const underwater: readonly UnderwaterRow[] = [
  row(faces(1, 9), faces(1, 5), faces(1, 3), catastrophicFlooding),
  row(faces(10, 12), faces(6, 8), faces(4), engines),
  row(faces(13), faces(9, 10), faces(5, 6), enginesFree(1)),
  row(faces(14), faces(11), faces(7, 10), enginesFree(2)),
  row(faces(15), faces(12, 14), faces(11, 15), under(steering)),
  row(faces(16), faces(15), faces(16), under(helm)),
  row(faces(17), faces(16), faces(17), under(command)),
  row(faces(18), faces(17), faces(18), under(crew)),
  row(faces(19), faces(18, 19), faces(19), powerFailure),
  {
    bow: faces(20),
    midships: faces(20),
    stern: faces(20),
    oneOf: {
      warship: under(weapons),
      carrier: { die: 'D20', aboveHull: under(weapons), upToHull: under(fuelAndAmmunition) },
      merchant: cargo,
    },
  },
]
