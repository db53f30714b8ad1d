import type { GlyphName } from '../card/glyphs'
import type { Operation } from '../card/operations'
import type { RolledDie } from '../game/journal-line'
import type { Mark } from '../game/state'
import type { Silhouette } from '../rules/rules-pack'

/**
 * Everything that the table is shown, in words and figures ready to be painted, and nothing besides: the window of the
 * second screen is told no state, no journal and no rule.
 */
export type TablePicture =
  { readonly is: 'blank'; readonly theme: PictureTheme } | ({ readonly is: 'shown' } & ShownPicture)

export type PictureTheme = 'day' | 'night' | 'contrast'

export interface ShownPicture {
  readonly theme: PictureTheme
  readonly textPx: number
  readonly banner: Banner
  readonly body: Body
  /** Which of the pages this is, 0 first, of those that turn by themselves. */
  readonly page: { readonly at: number; readonly of: number }
  /** `null` where there is none, or none that the table may see. */
  readonly result: Result | null
}

export interface Banner {
  readonly title: string
  readonly turn: string
  readonly phase: string
  /** Steps of the turn, and which of them it is. */
  readonly steps: number
  readonly step: number
  readonly weather: readonly string[]
  /** Degrees the wind blows from, where the table says so. */
  readonly windFrom: number | null
}

/** `rows` is the number of rows a column is divided into, filled or not. */
export type Body =
  | { readonly layout: 'fleets'; readonly rows: number; readonly sides: readonly SideShown[] }
  | { readonly layout: 'squadron'; readonly rows: number; readonly side: SideShown | null }
  | { readonly layout: 'ship'; readonly ship: ShipLarge | null }
  | { readonly layout: 'result' }
  | { readonly layout: 'banner' }
  | { readonly layout: 'card'; readonly card: CardShown | null }

export interface SideShown {
  readonly name: string
  readonly flag: string
  /** `4 of 5 afloat`, of the ships that are shown; '' where their condition is not told. */
  readonly strength: string
  readonly rows: readonly ShipShown[]
}

/** A ship in a row. What the table may not see of her is not here. */
export interface ShipShown {
  readonly key: string
  readonly name: string
  readonly silhouette: Silhouette
  /** Her condition in a word; `null` below that level. */
  readonly word: Sign | null
  /** She takes no more part. */
  readonly isOut: boolean
  readonly hits: readonly HitShown[]
  /** What is left of her flotation, 0 to 1; `null` below that level. */
  readonly afloat: number | null
  /** Fires, flooding, speed: with their figures. */
  readonly signs: readonly Sign[]
  readonly isFlagship: boolean
  /** Her squadron fires now. */
  readonly isFiring: boolean
  /** What is said of her where the last result was about her. */
  readonly concerned: Sign | null
}

export interface Sign {
  readonly glyph: GlyphName
  readonly text: string
  readonly tone: 'ink' | 'red' | 'blue' | 'flame'
}

/** Where she is hit, along and down her side, 0 to 1 from the bow and from above. */
export interface HitShown {
  readonly along: number
  readonly down: number
  readonly mark: Mark
}

export interface ShipLarge {
  readonly row: ShipShown
  /** Her card; `null` where her boxes are not shown. */
  readonly card: {
    readonly widthMm: number
    readonly heightMm: number
    readonly operations: readonly Operation[]
  } | null
}

export interface Result {
  readonly caption: string
  readonly head: string
  readonly text: string
  readonly lines: readonly string[]
  readonly dice: readonly Pick<RolledDie, 'die' | 'rolled'>[]
}

export interface CardShown {
  readonly title: string
  /** From which deck. */
  readonly played: string
  /** What it does. */
  readonly text: string
  readonly widthMm: number
  readonly heightMm: number
  readonly operations: readonly Operation[]
}
