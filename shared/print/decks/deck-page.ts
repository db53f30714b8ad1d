import type { PrintPage } from '../print-page'

export { onPage, type PagePart, type Struck } from '../print-page'

/** A page of a printed deck. All lengths in mm. */
export interface DeckPage extends PrintPage {
  /** What a reader's window calls the page, and what is to be found on it. */
  readonly bookmark: Bookmark
}

export interface Bookmark {
  readonly title: string
  readonly below: readonly string[]
}
