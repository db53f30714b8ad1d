import type { Operation } from '../../card/operations'
import { onPage, type PagePart, type PrintPage } from '../print-page'

/** A page of a printed report. All lengths in mm. */
export interface ReportPage extends PrintPage {
  /** What begins on this page, as a reader's window lists it. */
  readonly bookmarks: readonly string[]
}

/** A stretch of a report that is not parted at the end of a page. */
export interface Block {
  readonly heightMm: number
  /** Never the last on a page: it goes with what follows. */
  readonly isHeading?: boolean
  readonly bookmark?: string
  /** Parts with its upper edge at `y`. */
  parts(y: number): readonly PagePart[]
}

/** A block of operations alone. */
export function drawn(heightMm: number, draw: (y: number) => readonly Operation[]): Block {
  return { heightMm, parts: (y) => [onPage(() => draw(y))] }
}
