import type { DeckRules } from '../deck-rules'
import { chanceOfNone, convolved, hypergeometric } from './hypergeometric'

/** How many cards lie where, before the draws that are asked about. */
export interface Standing {
  readonly undrawn: number
  readonly discards: number
  /** Of the kind asked for: any event, a diamond, one named card. */
  readonly kindUndrawn: number
  readonly kindDiscards: number
}

/** Draws from one shuffled heap: what is drawn from two heaps is independent. */
export interface Stretch {
  readonly cards: number
  readonly kind: number
  readonly drawn: number
}

/**
 * The heaps that draws `from` (counted from 0) to `until` (left out) come from, where every card drawn is discarded
 * at once and comes back with the next reshuffle. Not for `everyTurn`, where each turn is a heap of its own.
 */
export function stretches(
  standing: Standing,
  reshuffle: Exclude<DeckRules['reshuffle'], 'everyTurn'>,
  from: number,
  until: number,
): Stretch[] {
  const { undrawn, kindUndrawn: kind } = standing
  const found: Stretch[] = []
  const first = Math.min(until, undrawn) - Math.min(from, undrawn)
  if (first > 0) found.push({ cards: undrawn, kind, drawn: first })
  const heap = whole(standing)
  if (reshuffle === 'never' || heap.cards === 0) return found
  for (let at = Math.max(from, undrawn); at < until;) {
    const heapEnds = undrawn + (Math.floor((at - undrawn) / heap.cards) + 1) * heap.cards
    const drawn = Math.min(until, heapEnds) - at
    found.push({ ...heap, drawn })
    at += drawn
  }
  return found
}

/** One turn where the discards come back before it. */
export function turnOfItsOwn(standing: Standing, drawn: number): Stretch {
  const heap = whole(standing)
  return { ...heap, drawn: Math.min(drawn, heap.cards) }
}

function whole({ undrawn, discards, kindUndrawn, kindDiscards }: Standing) {
  return { cards: undrawn + discards, kind: kindUndrawn + kindDiscards }
}

export function noneIn(heaps: readonly Stretch[]): number {
  return heaps.reduce((chance, { cards, kind, drawn }) => chance * chanceOfNone(cards, kind, drawn), 1)
}

/** Chances of 0, 1, 2 … of the kind in all of the heaps. */
export function countIn(heaps: readonly Stretch[]): number[] {
  let counts = [1]
  for (const { cards, kind, drawn } of heaps) counts = convolved(counts, hypergeometric(cards, kind, drawn))
  return counts
}

export function meanIn(heaps: readonly Stretch[]): number {
  return heaps.reduce((sum, { cards, kind, drawn }) => sum + (drawn * kind) / cards, 0)
}
