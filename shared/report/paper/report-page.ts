import type { Operation } from '../../card/operations'

/** A page of a printed report. All lengths in mm. */
export interface ReportPage {
  readonly widthMm: number
  readonly heightMm: number
  readonly parts: readonly ReportPart[]
  /** What begins on this page, as a reader's window lists it. */
  readonly bookmarks: readonly string[]
}

/** A piece of a page in its own measure, set at `x`, `y` and drawn `scale` times as large. */
export interface ReportPart {
  readonly x: number
  readonly y: number
  readonly scale: number
  /** Drawn when asked for: pages are laid out long before they are painted. */
  readonly draw: () => readonly Operation[]
  /** What comes again and again, the face of a card: struck once under its key, what lies outside of it cut off. */
  readonly struck?: {
    readonly key: string
    readonly left: number
    readonly top: number
    readonly width: number
    readonly height: number
  }
}

/** A stretch of a report that is not parted at the end of a page. */
export interface Block {
  readonly heightMm: number
  /** Never the last on a page: it goes with what follows. */
  readonly isHeading?: boolean
  readonly bookmark?: string
  /** Parts with its upper edge at `y`. */
  parts(y: number): readonly ReportPart[]
}

/** A block of operations alone. */
export function drawn(heightMm: number, draw: (y: number) => readonly Operation[]): Block {
  return { heightMm, parts: (y) => [{ x: 0, y: 0, scale: 1, draw: () => draw(y) }] }
}
