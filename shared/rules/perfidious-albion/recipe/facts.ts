import { factParts } from '../../kit/facts'
import type { ShipHead } from '../../kit/ship-made'
import type { ProfileRecord } from '../../../profile/record'
import type { ArcName } from '../ship/ship'

/** How the plates of a ship were made; `armourValue` says what an inch of them is worth. */
export type Plate = 'krupp' | 'harvey' | 'nickel' | 'compound' | 'steel' | 'iron'

/** Guns of one bore, mounted and protected alike. */
interface Mountings {
  /** `5-3,6-3:2:sides`: cells, the guns in each, where they bear. Several are separated by blanks. */
  readonly at: string
  readonly boreInches: number
  readonly mount: 'turret' | 'casemate' | 'light'
  /** Gunhouse, shield or casemate. */
  readonly shieldInches?: number
  /** Barbette or ammunition trunk in the cells below it, down to the belt. */
  readonly trunkInches?: number
  /** A gun of 12 inches and more that is of an older pattern or has less than 2,100 feet a second at the muzzle. */
  readonly lowVelocity?: true
}

/** What the books say of a ship, in their own units; the recipe makes a card of it. */
export interface ShipFacts {
  /** Her file has her name. */
  readonly head: Omit<ShipHead, 'slug'>
  readonly figures: {
    readonly tons: number
    readonly metres: number
    readonly knots: number
    readonly crew: 1 | 2 | 3
    readonly torpedo: string | null
    readonly plate: Plate
  }
  /** First and last section of each deck, the highest first; a dash for one that she has not: `– 2-8 1-9 1-10 3-8 –`. */
  readonly hull: string
  readonly armour: {
    /** First and last section, and inches: `3-8:9`. */
    readonly belt?: string
    /** Belt before and abaft the main one. */
    readonly beltEndsInches?: number
    readonly upperBelt?: string
    /** Slopes of the protective deck of a ship without a belt, or with one too thin to do without. */
    readonly protectiveDeckInches?: number
    /** Cells and inches: `4-1:14 7-1:4`. */
    readonly conningTowers: string
  }
  /** In the order in which magazines feed them. */
  readonly guns: readonly Mountings[]
  /** Cell to what it serves: `Z fore`, `B aft`, `X mid`, `E`. */
  readonly magazines: Readonly<Record<string, string>>
  /** Cell, tubes, where they bear: `2-5:2:sides`. */
  readonly tubes: string
  /** Cells with funnels and their casings, boilers and engines, the rudder; panelled cabins and boats on deck, which burn well. */
  readonly spaces: Readonly<Record<'uptakes' | 'engines' | 'steering', string>> & { readonly woodwork?: string }
  /** What is peculiar to how she looks. */
  readonly looks: ProfileRecord
}

type Protection = Pick<Mountings, 'shieldInches' | 'trunkInches' | 'lowVelocity'>

export const turrets = (boreInches: number, at: string, protection: Protection): Mountings => ({
  ...{ at, boreInches, mount: 'turret' },
  ...protection,
})
export const casemates = (boreInches: number, at: string, shieldInches = 0): Mountings => ({
  ...{ at, boreInches, mount: 'casemate' },
  shieldInches,
})
export const lightGuns = (boreInches: number, at: string): Mountings => ({ at, boreInches, mount: 'light' })

/** A gun position: so many guns of one bore in one cell. */
export type Mounting = Mountings & { readonly count: number; readonly arc: ArcName }

/** The positions of all guns of a ship. */
export function mountingsOf({ guns }: ShipFacts): readonly Mounting[] {
  return guns.flatMap((sort) =>
    bearings(sort.at).flatMap(({ cells, ...each }) => cells.split(',').map((at) => ({ ...sort, ...each, at }))),
  )
}

/** `5-3,6-3:2:sides`, read. */
export function bearings(text: string): readonly { cells: string; count: number; arc: ArcName }[] {
  return factParts(text).map(([cells = '', count, arc]) => ({ cells, count: Number(count), arc: arc as ArcName }))
}

/** Bores of the small guns that the books name by the weight of their shell, in inches. */
export const twelvePounder = 3
export const seventyFiveMillimetres = 2.95
/** 65 mm, of the French service. */
export const ninePounder = 2.56
export const sixPounder = 2.24
export const threePounder = 1.85
export const onePounder = 1.46
