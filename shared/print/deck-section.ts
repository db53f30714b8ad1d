import type { PrintPart } from './print-request'
import { assertNever } from '../kernel/assert-never'
import { done, type Result, refused } from '../kernel/result'
import {
  deckContents,
  type PrintedDeck,
  referenceContents,
  type Copied,
  type DeckPage,
  type DeckLayout,
} from './decks/deck-contents'
import { sheetPlan } from './decks/sheet-plan'
import { leastTextMm, tableColumns, deckTable } from './decks/deck-table'
import { textPaper } from './text-page'
import { type Section, type Setting, tooSmall } from './section'
import type { Words } from '../words/speak'
import { cardSheets } from './decks/card-sheets'
import { referenceSheet } from './decks/reference-sheet'

export interface DeckSource extends Pick<
  Extract<PrintPart, { readonly part: 'deck' }>,
  'as' | 'bleedMm' | 'cropMarks' | 'backs'
> {
  readonly deck: PrintedDeck
  /** What the deck is called; the naval and the land deck have names of their own. */
  readonly name: string | null
}

/** A deck as cards to cut out, as a table or as a sheet of reference. Refused: what `deckPages` and `tooSmall` refuse. */
export function deckSection(source: DeckSource, setting: Setting): Result<Section> {
  const { profile, ink, words } = setting
  const problem = paperProblem(source, setting)
  if (problem) return problem
  const title = source.name ?? words(source.deck.from === 'field' ? 'printing.deck.field' : 'printing.deck.naval')
  const hasBacks = source.as === 'cards' && source.backs
  const pages = deckPages(
    {
      source: source.deck,
      title,
      ink,
      as: source.as,
      bleedMm: source.bleedMm,
      cropMarks: source.cropMarks,
      backs: hasBacks ? profile.backOffset : null,
      paper: profile.paper,
      marginsMm: profile.marginsMm,
    },
    words,
  )
  if (!pages.ok) return pages
  const marks = pages.value.map(({ bookmark }, page) => ({
    title: bookmark.title,
    page,
    below: bookmark.below.map((card) => ({ title: card, page, below: [] })),
  }))
  return done({ title, pages: pages.value, marks, ...(hasBacks ? { isTurnedOver: true } : {}) })
}

function paperProblem({ as, bleedMm, backs, deck }: DeckSource, setting: Setting) {
  const { profile, words } = setting
  const what = words(`printing.part.deck.${as}`)
  switch (as) {
    case 'cards':
      return tooSmall(what, setting, (paper, margins) => {
        return sheetPlan(paper, bleedMm, margins, backs ? profile.backOffset : null).places.length > 0
      })
    case 'table': {
      const contents = deckContents(deck, words)
      return tooSmall(what, setting, (...on) => {
        const { left, right } = textPaper(...on)
        return tableColumns(contents, right - left, deck.from === 'field', words).text.width >= leastTextMm
      })
    }
    case 'reference':
      return null
    default:
      return assertNever(as)
  }
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
    // The sheet of all naval events is not that of one deck, nor is the table of the D20.
    const named = source.from === 'own' ? title : words(`printDeck.reference.${source.from}`)
    return done(referenceSheet(named, cards, page, words))
  }
  const contents = deckContents(source, words)
  if (contents.length === 0) return refused('print-deck-empty')
  switch (layout.as) {
    case 'cards':
      if (source.from === 'field') return refused('print-deck-rolled')
      return done(cardSheets(layout, contents, words))
    case 'table':
      return done(deckTable(layout, countOf(contents, words), page, words))
    default:
      return assertNever(layout.as)
  }
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
