import { factParts } from '../../kit/facts'
import type { ShipHead } from '../../kit/ship-made'
import type { ProfileRecord } from '../../../profile/record'
import type { Arc, Reliability, ShipType } from '../ship/ship'

/** Where a mount bears. */
const arcs = {
  fore: { from: 215, to: 145 },
  aft: { from: 35, to: 325 },
  port: { from: 190, to: 350 },
  starboard: { from: 10, to: 170 },
  portFore: { from: 210, to: 10 },
  starboardFore: { from: 350, to: 150 },
  portAft: { from: 170, to: 330 },
  starboardAft: { from: 30, to: 190 },
  /** Torpedo tubes train over 120 degrees. */
  tubesPort: { from: 210, to: 330 },
  tubesStarboard: { from: 30, to: 150 },
  /** On the centre line: to either side, by the mount; the form keeps the wider. */
  beams: { from: 30, to: 330 },
  all: { from: 0, to: 359 },
} as const satisfies Readonly<Record<string, Arc>>
export type ArcName = keyof typeof arcs

/** A gun in its mounting. */
interface Gun {
  readonly inches: number
  /** Rounds a minute and gun, at drill. */
  readonly drillRounds: number
  /** Furthest reach at the elevation of the mounting. */
  readonly reachYards: number
  /** Turrets and gun houses; open shields are not. */
  readonly shielded: boolean
  /** Face and top of the turret, where they are more than splinter plating. */
  readonly faceMm?: number
  readonly topMm?: number
  /** Only where the ship is known for it: otherwise the mounting decides. */
  readonly reliability?: Reliability
}

type Plates = Pick<Gun, 'faceMm' | 'topMm' | 'reliability'>

/** A gun in a turret or a house: its bore, rounds a minute at drill, its reach, the plates of the mounting. */
export const housed = (inches: number, drillRounds: number, reachYards: number, plates: Plates = {}): Gun => {
  return { inches, drillRounds, reachYards, shielded: true, ...plates }
}
/** The same in the open or behind a shield. */
export const open = (...gun: Parameters<typeof housed>): Gun => ({ ...housed(...gun), shielded: false })

export interface BatteryFacts extends Gun {
  readonly id: string
  readonly is: 'main' | 'secondary'
  /** `A:2:fore`: name, guns, where it bears. */
  readonly mounts: string
}

export const main = (gun: Gun, mounts: string): BatteryFacts => ({ ...gun, id: 'main', is: 'main', mounts })
export const secondary = (gun: Gun, mounts: string): BatteryFacts => ({ ...gun, id: 'sec', is: 'secondary', mounts })
export const antiAircraft = (gun: Gun, mounts: string): BatteryFacts => ({ ...gun, id: 'aa', is: 'secondary', mounts })

/** Public facts of a ship, in their own units; the recipe makes a data form of them. */
export interface ShipFacts {
  /** Her file has her name. */
  readonly head: Omit<ShipHead, 'slug'>
  readonly figures: {
    readonly is: ShipType
    readonly role?: 'AK' | 'AT'
    /** Standard displacement; of merchants loaded. */
    readonly tons: number
    readonly lengthMetres: number
    readonly knots: number
  }
  readonly plant: {
    readonly shafts: 1 | 2 | 3 | 4
    /** Boilers in each boiler room. */
    readonly boilers: Readonly<Record<string, number>>
    /** Shafts that the engines of a room turn, one engine a shaft. */
    readonly engines: Readonly<Record<string, readonly number[]>>
    /** Several engines geared to a shaft. */
    readonly enginesPerShaft?: number
  }
  /** Magazines by letter: mounts that they feed. */
  readonly magazines?: Readonly<Record<string, string>>
  /** 36 words, bow to stern: what lies in the hull. */
  readonly hull: string
  /** 36 words: what is above the hull. */
  readonly above: string
  readonly armour?: {
    /** `22-23:76 33-54:57`: millimetres of plate from one location to another. */
    readonly belt?: string
    readonly deck?: string
    readonly bridgeMm?: number
    /** Bulges or deep bulkheads against torpedoes. */
    readonly underwater?: 'bulges' | 'bulkheads'
  }
  readonly batteries: readonly BatteryFacts[]
  readonly torpedoes?: { readonly type: string; readonly mounts: string; readonly reloads: number }
  /** By name: `SG`, or a set and its battery: `Mk 3 main`. */
  readonly radars?: Readonly<Record<string, string>>
  readonly aircraft?: number
  /** Where an example of the sheet says how far a torpedo reaches. */
  readonly torpedoSpans?: Readonly<Record<number, readonly [number, number]>>
  /** What is peculiar to how she looks. */
  readonly looks: ProfileRecord
}

/** `A:2:fore B:2:fore`, read. */
export function readMounts(text?: string): readonly { readonly id: string; readonly of: number; readonly arc: Arc }[] {
  return factParts(text).map(([id = '', of = '', arc = '']) => {
    if (!(arc in arcs)) throw new Error(`${id}: no such arc: ${arc}`)
    return { id, of: Number(of), arc: arcs[arc as ArcName] }
  })
}
