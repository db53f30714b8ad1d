import { refused, type Refusal } from '../kernel/result'

export const playModes = ['hold', 'immediate'] as const
export const drawers = ['opponent', 'ownSide'] as const
export const reshuffles = ['whenEmpty', 'everyTurn', 'never'] as const

/** How a deck is drawn from and played. */
export interface DeckRules {
  readonly cardsPerTurn: number
  /** `hold`: kept until its moment comes; `immediate`: played in the turn it is drawn, or discarded. */
  readonly playMode: (typeof playModes)[number]
  /** A side's deck holds that side's mishaps: as a rule its opponent draws from it and plays. */
  readonly drawnBy: (typeof drawers)[number]
  /** When the discards, played cards among them, are shuffled in again. */
  readonly reshuffle: (typeof reshuffles)[number]
  /** Most cards in hand; `null` where there is no limit. */
  readonly handLimit: number | null
}

export const usualRules: DeckRules = {
  cardsPerTurn: 1,
  playMode: 'hold',
  drawnBy: 'opponent',
  reshuffle: 'whenEmpty',
  handLimit: null,
}

export const mostCardsPerTurn = 10
export const mostHeld = 20

/** What is wrong with rules from a form or a file. */
export function unfitRules(rules: DeckRules): Refusal | undefined {
  const { cardsPerTurn, handLimit } = rules
  if (!isWhole(cardsPerTurn, 0, mostCardsPerTurn)) {
    return refused('deck-cards-per-turn', { what: cardsPerTurn, most: mostCardsPerTurn })
  }
  if (handLimit !== null && !isWhole(handLimit, 1, mostHeld)) {
    return refused('deck-hand-limit', { what: handLimit, most: mostHeld })
  }
  return undefined
}

/** A whole number within bounds, both ends counted. */
export function isWhole(figure: number, least: number, most: number): boolean {
  return Number.isInteger(figure) && figure >= least && figure <= most
}
