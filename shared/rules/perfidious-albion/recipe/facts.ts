import type { ShipHead } from '../../kit/ship-made'
import type { ArcName, PerfidiousShip } from '../ship/ship'

/** How the plates of a ship were made; `armourValue` says what an inch of them is worth. */
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

type Profile = PerfidiousShip['profile']

/** What the books say of a ship, in their own units; the recipe makes a card of it. */
export interface ShipFacts extends Omit<ShipHead, 'slug'> {
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
  /** In the order in which magazines feed them. */
  readonly guns: readonly (readonly Mounting[])[]
  /** Cell to what it serves: `Z fore`, `B aft`, `X mid`, `E`. */
  readonly magazines: Readonly<Record<string, string>>
  readonly tubes: readonly Tubes[]
  /** Cells with funnels and their casings. */
  readonly uptakes: readonly string[]
  readonly engines: readonly string[]
  readonly steering: string
  /** Panelled cabins and boats stowed on deck: cells that burn well. */
  readonly woodwork?: readonly string[]
  readonly profile: Omit<Profile, 'tumblehome'> & { readonly tumblehome?: true }
}

type Protection = Pick<Mounting, 'shieldInches' | 'trunkInches' | 'lowVelocity'>

type Mounted = readonly Mounting[]

/** In every function the cells are separated by blanks: `5-3 6-3` are the same guns in both. */
function mounted(cells: string, like: Omit<Mounting, 'at'>): Mounted {
  return cells.split(' ').map((at) => ({ at, ...like }))
}

export function turret(at: string, count: number, boreInches: number, arc: ArcName, protection: Protection): Mounted {
  return mounted(at, { count, boreInches, arc, mount: 'turret', ...protection })
}

export function casemate(at: string, count: number, boreInches: number, arc: ArcName, shieldInches = 0): Mounted {
  return mounted(at, { count, boreInches, arc, mount: 'casemate', shieldInches })
}

export function light(at: string, count: number, boreInches: number, arc: ArcName): Mounted {
  return mounted(at, { count, boreInches, arc, mount: 'light' })
}

interface Tubes {
  readonly at: string
  readonly count: number
  readonly arc: ArcName
}

export function tube(at: string, count: number, arc: ArcName): Tubes {
  return { at, count, arc }
}

/** First and last section of the decks, the highest first: `4-7 3-8 2-10 1-10 2-10 –`. */
export function decks(extents: string): ShipFacts['hull'] {
  return extents.split(' ').map((extent) => {
    const [from, to] = extent.split('-').map(Number)
    return from && to ? [from, to] : null
  })
}

/** The section in which a mast stands, and what it carries. */
export function mast(at: number, top: Profile['masts'][number]['top']): Profile['masts'][number] {
  return { at, top }
}

/** The section in which a funnel stands, how wide it is in sections, and how many decks it rises above deck 1. */
export function funnel(at: number, width: number, height: number): Profile['funnels'][number] {
  return { at, width, height }
}

/** The weather deck in ten digits, bow to stern: `2223333333` is a forecastle over three sections. */
export function weatherDeckLine(digits: string): number[] {
  return [...digits].map(Number)
}

/** Bores of the small guns that the books name by the weight of their shell, in inches. */
export const twelvePounder = 3
export const seventyFiveMillimetres = 2.95
/** 65 mm, of the French service. */
export const ninePounder = 2.56
export const sixPounder = 2.24
export const threePounder = 1.85
export const onePounder = 1.46
