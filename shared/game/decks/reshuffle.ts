import type { Entry } from '../journal-line'
import type { RandomWord } from '../../kernel/dice'
import type { DeckId } from '../../kernel/ids'
import { own } from '../../kernel/own'
import type { DeckEffect } from '../../decks/deck-effect'
import type { Face } from '../../decks/face'
import { faceOf, nothingSealed, type DecksInPlay, type Token } from '../../decks/pile'
import { shuffledBefore } from '../../decks/seal'
import { shuffled } from '../../decks/shuffle'
import { sealLines } from './seal-lines'

/** Cards shuffled and put back on top. */
export interface Reshuffle {
  readonly effect: DeckEffect
  /** The order, top first. */
  readonly faces: readonly Face[]
  readonly first: Token
  /** Empty where the journal already has the seal. */
  readonly seals: readonly Entry[]
}

/**
 * Shuffles cards of pile and discards; `undefined` where this view does not know them. A shuffle repeated after an undo
 * gives the same order, so that nobody fishes for a better one.
 */
export function reshuffle(
  decks: DecksInPlay,
  deck: DeckId,
  taken: readonly Token[],
  next: RandomWord,
): Reshuffle | undefined {
  const faces = taken.map((card) => faceOf(decks, deck, card)).filter((face) => face !== undefined)
  if (faces.length !== taken.length) return undefined
  const sealedCards = own(decks.sealed, deck) ?? nothingSealed
  const before = shuffledBefore(sealedCards, taken)
  const first = before ?? sealedCards.next
  const effect: DeckEffect = { type: 'deckShuffled', deck, taken, first }
  if (before !== undefined) {
    return { effect, faces: taken.map((_, index) => sealedCards.faces[first + index]!), first, seals: [] }
  }
  const order = shuffled(faces, next)
  const cards = order.map((face, index) => [first + index, face] as const)
  return { effect, faces: order, first, seals: sealLines('umpire', 'deck', { deck, cards, taken }) }
}
