import type { Nation, ShipType } from '../ship/ship'
import { rowOfSize, type Sizes } from './damage'

/** What a further D6 says: faces from and to, and what they mean. */
export type SubRow = readonly [from: number, to: number, id: string]

const on = <Id extends string>(from: number, to: number, id: Id) => [from, to, id] as const

const warpedRudder = [on(1, 3, 'noLeftTurn'), on(4, 6, 'noRightTurn')]
const jammedRudder = [on(1, 2, 'circlesLeft'), on(3, 4, 'circlesRight'), on(5, 6, 'straight')]
const oneWayLeft = [on(1, 3, 'leftOnly'), on(4, 6, 'rightOnly')]
const oneDirector = [on(1, 3, 'forward'), on(4, 6, 'aft')]

/**
 * Rolled every turn. The sides are the reverse of those on the event cards.
 * @source Sheet, "Steering Hit Table (1D6)"
 */
export const wildCourses = [
  on(1, 1, 'right90'),
  on(2, 2, 'right180'),
  on(3, 4, 'straight'),
  on(5, 5, 'left90'),
  on(6, 6, 'left180'),
]

/** Steering hits (D6); what each row means is in words. @source Sheet, "Steering Hit Table (1D6)" */
export const steeringHit = [
  { from: 1, to: 1, id: 'rudderWarped', speedPercent: -25, sub: warpedRudder },
  { from: 2, to: 2, id: 'auxiliarySteering' },
  { from: 3, to: 3, id: 'rudderJammed', sub: jammedRudder },
  { from: 4, to: 4, id: 'noTurns', turns: 2 },
  { from: 5, to: 5, id: 'handSteering' },
  { from: 6, to: 6, id: 'steeringWild', sub: wildCourses },
] as const satisfies readonly SpecialRow[]

/** A row of the steering and bridge tables, as far as the program works it out: the rest is in its words. */
export interface SpecialRow {
  readonly from: number
  readonly to: number
  readonly id: string
  readonly turns?: number
  readonly speedPercent?: number
  readonly shiftFlag?: boolean
  readonly sub?: readonly SubRow[]
}

const conningAft = { from: 1, to: 1, id: 'conningAft' } as const
const telegraphOut = { from: 2, to: 2, id: 'telegraphOut' } as const
const mainDelay = { from: 3, to: 3, id: 'mainDelay', shiftFlag: true } as const
const silenced = { from: 4, to: 4, id: 'silenced', turns: 2, shiftFlag: true } as const
const signalsGone = { from: 5, to: 5, id: 'signalsGone', shiftFlag: true } as const
const secondaryDelay = { from: 6, to: 6, id: 'secondaryDelay' } as const
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
      { from: 4, to: 4, id: 'gunsSilenced', turns: 2, shiftFlag: true },
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

/** So many rolls on the shock table, or that chance of one. */
export type ShockRolls = { readonly rolls: number } | { readonly chancePercent: number }

export type ShockColumn = 'tbDe' | 'dd' | 'cl' | 'caCvl' | 'bcCv' | 'bbCve' | 'as' | 'am' | 'al'

/** @source Sheet, "Torpedo Shock Effects Table" */
export const shockColumns: Readonly<Record<ShipType, ShockColumn>> = {
  ...{ TB: 'tbDe', DE: 'tbDe', DD: 'dd', CL: 'cl', CA: 'caCvl', CVL: 'caCvl', BC: 'bcCv', CV: 'bcCv' },
  ...{ BB: 'bbCve', CVE: 'bbCve', AS: 'as', AM: 'am', AL: 'al' },
}

const [once, twice, thrice] = [{ rolls: 1 }, { rolls: 2 }, { rolls: 3 }] as const
const [half, quarter] = [{ chancePercent: 50 }, { chancePercent: 25 }] as const

/** Some columns are alike at every size: those of destroyers and small merchants, of cruisers, of capital ships. */
const alike = (
  small: ShockRolls,
  cruiser: ShockRolls,
  large: ShockRolls,
): Readonly<Record<ShockColumn, ShockRolls>> => ({
  ...{ tbDe: small, dd: small, as: small, am: small },
  ...{ cl: cruiser, caCvl: cruiser, al: cruiser, bcCv: large, bbCve: large },
})

