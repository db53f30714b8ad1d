import type { Entry } from '../journal-line'
import type { RandomWord } from '../../kernel/dice'
import type { DeckId, SideId } from '../../kernel/ids'
import { own } from '../../kernel/own'
import type { DeckEffect } from '../../decks/deck-effect'
import type { Face } from '../../decks/face'
import { faceOf, nothingSealed, type DecksInPlay, type Token } from '../../decks/pile'
import { shuffledBefore, type Seal } from '../../decks/seal'
import { shuffled } from '../../decks/shuffle'

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

export type SealedEntry = Extract<Entry, { readonly kind: 'sealed' }>

/** As many cards as the payload of one line holds for certain, whatever their faces are called. */
const mostInLine = 1000

/** The lines of a seal: more than one for a large deck. The last lists the cards that were taken up for it. */
export function sealLines(
  owner: SideId | 'umpire',
  what: 'deck' | 'hand',
  { deck, cards, taken }: Seal,
): SealedEntry[] {
  const lines: SealedEntry[] = []
  for (let at = 0; at < cards.length; at += mostInLine) {
    const some = cards.slice(at, at + mostInLine)
    const isLast = at + mostInLine >= cards.length
    const seal: Seal = { deck, cards: some, ...(taken && isLast ? { taken } : {}) }
    lines.push({ kind: 'sealed', owner, what, payload: JSON.stringify(seal) })
  }
  return lines
}
