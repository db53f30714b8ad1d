import type { Operation } from '../../card/operations'

/** A page of a printed deck. All lengths in mm. */
export interface DeckPage {
  readonly widthMm: number
  readonly heightMm: number
  /** What a reader's window calls the page, and what is to be found on it. */
  readonly bookmark: Bookmark
  readonly parts: readonly PagePart[]
}

export interface Bookmark {
  readonly title: string
  readonly below: readonly string[]
}

/** A piece of a page in its own measure, with its origin set at `x`, `y`. */
export interface PagePart {
  readonly x: number
  readonly y: number
  /** Drawn when asked for: pages are laid out long before they are painted. */
  readonly draw: () => readonly Operation[]
  /** A card that comes again and again: it is struck once under its key and then only placed. */
  readonly struck?: Struck
}

export interface Struck {
  readonly key: string
  /** What lies outside this is cut off. */
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}

/** Operations in the measure of the page itself. */
export function onPage(draw: () => readonly Operation[]): PagePart {
  return { x: 0, y: 0, draw }
}
