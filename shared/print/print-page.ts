import type { Operation } from '../card/operations'

/** A page to be painted. All lengths in mm from its upper left corner. */
export interface PrintPage {
  readonly widthMm: number
  readonly heightMm: number
  /** Painted in this order; the painter may do something else in between. */
  readonly parts: readonly PagePart[]
  /** What runs above and below: only the whole file knows which page of how many this is. */
  readonly lines: (number: PageNumber) => readonly Operation[]
}

export interface PageNumber {
  /** The first page is 1. */
  readonly page: number
  readonly pages: number
}

/** A piece of a page in its own measure, set at `x`, `y` and drawn `scale` times as large. */
export interface PagePart {
  readonly x: number
  readonly y: number
  /** As it is, by default. */
  readonly scale?: number
  /** Drawn on demand: the layout of pages is made long before they are painted. */
  readonly draw: () => readonly Operation[]
  /** What comes again and again: struck once under its key, and then only placed. */
  readonly struck?: DrawnOnce
}

export interface DrawnOnce {
  readonly key: string
  /** What lies outside this is cut off. */
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}

/** A page that is left white: the empty back of a sheet. */
export function whitePage({ widthMm, heightMm }: Pick<PrintPage, 'widthMm' | 'heightMm'>): PrintPage {
  return { widthMm, heightMm, parts: [], lines: () => [] }
}

/** Operations in the measure of the page itself. */
export function onPage(draw: () => readonly Operation[]): PagePart {
  return { x: 0, y: 0, draw }
}
