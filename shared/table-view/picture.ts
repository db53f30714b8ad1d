import type { GlyphName } from '../card/glyphs'
import type { Operation } from '../card/operations'
import type { RolledDie } from '../game/journal-line'
import type { SeenMark } from '../rules/pack/mark'
import type { Silhouette } from '../rules/pack/rules-pack'

/**
 * Everything that the table is shown, in words and figures ready to be painted, and nothing else: the window of the
 * second screen gets no state, no journal and no rule.
 */
export type TablePicture =
  | { readonly is: 'blank'; readonly theme: PictureTheme }
  | ({ readonly is: 'shown' } & ShownPicture)

export type PictureTheme = 'day' | 'night' | 'contrast'

interface ShownPicture {
  readonly theme: PictureTheme
  readonly textPx: number
  readonly banner: Banner
  /** Says that this is a replay, and of which time; `null` for the present table. */
  readonly replay: string | null
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
  | { readonly layout: 'field'; readonly sides: readonly FieldSideShown[] }

export interface SideShown {
  readonly name: string
  readonly flag: string
  /** `4 of 5 afloat`, of the ships that are shown; '' where their condition is hidden. */
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
  /** She fires now, or her squadron is the next to. */
  readonly isFiring: boolean
  /** The eye should fall on her: she is fired at, or the last result was about her. */
  readonly isMarked: boolean
  /** Which of these it is. */
  readonly says: Sign | null
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
  readonly mark: SeenMark
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

/** A side of a land battle, as far as the table may know of it. */
export interface FieldSideShown {
  readonly name: string
  /** `The French to move` */
  readonly isToMove: boolean
  /** How many events are in force, whether one is kept face down, morale gained: short lines. */
  readonly lines: readonly string[]
  readonly events: readonly FieldEventShown[]
}

export interface FieldEventShown {
  readonly key: string
  readonly title: string
  /** The unit that is struck; '' where there is none, or none that may be known. */
  readonly unit: string
  readonly text: string
  /** When it counts. */
  readonly when: string
  /** It counts in the turn that is running. */
  readonly isNow: boolean
}
