import type { DeckPage } from '#shared/decks/paper/deck-page'
import { outlineOf } from '../document-outline'

/** The contents as the reader's window shows them: every page, and under it the cards that are on it. */
export function addPageBookmarks(document: PDFKit.PDFDocument, pages: readonly DeckPage[]): void {
  const root = outlineOf(document)
  for (const [pageNumber, { bookmark }] of pages.entries()) {
    const page = root.addItem(bookmark.title, { pageNumber, fit: true, expanded: false })
    for (const title of bookmark.below) page.addItem(title, { pageNumber, fit: true, expanded: false })
  }
}
