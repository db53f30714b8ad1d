import type { GlyphName } from '../card/glyphs'
import type { Operation } from '../card/operations'
import type { Picture } from '../card/picture-in'
import type { RolledDie } from '../game/journal-line'
import type { SeenMark } from '../rules/pack/mark'
import type { Silhouette } from '../rules/pack/rules-pack'
import type { Places } from './stage'

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

/** `places` are the columns and rows of a side, filled or not. */
export type Body =
  | { readonly layout: 'fleets'; readonly places: Places; readonly sides: readonly SideShown[] }
  | { readonly layout: 'squadron'; readonly places: Places; readonly side: SideShown | null }
  | { readonly layout: 'ship'; readonly ship: ShipLarge | null }
  | { readonly layout: 'result' }
  | { readonly layout: 'banner' }
  | { readonly layout: 'card' | 'plot' | 'chart'; readonly card: CardShown | null }
  | { readonly layout: 'field'; readonly sides: readonly FieldSideShown[]; readonly card: CardShown | null }

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
  /** She goes down by the stern; or she withdraws, and has turned about. */
  readonly pose: 'sinking' | 'turned' | null
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
  /** What of the words is left where only the drawing has room: its figure; '' where there is none. */
  readonly figure: string
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
  /** One of her player's own. */
  readonly picture: Picture | null
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
  /** Whom it befell, as she is now; `null` where that is no ship. */
  readonly ship: ShipShown | null
}

/** A card that was turned up, a chart, or a plot under what is to be seen in it. */
export interface CardShown {
  readonly title: string
  /** From which deck; '' of a plot. */
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
  /** How many events are in force, morale gained: short lines. */
  readonly lines: readonly string[]
  /** That an event is kept face down; '' where none is, or where that may not be known. */
  readonly keeps: string
  readonly units: readonly FieldUnitShown[]
  readonly events: readonly FieldEventShown[]
}

interface FieldUnitShown {
  readonly name: string
  /** An event in force is about it. */
  readonly isStruck: boolean
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
