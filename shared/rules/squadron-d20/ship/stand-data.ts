import { shipReader } from '../../kit/ship-reader'
import {
  standSchema,
  type StandData,
  type Factors,
  type Battery,
  type GroupName,
  type GunGroup,
  type TorpedoGroup,
  type Weapons,
} from './ship'

/** Replaces data that `checkShip` would refuse, so that folding an old journal never throws. */
const unreadable: StandData = {
  kind: 'smallCraft',
  vessels: 1,
  size: -4,
  savingThrow: 0,
  knots: 1,
  mvr: 0,
  crewQuality: 0,
  spottingBands: 0,
  factors: { asw: 0, lrf: 0, aaPlus: false, mrf: 0, crf: 0 },
  torpedoes: null,
  searchlights: false,
  smoke: false,
  lengthMetres: 20,
}

/** The pack's own part of a ship document, read once per document. */
export const { shipOf: dataOf, readShip: readData } = shipReader<StandData>(standSchema, unreadable)

const unarmed: Weapons = { main: null, other: null, torpedoes: null }

export function weaponsOf(data: StandData): Weapons {
  return data.kind === 'ship' || data.kind === 'shore' ? data.weapons : unarmed
}

const noFactors: Factors = { asw: 0, lrf: 0, aaPlus: false, mrf: 0, crf: 0 }

export function factorsOf(data: StandData): Factors {
  return data.kind === 'aircraft' ? noFactors : data.factors
}

export interface BatteryOfGroup {
  readonly group: Exclude<GroupName, 'torpedoes'>
  readonly battery: Battery
}

/** Gun batteries, MAIN before OTHER, in the order of the data. */
export function batteriesOf(data: StandData): readonly BatteryOfGroup[] {
  const { main, other } = weaponsOf(data)
  const of = (group: BatteryOfGroup['group'], guns: GunGroup | null) =>
    guns?.batteries.map((battery) => ({ group, battery })) ?? []
  return [...of('main', main), ...of('other', other)]
}

export function torpedoesOf(data: StandData): TorpedoGroup | null {
  return weaponsOf(data).torpedoes
}

/** The size modifier: above 0 is easier to hit. 0 for aircraft and places ashore. */
export function sizeOf(data: StandData): number {
  return data.kind === 'ship' || data.kind === 'smallCraft' ? data.size : 0
}
