import { z } from 'zod'
import type { Read } from '../json/read'
import { refused, type Refusal } from '../kernel/result'

export const playModes = ['hold', 'immediate'] as const
export const drawers = ['opponent', 'ownSide'] as const
export const reshuffles = ['whenEmpty', 'everyTurn', 'never'] as const

export const mostCardsPerTurn = 10
export const mostHeld = 20

/** How a deck is drawn from and played. */
export const deckRulesSchema = z.strictObject({
  cardsPerTurn: z.int().min(0).max(mostCardsPerTurn),
  /** `hold`: kept until its moment comes; `immediate`: played in the turn it is drawn, or discarded. */
  playMode: z.enum(playModes),
  /** A side's deck holds that side's mishaps: as a rule its opponent draws from it and plays. */
  drawnBy: z.enum(drawers),
  /** When the discards, played cards among them, are shuffled in again. */
  reshuffle: z.enum(reshuffles),
  /** Most cards in hand; `null` where there is no limit. */
  handLimit: z.int().min(1).max(mostHeld).nullable(),
})
export type DeckRules = Read<typeof deckRulesSchema>

export const usualRules: DeckRules = {
  cardsPerTurn: 1,
  playMode: 'hold',
  drawnBy: 'opponent',
  reshuffle: 'whenEmpty',
  handLimit: null,
}

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
