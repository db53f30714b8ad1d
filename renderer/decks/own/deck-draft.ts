import { editHistory } from '../../ui/edit-history'
import type { DeckDocument } from '#shared/decks/deck-document'
import { sameValue } from '#shared/kernel/same-value'

/** A card by its place, counted from 0; `null` is the deck itself. */
export type Chosen = number | null

/** A deck in the editor, with its undo history. */
export function deckDraft(begun: DeckDocument) {
  return editHistory<DeckDocument, Chosen>(begun, sameDeck)
}
export type DeckDraft = ReturnType<typeof deckDraft>

/** The file it lies in is not the deck’s to change, and what its cards are called in it is nobody’s to see. */
function sameDeck(one: DeckDocument, other: DeckDocument): boolean {
  return one === other || sameValue(seen(one), seen(other))
}

function seen({ slug: _slug, cards, ...deck }: DeckDocument) {
  return { ...deck, cards: cards.map(({ id: _id, ...card }) => card) }
}
