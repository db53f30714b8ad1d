import type { DeckDocument } from '../deck-document'
import { isForbiddenName } from '../../json/bounded'
import { slugFrom } from '../../kernel/slug'
import { blackFace } from '../face'

/** A new id made from a title: not one of these, not that of the blacks, and a safe property name. */
export function freshId(title: string, taken: ReadonlySet<string>): string {
  const wanted = slugFrom(title, 50) || 'card'
  let id = wanted
  for (let number = 2; taken.has(id) || id === blackFace || isForbiddenName(id); number++) id = `${wanted}-${number}`
  return id
}

/** Gives unsaved cards an id made from their title; saved cards keep theirs. */
export function withNamedCards(deck: DeckDocument, kept: Pick<DeckDocument, 'cards'> | null): DeckDocument {
  const known = new Set(kept?.cards.map(({ id }) => id))
  const taken = new Set(deck.cards.map(({ id }) => id).filter((id) => known.has(id)))
  const cards = deck.cards.map((card) => {
    if (known.has(card.id)) return card
    const id = freshId(card.title, taken)
    taken.add(id)
    return { ...card, id }
  })
  return { ...deck, cards }
}
