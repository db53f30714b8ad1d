import { outlineOf, type Outline } from './document-outline'
import { grouped } from './page-plan'
import { nameOf, type PrintedCard } from './print-job'

/** The contents as the reader's window shows them: roster, sides, squadrons, ships. Page numbers count from 0. */
export function addBookmarks(
  document: PDFKit.PDFDocument,
  cards: readonly PrintedCard[],
  pageOf: ReadonlyMap<PrintedCard, number>,
  roster: { readonly title: string } | null,
): void {
  const root = outlineOf(document)
  const item = (parent: Outline, title: string, pageNumber: number) =>
    parent.addItem(title, { pageNumber, fit: true, expanded: true })
  const page = (card: PrintedCard | undefined) => (card === undefined ? 0 : (pageOf.get(card) ?? 0))

  if (roster) item(root, roster.title, 0)
  for (const side of grouped(cards, 'side')) {
    const inSide = side.name === null ? root : item(root, side.name, page(side.cards[0]))
    for (const squadron of grouped(side.cards, 'squadron')) {
      const inSquadron = squadron.name === null ? inSide : item(inSide, squadron.name, page(squadron.cards[0]))
      for (const card of squadron.cards) item(inSquadron, nameOf(card), page(card))
    }
  }
}
