import type { Viewer } from '../views'
import type { DeckId } from '../../kernel/ids'
import type { Face } from '../../decks/face'
import { faceOf, pileOf, type DecksInPlay, type Token } from '../../decks/pile'

/** A held card as a viewer sees it; without a face it is face down. */
export interface HeldCard {
  readonly card: Token
  readonly face?: Face
}

/** The hand of a deck, oldest first. Face up for who holds it and for the umpire, and where a card was shown before. */
export function handFor(viewer: Viewer, decks: DecksInPlay, deck: DeckId): readonly HeldCard[] {
  const pile = pileOf(decks, deck)
  if (!pile) return []
  const isOpen = viewer.is === 'umpire' || (viewer.is === 'side' && viewer.side === pile.drawer)
  return pile.hand.map((card) => {
    const face = isOpen ? faceOf(decks, deck, card) : pile.shown[card]
    return face === undefined ? { card } : { card, face }
  })
}
