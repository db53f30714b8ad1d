import type { ShipHead } from '../../kit/ship-made'
import type { ArcName, PerfidiousShip } from '../ship/ship'

/** How the plates of a ship were made; the value of an inch of them is in `armour-value.ts`. */
export type Plate = 'krupp' | 'harvey' | 'nickel' | 'compound' | 'steel' | 'iron'

/** A gun position: so many guns of one bore in one cell. */
export interface Mounting {
  readonly at: string
  readonly count: number
  readonly boreInches: number
  readonly arc: ArcName
  readonly mount: 'turret' | 'casemate' | 'light'
  /** Gunhouse, shield or casemate. */
  readonly shieldInches?: number
  /** Barbette or ammunition trunk in the cells below it, down to the belt. */
  readonly trunkInches?: number
  /** A gun of 12 inches and more that is of an older pattern or has less than 2,100 feet a second at the muzzle. */
  readonly lowVelocity?: true
}

/** `[first section, last section, inches]` */
type Strake = readonly [from: number, to: number, inches: number]

/** What the books say of a ship, in their own units; the recipe makes a card of it. */
export interface ShipFacts extends ShipHead {
  readonly tonnage: number
  readonly lengthMetres: number
  readonly speedKnots: number
  readonly crewQuality: 1 | 2 | 3
  readonly torpedo: string | null
  readonly plate: Plate
  /** First and last section of each deck that is part of the ship, deck 1 first; `null` for none. */
  readonly hull: readonly (readonly [number, number] | null)[]
  readonly belt?: Strake
  /** Belt before and abaft the main one. */
  readonly beltEndsInches?: number
  readonly upperBelt?: Strake
  /** Slopes of the protective deck of a ship without a belt, or with one too thin to do without. */
  readonly protectiveDeckInches?: number
  readonly conningTower: { readonly at: string; readonly inches: number }
  readonly afterConningTower?: { readonly at: string; readonly inches: number }
  readonly guns: readonly Mounting[]
  /** Cell to what it serves: `Z fore`, `B aft`, `X mid`, `E`. */
  readonly magazines: Readonly<Record<string, string>>
  readonly tubes: readonly { readonly at: string; readonly count: number; readonly arc: ArcName }[]
  /** Cells with funnels and their casings. */
  readonly uptakes: readonly string[]
  readonly engines: readonly string[]
  readonly steering: string
  /** Panelled cabins and boats stowed on deck: cells that burn well. */
  readonly woodwork?: readonly string[]
  readonly profile: PerfidiousShip['profile']
}

type Protection = Pick<Mounting, 'shieldInches' | 'trunkInches' | 'lowVelocity'>

export function turret(at: string, count: number, boreInches: number, arc: ArcName, protection: Protection): Mounting {
  return { at, count, boreInches, arc, mount: 'turret', ...protection }
}

export function casemate(at: string, count: number, boreInches: number, arc: ArcName, shieldInches = 0): Mounting {
  return { at, count, boreInches, arc, mount: 'casemate', shieldInches }
}

export function light(at: string, count: number, boreInches: number, arc: ArcName): Mounting {
  return { at, count, boreInches, arc, mount: 'light' }
}

/** Bores of the small guns that the books name by the weight of their shell, in inches. */
export const twelvePounder = 3
export const seventyFiveMillimetres = 2.95
/** 65 mm, of the French service. */
export const ninePounder = 2.56
export const sixPounder = 2.24
export const threePounder = 1.85
export const onePounder = 1.46

/** The weather deck in ten digits, bow to stern: `2223333333` is a forecastle over three sections. */
export function weatherDeckLine(digits: string): number[] {
  return [...digits].map(Number)
}
