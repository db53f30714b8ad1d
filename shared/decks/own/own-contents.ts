import type { DeckDocument } from '../deck-document'
import { withBlacks, type Copies } from '../face'

/** The contents of a custom deck: every copy of every card, and the blacks. */
export function ownContents({ cards, blacks }: Pick<DeckDocument, 'cards' | 'blacks'>): readonly Copies[] {
  return withBlacks(
    cards.map(({ id, copies }) => ({ face: id, copies })),
    blacks,
  )
}
