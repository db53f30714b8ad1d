import type { PrintPage } from '../print-page'

export { onPage, type PagePart, type DrawnOnce } from '../print-page'

/** A page of a printed deck. All lengths in mm. */
export interface DeckPage extends PrintPage {
  /** The title of the page in a PDF reader's outline, and what is on it. */
  readonly bookmark: Bookmark
}

interface Bookmark {
  readonly title: string
  readonly below: readonly string[]
}
