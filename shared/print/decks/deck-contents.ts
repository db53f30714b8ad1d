import type { PaperName } from '../../card/paper'
import type { PrintPage } from '../print-page'
import type { BackOffset, MarginsMm, PrintJobRequest, PrintPart } from '../print-request'
import type { DeckDocument } from '../../decks/deck-document'
import { assertNever } from '../../kernel/assert-never'
import type { Words } from '../../words/speak'
import { navalCard, ownCardFace } from '../../decks/card/printed-face'
import type { PlayingCard } from '../../decks/card/playing-card'
import { blackFace } from '../../decks/face'
import type { NavalEventId } from '../../decks/naval/event'
import { navalEventIds } from '../../decks/naval/events'
import type { FieldEvent } from '../../decks/field/event'
import { fieldEvents } from '../../decks/field/events'

/** A card and how many of it there are. */
export interface Copied {
  readonly card: PlayingCard
  readonly copies: number
}

/** What is printed, with the deck already read from the library. */
export type PrintedDeck =
  | { readonly from: 'naval'; readonly reds: readonly NavalEventId[]; readonly blacks: number }
  | { readonly from: 'own'; readonly deck: Pick<DeckDocument, 'cards' | 'blacks'> }
  | { readonly from: 'field' }

/** How a deck is printed, and what is in it. */
export interface DeckLayout extends Pick<
  Extract<PrintPart, { readonly part: 'deck' }>,
  'as' | 'bleedMm' | 'cropMarks'
> {
  readonly title: string
  readonly ink: PrintJobRequest['ink']
  readonly paper: PaperName
  /** How far the backs are moved; `null` without backs. */
  readonly backs: BackOffset | null
  /** Of the upright sheet; by default those of most printers. */
  readonly marginsMm?: MarginsMm | undefined
  readonly source: PrintedDeck
}

/** A page of a printed deck. All lengths in mm. */
export interface DeckPage extends PrintPage {
  /** The title of the page in a PDF reader's outline, and what is on it. */
  readonly bookmark: { readonly title: string; readonly below: readonly string[] }
}

/** The cards of a deck, blacks last; reds of the naval deck in printed order, not in the order they were chosen. */
export function deckContents(source: PrintedDeck, words: Words): readonly Copied[] {
  switch (source.from) {
    case 'naval': {
      const reds = navalEventIds.filter((id) => source.reds.includes(id))
      return [...reds.map((id) => ({ card: navalCard(id, words), copies: 1 })), ...blacks(source.blacks, words)]
    }
    case 'own': {
      const cards = source.deck.cards.map((each) => ({ card: ownCardFace(each, words), copies: each.copies }))
      return [...cards, ...blacks(source.deck.blacks, words)]
    }
    case 'field':
      return fieldCards(words).map((card) => ({ card, copies: 1 }))
    default:
      return assertNever(source)
  }
}

/** What is looked up at the table: every event, whether or not it is in this deck. */
export function referenceContents(source: PrintedDeck, words: Words): readonly PlayingCard[] {
  if (source.from === 'naval') return navalEventIds.map((id) => navalCard(id, words))
  return deckContents(source, words)
    .map(({ card }) => card)
    .filter(({ isEvent }) => isEvent)
}

function blacks(copies: number, words: Words): readonly Copied[] {
  return copies === 0 ? [] : [{ card: navalCard(blackFace, words), copies }]
}

/** The twenty events of a land battle as rows of a listing; they are rolled for, not drawn. */
function fieldCards(words: Words): readonly PlayingCard[] {
  return fieldEvents.map((event) => fieldCard(event, words))
}

function fieldCard({ die, key, does, chosenBy, unit, moment, lasts }: FieldEvent, words: Words): PlayingCard {
  const struck = words(`printDeck.field.unit.${unit}`)
  return {
    corner: String(die),
    suit: null,
    title: words(`decks.field.${key}.title`),
    facts: [
      [
        words('eventCards.strikes'),
        chosenBy === null ? struck : words(`printDeck.field.named.${chosenBy}`, { unit: struck }),
      ],
      [words('eventCards.played'), words(`printDeck.field.moment.${moment}`)],
      [words('eventCards.lasts'), words(`decks.lasts.${lasts}`)],
    ],
    text: words(`decks.field.${key}.text`),
    foot: words(`printDeck.field.does.${does}`),
    art: null,
    isEvent: true,
  }
}
