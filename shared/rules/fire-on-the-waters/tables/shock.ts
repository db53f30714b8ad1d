import type { ShipType } from '../ship/ship'
import { rowOfSize, type Sizes } from './damage'
import { wildCourses, type SubRow } from './special-damage'

/** So many rolls on the shock table, or that chance of one. */
export type ShockRolls = { readonly rolls: number } | { readonly chancePercent: number }

export type ShockColumn = 'tbDe' | 'dd' | 'cl' | 'caCvl' | 'bcCv' | 'bbCve' | 'as' | 'am' | 'al'

/** @source Sheet, "Torpedo Shock Effects Table" */
export const shockColumns: Readonly<Record<ShipType, ShockColumn>> = {
  ...{ TB: 'tbDe', DE: 'tbDe', DD: 'dd', CL: 'cl', CA: 'caCvl', CVL: 'caCvl', BC: 'bcCv', CV: 'bcCv' },
  ...{ BB: 'bbCve', CVE: 'bbCve', AS: 'as', AM: 'am', AL: 'al' },
}

const once = { rolls: 1 }
const twice = { rolls: 2 }
const thrice = { rolls: 3 }
const half = { chancePercent: 50 }
const quarter = { chancePercent: 25 }

/** Torpedo shock, by size of torpedo and type of ship. @source Sheet, "Torpedo Shock Effects Table" */
export const torpedoShock: readonly {
  readonly torpedoInches: Sizes
  readonly rolls: Readonly<Record<ShockColumn, ShockRolls>>
}[] = [
  {
    torpedoInches: [17.7, 18],
    rolls: {
      ...{ tbDe: once, dd: once, cl: half, caCvl: half, bcCv: quarter },
      ...{ bbCve: quarter, as: once, am: once, al: half },
    },
  },
  {
    torpedoInches: [20.5, 21],
    rolls: { tbDe: twice, dd: twice, cl: once, caCvl: once, bcCv: half, bbCve: half, as: twice, am: twice, al: once },
  },
  {
    torpedoInches: [24, 24],
    rolls: {
      ...{ tbDe: thrice, dd: thrice, cl: twice, caCvl: twice, bcCv: once },
      ...{ bbCve: once, as: thrice, am: thrice, al: twice },
    },
  },
]

export function shockRollsOf(inches: number, type: ShipType): ShockRolls {
  return rowOfSize(torpedoShock, ({ torpedoInches }) => torpedoInches, inches).rolls[shockColumns[type]]
}

export interface ShockRow {
  readonly roll: number
  readonly id: string
  readonly turns?: number
  readonly plotAheadTurns?: number
  readonly delayTurns?: number
  readonly shafts?: number
  readonly engineRooms?: number
  readonly boilerRooms?: number
  readonly state?: 'damaged' | 'flooded' | 'destroyed'
  /** Off the present maximum. */
  readonly speedPercent?: number
  readonly speed?: number
  readonly speedPerTurn?: number
  readonly blocks?: readonly string[]
  readonly endsWith?: string
  readonly battery?: 'main' | 'secondary'
  readonly shiftFlag?: boolean
  readonly sub?: readonly SubRow[]
}

/**
 * Shock effects (D36). Here 1 to 3 leaves left turns; on the steering table it takes them away.
 * @source Sheet, "Shock Effects Table (D36)"
 */
export const shockEffects = [
  {
    ...{ roll: 11, id: 'rudderWarped' },
    sub: [
      [1, 3, 'leftOnly'],
      [4, 6, 'rightOnly'],
    ],
  },
  { roll: 12, id: 'handSteering', plotAheadTurns: 1 },
  { roll: 13, id: 'steeringWild', sub: wildCourses },
  { roll: 14, id: 'steeringGone' },
  { roll: 15, id: 'rudderHardLeft' },
  { roll: 16, id: 'rudderHardRight' },
  { roll: 21, id: 'shaftLost', shafts: 1 },
  { roll: 22, id: 'turbineOil', engineRooms: 1, state: 'damaged' },
  { roll: 23, id: 'turbineCasing', engineRooms: 1, state: 'flooded' },
  { roll: 24, id: 'boilerBreached', boilerRooms: 1, state: 'destroyed' },
  { roll: 25, id: 'boilerBricks', speedPercent: -25 },
  { roll: 26, id: 'condensers', speedPerTurn: -0.5 },
  { roll: 31, id: 'steamLineA', speed: -0.25 },
  { roll: 32, id: 'forcedDraught', boilerRooms: 1, state: 'damaged' },
  { roll: 33, id: 'fuelFeed', speedPercent: -25 },
  { roll: 34, id: 'steamLineB', speed: -0.25 },
  { roll: 35, id: 'engineOrders' },
  {
    ...{ roll: 36, id: 'ringMain', turns: 2, blocks: ['radio', 'radar', 'guns over 6 inch'] },
    endsWith: 'auxiliary power; with 41 it lasts until repaired',
  },
  { roll: 41, id: 'noAuxiliaryPower' },
  { roll: 42, id: 'switchboard', delayTurns: 1 },
  { roll: 43, id: 'mainMountJammed' },
  { roll: 44, id: 'secondaryMountJammed' },
  { roll: 45, id: 'torpedoMountJammed' },
  { roll: 46, id: 'secondaryDirectorLines', delayTurns: 1, battery: 'secondary' },
  { roll: 51, id: 'mainDirectorLines', delayTurns: 1, battery: 'main' },
  { roll: 52, id: 'powerMainSilent', battery: 'main' },
  { roll: 53, id: 'powerMainLocal', battery: 'main' },
  { roll: 54, id: 'powerSecondaryLocal', battery: 'secondary' },
  {
    ...{ roll: 55, id: 'mainDirectorOut' },
    sub: [
      [1, 3, 'forward'],
      [4, 6, 'aft'],
    ],
  },
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
