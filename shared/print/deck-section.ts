import type { PrintPart } from './request/print-job'
import { assertNever } from '../kernel/assert-never'
import { done, type Result } from '../kernel/result'
import { deckContents, type DeckSource as Deck } from './decks/deck-contents'
import { deckPages } from './decks/deck-pages'
import { sheetPlan } from './decks/sheet-plan'
import { leastTextMm, tableColumns } from './decks/table-columns'
import { textPaper } from './decks/text-page'
import type { Section, Setting } from './section'
import { tooSmall } from './too-small'

export interface DeckSource extends Pick<
  Extract<PrintPart, { readonly part: 'deck' }>,
  'as' | 'bleedMm' | 'cropMarks' | 'backs'
> {
  readonly deck: Deck
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
