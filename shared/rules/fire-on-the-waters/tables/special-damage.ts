import type { Nation, ShipType } from '../ship/ship'
import { rowOfSize, type Sizes } from './damage'

/** What a further D6 says: faces from and to, and what they mean. */
export type SubRow = readonly [from: number, to: number, id: string]

const warpedRudder = [
  [1, 3, 'noLeftTurn'],
  [4, 6, 'noRightTurn'],
] as const

/**
 * Rolled every turn. The sides are the reverse of those on the event cards.
 * @source Sheet, "Steering Hit Table (1D6)"
 */
export const wildCourses = [
  [1, 1, 'right90'],
  [2, 2, 'right180'],
  [3, 4, 'straight'],
  [5, 5, 'left90'],
  [6, 6, 'left180'],
] as const satisfies readonly SubRow[]

/** Steering hits (D6); what each row means is in words. @source Sheet, "Steering Hit Table (1D6)" */
export const steeringHit = [
  { from: 1, to: 1, id: 'rudderWarped', speedPercent: -25, sub: warpedRudder },
  { from: 2, to: 2, id: 'auxiliarySteering', turnClass: 1 },
  {
    ...{ from: 3, to: 3, id: 'rudderJammed' },
    sub: [
      [1, 2, 'circlesLeft'],
      [3, 4, 'circlesRight'],
      [5, 6, 'straight'],
    ],
  },
  { from: 4, to: 4, id: 'noTurns', turns: 2 },
  { from: 5, to: 5, id: 'handSteering', plotAheadTurns: 1 },
  { from: 6, to: 6, id: 'steeringWild', sub: wildCourses },
] as const satisfies readonly SpecialRow[]

/** A row of the steering and bridge tables. */
export interface SpecialRow {
  readonly from: number
  readonly to: number
  readonly id: string
  readonly turns?: number
  readonly turnClass?: number
  readonly speedPercent?: number
  readonly plotAheadTurns?: number
  readonly delayTurns?: number
  readonly battery?: string
  readonly weapons?: readonly string[]
  readonly randomMovement?: boolean
  readonly shiftFlag?: boolean
  readonly sub?: readonly SubRow[]
}

const conningAft = { from: 1, to: 1, id: 'conningAft', plotAheadTurns: 1 } as const
const telegraphOut = { from: 2, to: 2, id: 'telegraphOut', plotAheadTurns: 1 } as const
const mainDelay = { from: 3, to: 3, id: 'mainDelay', delayTurns: 1, battery: 'main', shiftFlag: true } as const
const silenced = {
  ...{ from: 4, to: 4, id: 'silenced', turns: 2 },
  weapons: ['guns', 'torpedoes'],
  shiftFlag: true,
} as const
const signalsGone = { from: 5, to: 5, id: 'signalsGone', randomMovement: true, shiftFlag: true } as const
const secondaryDelay = {
  ...{ from: 6, to: 6, id: 'secondaryDelay', delayTurns: 1 },
  battery: 'secondary and torpedoes',
} as const
const fireControlRadarsOut = { from: 7, to: 8, id: 'fireControlRadarsOut' } as const

/** Bridge hits, by navy and type. @source Sheet, "Bridge Hit Tables" */
export const bridgeHit = {
  axis: {
    die: 'D6',
    rows: [conningAft, telegraphOut, mainDelay, silenced, signalsGone, secondaryDelay],
  },
  usnHeavy: {
    die: 'D10',
    rows: [
      ...[conningAft, telegraphOut, mainDelay],
      { from: 4, to: 4, id: 'gunsSilenced', turns: 2, weapons: ['guns'], shiftFlag: true },
      ...[signalsGone, secondaryDelay, fireControlRadarsOut],
      { from: 9, to: 9, id: 'forwardMainDirectorOut' },
      { from: 10, to: 10, id: 'forwardSecondaryDirectorOut' },
    ],
  },
  usnLightAndRn: {
    die: 'D10',
    rows: [
      ...[conningAft, telegraphOut, mainDelay, silenced, signalsGone, secondaryDelay, fireControlRadarsOut],
      { from: 9, to: 9, id: 'portTorpedoDirectorOut' },
      { from: 10, to: 10, id: 'starboardTorpedoDirectorOut' },
    ],
  },
} as const satisfies Readonly<Record<string, { readonly die: 'D6' | 'D10'; readonly rows: readonly SpecialRow[] }>>

