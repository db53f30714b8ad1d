import type { PaperName } from '../../card/paper'
import type { BackOffset } from '../request/deck-print'
import type { PrintPart, MarginsMm, PrintJobRequest } from '../request/print-job'
import { assertNever } from '../../kernel/assert-never'
import { done, refused, type Result } from '../../kernel/result'
import type { Words } from '../../words/speak'
import { cardSheets } from './card-sheets'
import { deckContents, referenceContents, type Copied, type DeckSource } from './deck-contents'
import type { DeckPage } from './deck-page'
import { deckListing } from './deck-listing'
import { referenceSheet } from './reference-sheet'
import { textPaper } from './text-page'

/** How a deck is printed, and what is in it. */
export interface DeckLayout extends Omit<Extract<PrintPart, { readonly part: 'deck' }>, 'part' | 'what' | 'backs'> {
  readonly title: string
  readonly ink: PrintJobRequest['ink']
  readonly paper: PaperName
  /** How far the backs are moved; `null` without backs. */
  readonly backs: BackOffset | null
  /** Of the upright sheet; by default those of most printers. */
  readonly marginsMm?: MarginsMm | undefined
  readonly source: DeckSource
}

/**
 * The pages of a deck, for PDF and preview. Refused: `print-deck-empty`, and `print-deck-rolled` for cards of the field
 * events, which are rolled for and not drawn.
 */
export function deckPages(layout: DeckLayout, words: Words): Result<readonly DeckPage[]> {
  const { source, title } = layout
  const page = textPaper(layout.paper, layout.marginsMm)
  if (layout.as === 'reference') {
    const cards = referenceContents(source, words)
    if (cards.length === 0) return refused('print-deck-empty')
    const under = words('printDeck.events', { n: cards.length })
    return done(referenceSheet({ title: referenceTitle(layout, words), under, cards, page }, words))
  }
  const contents = deckContents(source, words)
  if (contents.length === 0) return refused('print-deck-empty')
  switch (layout.as) {
    case 'cards':
      if (source.from === 'field') return refused('print-deck-rolled')
      return done(cardSheets({ ...layout, contents }, words))
    case 'table':
      return done(
        deckListing({ title, under: countOf(contents, words), contents, page, rolled: source.from === 'field' }, words),
      )
    default:
      return assertNever(layout.as)
  }
}

/** The sheet of all naval events is not that of one deck, nor is the table of the D20. */
function referenceTitle({ source, title }: DeckLayout, words: Words): string {
  return source.from === 'own' ? title : words(`printDeck.reference.${source.from}`)
}

/** `26 events, 30 black cards`: copies counted. */
function countOf(contents: readonly Copied[], words: Words): string {
  const count = (isEvent: boolean) =>
    contents.filter(({ card }) => card.isEvent === isEvent).reduce((sum, { copies }) => sum + copies, 0)
  const [events, blacks] = [count(true), count(false)]
  const parts = [
    events > 0 ? words('printDeck.events', { n: events }) : '',
    blacks > 0 ? words('printDeck.blacks', { n: blacks }) : '',
  ]
  return parts.filter((part) => part !== '').join(', ')
}
