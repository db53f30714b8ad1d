import type { Role } from '../ship/ship'
import { structuralResults as does, underwaterResults, type Result } from './critical-results'

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

const at = (from: number, to: number, is: Result): Row & SubRow => ({ from, to, is })

const topOfAll: readonly Row[] = [
  at(1, 2, does.hull),
  { from: 3, to: 3, sub: { die: 'D10', rows: [at(1, 5, does.optics), at(6, 10, does.masts)] } },
  at(4, 4, does.crew),
  at(5, 5, does.fireControl),
  at(6, 6, does.command),
]

const steers: readonly Row[] = [at(10, 10, does.steering), at(11, 11, does.helm)]

const tillFire: readonly Row[] = [
  ...topOfAll,
  at(7, 9, does.engineRoom),
  ...steers,
  at(12, 12, does.sensors),
  at(13, 13, does.fire),
]

const noPlanes = (does.sensors.sequence ?? []).filter(({ lose }) => lose !== 'planes')
const lossOfGroups = does.weapons.weapons

/**
 * Structural critical damage, D20: warships; merchants, whose rows 14 to 20 are cargo; carriers and places ashore.
 * @source Sheet, "Structural Critical Damage Table"
 */
export const structural: Readonly<Record<StructuralTable, readonly Row[]>> = {
  structuralWarship: [...tillFire, at(14, 20, does.weapons)],
  structuralMerchant: [...tillFire, at(14, 20, does.cargo)],
  structuralCarrier: [
    ...topOfAll,
    at(7, 9, { ...does.engineRoom, smokeLossOptional: true }),
    ...steers,
    at(12, 12, { ...does.sensors, sequence: noPlanes }),
    at(13, 13, does.fire),
    at(14, 14, {
      ...does.weapons,
      ...(lossOfGroups && { weapons: { ...lossOfGroups, factorOrder: ['mrf', 'crf'] } }),
    }),
    at(15, 16, does.aircraftOperations),
    at(17, 18, does.aircraftInHangar),
    at(19, 20, does.fuelAndAmmunition),
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

const { engines, catastrophicFlooding, powerFailure } = underwaterResults
const enginesFree = (free: 1 | 2): Result => ({
  ...engines,
  key: `engineRoom${free}`,
  speedDice: { free, cost: 'size' },
})

/** On that crew test. @source Sheet, "Underwater Critical Damage Table" */
export const floodingCrewTest = { poorUnderwaterProtection: -1 } as const

/**
 * Underwater critical damage, D20 in one of three columns. No armour counts.
 * @source Sheet, "Underwater Critical Damage Table"
 */
export const underwater: readonly UnderwaterRow[] = [
  row(faces(1, 9), faces(1, 5), faces(1, 3), catastrophicFlooding),
  row(faces(10, 12), faces(6, 8), faces(4), engines),
  row(faces(13), faces(9, 10), faces(5, 6), enginesFree(1)),
  row(faces(14), faces(11), faces(7, 10), enginesFree(2)),
  row(faces(15), faces(12, 14), faces(11, 15), under(does.steering)),
  row(faces(16), faces(15), faces(16), under(does.helm)),
  row(faces(17), faces(16), faces(17), under(does.command)),
  row(faces(18), faces(17), faces(18), under(does.crew)),
  row(faces(19), faces(18, 19), faces(19), powerFailure),
  {
    bow: faces(20),
    midships: faces(20),
    stern: faces(20),
    oneOf: {
      warship: under(does.weapons),
      carrier: { die: 'D20', aboveHull: under(does.weapons), upToHull: under(does.fuelAndAmmunition) },
      merchant: does.cargo,
    },
  },
]
