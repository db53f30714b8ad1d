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