/** Torpedo shock, by size of torpedo and type of ship. @source Sheet, "Torpedo Shock Effects Table" */
export const torpedoShock: readonly {
  readonly torpedoInches: Sizes
  readonly rolls: Readonly<Record<ShockColumn, ShockRolls>>
}[] = [
  { torpedoInches: [17.7, 18], rolls: alike(once, half, quarter) },
  { torpedoInches: [20.5, 21], rolls: alike(twice, once, half) },
  { torpedoInches: [24, 24], rolls: alike(thrice, twice, once) },
]

export function shockRollsOf(inches: number, type: ShipType): ShockRolls {
  return rowOfSize(torpedoShock, ({ torpedoInches }) => torpedoInches, inches).rolls[shockColumns[type]]
}

export interface ShockRow {
  readonly roll: number
  readonly id: string
  readonly turns?: number
  /** What becomes of a room, the nearest of its kind. */
  readonly room?: 'engineRoom' | 'boilerRoom'
  readonly state?: 'damaged' | 'flooded' | 'destroyed'
  /** Off the present maximum. */
  readonly speedPercent?: number
  readonly speed?: number
  readonly speedPerTurn?: number
  readonly shiftFlag?: boolean
  readonly sub?: readonly SubRow[]
}

/**
 * Shock effects (D36). Here 1 to 3 leaves left turns; on the steering table it takes them away.
 * @source Sheet, "Shock Effects Table (D36)"
 */
export const shockEffects = [
  { roll: 11, id: 'rudderWarped', sub: oneWayLeft },
  { roll: 12, id: 'handSteering' },
  { roll: 13, id: 'steeringWild', sub: wildCourses },
  { roll: 14, id: 'steeringGone' },
  { roll: 15, id: 'rudderHardLeft' },
  { roll: 16, id: 'rudderHardRight' },
  { roll: 21, id: 'shaftLost' },
  { roll: 22, id: 'turbineOil', room: 'engineRoom', state: 'damaged' },
  { roll: 23, id: 'turbineCasing', room: 'engineRoom', state: 'flooded' },
  { roll: 24, id: 'boilerBreached', room: 'boilerRoom', state: 'destroyed' },
  { roll: 25, id: 'boilerBricks', speedPercent: -25 },
  { roll: 26, id: 'condensers', speedPerTurn: -0.5 },
  { roll: 31, id: 'steamLineA', speed: -0.25 },
  { roll: 32, id: 'forcedDraught', room: 'boilerRoom', state: 'damaged' },
  { roll: 33, id: 'fuelFeed', speedPercent: -25 },
  { roll: 34, id: 'steamLineB', speed: -0.25 },
  { roll: 35, id: 'engineOrders' },
  { roll: 36, id: 'ringMain', turns: 2 },
  { roll: 41, id: 'noAuxiliaryPower' },
  { roll: 42, id: 'switchboard' },
  { roll: 43, id: 'mainMountJammed' },
  { roll: 44, id: 'secondaryMountJammed' },
  { roll: 45, id: 'torpedoMountJammed' },
  { roll: 46, id: 'secondaryDirectorLines' },
  { roll: 51, id: 'mainDirectorLines' },
  { roll: 52, id: 'powerMainSilent' },
  { roll: 53, id: 'powerMainLocal' },
  { roll: 54, id: 'powerSecondaryLocal' },
  { roll: 55, id: 'mainDirectorOut', sub: oneDirector },
  { roll: 56, id: 'radioOut', shiftFlag: true },
  { roll: 61, id: 'fireControlRadarsOutA' },
  { roll: 62, id: 'fireControlRadarsOutB' },
  { roll: 63, id: 'searchRadarsOutA' },
  { roll: 64, id: 'searchRadarsOutB' },
  { roll: 65, id: 'allElectronicsA', shiftFlag: true },
  { roll: 66, id: 'allElectronicsB', shiftFlag: true },
] as const satisfies readonly ShockRow[]

export type ShockId = (typeof shockEffects)[number]['id']

/** The row of a D36. */
export function shockOf(roll: number): ShockRow & { readonly id: ShockId } {
  const row = shockEffects.find((each) => each.roll === roll)
  if (row === undefined) throw new Error(`no shock effect ${roll}`)
  return row
}
