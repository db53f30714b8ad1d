/** How many cards are in pile and discards before the draws in question. Held cards are in neither. */
export interface CardCounts {
  readonly undrawn: number
  readonly discards: number
  /** Of the kind asked for: any event, a diamond, one named card. */
  readonly kindUndrawn: number
  readonly kindDiscards: number
  /** Events of another kind: they too are in the hand until their turn ends. The rest are blacks. */
  readonly othersUndrawn: number
  readonly othersDiscards: number
}

/** A shuffled heap, or a hand: how many cards, how many of the kind asked for, how many other events. */
export interface Heap {
  readonly cards: number
  readonly kind: number
  readonly others: number
}

/** What can be drawn once the discards have come back. */
export function wholeDeck(counts: CardCounts): Heap {
  return {
    cards: counts.undrawn + counts.discards,
    kind: counts.kindUndrawn + counts.kindDiscards,
    others: counts.othersUndrawn + counts.othersDiscards,
  }
}

/** Limits the counts to the piles: cards that left the game unseen would make them too high. */
export function withinPiles(counts: CardCounts): CardCounts {
  const { undrawn, discards } = counts
  const kindUndrawn = within(counts.kindUndrawn, undrawn)
  const kindDiscards = within(counts.kindDiscards, discards)
  return {
    ...{ undrawn, discards, kindUndrawn, kindDiscards },
    othersUndrawn: within(counts.othersUndrawn, undrawn - kindUndrawn),
    othersDiscards: within(counts.othersDiscards, discards - kindDiscards),
  }
}

function within(cards: number, most: number): number {
  return Math.min(most, Math.max(0, cards))
}

/** What the turns to come hold of one kind of card, exactly. Lists by turn begin with the next turn. Chances 0 to 1. */
export interface Outlook {
  /** At least one in this turn. */
  readonly inTurn: readonly number[]
  /** At least one by the end of this turn. */
  readonly byTurn: readonly number[]
  /** The first of them in this turn. */
  readonly firstIn: readonly number[]
  /** How many are to be expected by the end of this turn. */
  readonly expectedBy: readonly number[]
  /** Of exactly 0, 1, 2 … in all the turns together. */
  readonly count: readonly number[]
}
