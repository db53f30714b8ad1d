import type { DeckDocument } from '../deck-document'
import { isForbiddenName } from '../../json/bounded'
import { slugFrom } from '../../kernel/slug'
import { blackFace } from '../face'

/** An id after a title, that none of these has, that is not the blacks’ and that a table takes. */
export function freshId(title: string, taken: ReadonlySet<string>): string {
  const wanted = slugFrom(title, 50) || 'card'
  let id = wanted
  for (let number = 2; taken.has(id) || id === blackFace || isForbiddenName(id); number++) id = `${wanted}-${number}`
  return id
}

/** Names the cards that have not been kept yet after their titles; those that have keep the name they are known by. */
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
