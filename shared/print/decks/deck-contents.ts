import type { DeckDocument } from '../../decks/deck-document'
import { assertNever } from '../../kernel/assert-never'
import type { Words } from '../../words/speak'
import { navalCard, ownCardFace } from '../../decks/card/printed-face'
import type { PlayingCard } from '../../decks/card/playing-card'
import { blackFace } from '../../decks/face'
import type { NavalEventId } from '../../decks/naval/event'
import { navalEventIds } from '../../decks/naval/events'
import { fieldCards } from './field-cards'

/** A card and how many of it there are. */
export interface Copied {
  readonly card: PlayingCard
  readonly copies: number
}

/** What is printed, with the deck already read from the library. */
export type DeckSource =
  | { readonly from: 'naval'; readonly reds: readonly NavalEventId[]; readonly blacks: number }
  | { readonly from: 'own'; readonly deck: Pick<DeckDocument, 'cards' | 'blacks'> }
  | { readonly from: 'field' }

/** The cards of a deck, blacks last; reds of the naval deck in printed order, not in the order they were chosen. */
export function deckContents(source: DeckSource, words: Words): readonly Copied[] {
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
export function referenceContents(source: DeckSource, words: Words): readonly PlayingCard[] {
  if (source.from === 'naval') return navalEventIds.map((id) => navalCard(id, words))
  return deckContents(source, words)
    .map(({ card }) => card)
    .filter(({ isEvent }) => isEvent)
}

function blacks(copies: number, words: Words): readonly Copied[] {
  return copies === 0 ? [] : [{ card: navalCard(blackFace, words), copies }]
}
