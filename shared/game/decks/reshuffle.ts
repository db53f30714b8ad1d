import type { Entry } from '../journal-line'
import type { RandomWord } from '../../kernel/dice'
import type { DeckId } from '../../kernel/ids'
import { own } from '../../kernel/own'
import type { DeckEffect } from '../../decks/deck-effects'
import type { Face } from '../../decks/face'
import { faceOf, nothingSealed, type DecksInPlay, type Token } from '../../decks/pile'
import { shuffledBefore } from '../../decks/seal'
import { shuffled } from '../../decks/shuffle'
import { sealLines } from './seal-lines'

/** Cards taken up and laid on top again in a fair order. */
export interface Reshuffle {
  readonly effect: DeckEffect
  /** The order, top first. */
  readonly faces: readonly Face[]
  readonly first: Token
  /** Empty where the seal stands in the journal already. */
  readonly seals: readonly Entry[]
}

/**
 * Shuffles cards of the pile and the discards; `undefined` where this table does not know them. Cards that were taken
 * up before and put down again by an undo come back in the order they had, so that nobody fishes for a better one.
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