export type BridgeTable = keyof typeof bridgeHit
/** @source Sheet, "Bridge Hit Tables" */
export const bridgeTables = ['axis', 'usnHeavy', 'usnLightAndRn'] as const satisfies readonly BridgeTable[]

const axisNavies: readonly Nation[] = ['JUN', 'RM', 'KM', 'KKM']
const merchants: readonly ShipType[] = ['AS', 'AM', 'AL']
const usnHeavyTypes: readonly ShipType[] = ['CA', 'BB', 'BC', 'CV', 'CVL', 'CVE']

/** Which bridge table a ship reads; ruling `bridgeTableFor` for those that no heading names. */
export function bridgeTableOf(nation: Nation, type: ShipType): BridgeTable {
  if (axisNavies.includes(nation) || merchants.includes(type)) return 'axis'
  return nation === 'USN' && usnHeavyTypes.includes(type) ? 'usnHeavy' : 'usnLightAndRn'
}

/** Whether a printed heading names her: with `bridgeTableFor: ask` the others are asked for. */
export function isBridgeTablePrinted(nation: Nation, type: ShipType): boolean {
  if (merchants.includes(type)) return false
  return nation === 'USN' ? ['CA', 'BB', 'DD', 'CL'].includes(type) : nation !== 'other'
}

/**
 * Propulsion hits (optional, D10 at or under), by weapon and type.
 * @source Sheet, "Propulsion Hit Table (Optional) (1D10)"
 */
export const propulsionHit = [
  { weaponInches: [3, 4.1], atMost: { ddDeTb: 4, cl: 3, caCvlCv: 2, bbBcCve: 1, akAt: 4 } },
  { weaponInches: [4.5, 5.25], atMost: { ddDeTb: 5, cl: 4, caCvlCv: 3, bbBcCve: 2, akAt: 5 } },
  { weaponInches: [5.4, 6.1], atMost: { ddDeTb: 6, cl: 5, caCvlCv: 4, bbBcCve: 3, akAt: 6 } },
  { weaponInches: [7.5, 9.2], torpedoes: true, atMost: { ddDeTb: 7, cl: 6, caCvlCv: 5, bbBcCve: 4, akAt: 7 } },
  { weaponInches: [11, 14], atMost: { ddDeTb: 8, cl: 7, caCvlCv: 6, bbBcCve: 5, akAt: 8 } },
  { weaponInches: [15, 18.1], atMost: { ddDeTb: 9, cl: 8, caCvlCv: 7, bbBcCve: 6, akAt: 9 } },
] as const satisfies readonly {
  readonly weaponInches: Sizes
  readonly torpedoes?: true
  readonly atMost: Readonly<Record<PropulsionColumn, number>>
}[]

export type PropulsionColumn = 'ddDeTb' | 'cl' | 'caCvlCv' | 'bbBcCve' | 'akAt'

/**
 * AS, AM and AL read the column of cargo ships and transports.
 * @source Sheet, "Propulsion Hit Table (Optional) (1D10)"
 */
export const propulsionColumns: Readonly<Record<ShipType, PropulsionColumn>> = {
  ...{ DD: 'ddDeTb', DE: 'ddDeTb', TB: 'ddDeTb', CL: 'cl', CA: 'caCvlCv', CVL: 'caCvlCv', CV: 'caCvlCv' },
  ...{ BB: 'bbBcCve', BC: 'bbBcCve', CVE: 'bbBcCve', AS: 'akAt', AM: 'akAt', AL: 'akAt' },
}

/** The highest face of the D10 at which the engines stop. */
export function propulsionAtMost(weapon: 'gun' | 'torpedo', inches: number, type: ShipType): number {
  const ofTorpedoes = propulsionHit.find((row) => 'torpedoes' in row)
  const ofSize = rowOfSize(propulsionHit, ({ weaponInches }) => weaponInches, inches)
  return (weapon === 'torpedo' ? (ofTorpedoes ?? ofSize) : ofSize).atMost[propulsionColumns[type]]
}

export function rowOfDie<Row extends { readonly from: number; readonly to: number }>(
  rows: readonly Row[],
  die: number,
): Row {
  const row = rows.find(({ from, to }) => die >= from && die <= to)
  if (row === undefined) throw new Error(`no row for ${die}`)
  return row
}

/** What a further die says. */
export function subOf(rows: readonly SubRow[], die: number): string {
  const row = rows.find(([from, to]) => die >= from && die <= to)
  if (row === undefined) throw new Error(`no row for ${die}`)
  return row[2]
}
