import type { TunedDeck } from './tuned-deck'
import type { EveningDeck, HoldingPolicy } from '#shared/decks/evenings/play-evenings'

/** How cards are played in an evening, whatever the deck. */
export interface Playing {
  /** The chance in percent that the moment of a card comes in a turn. */
  readonly momentPercent: number
  readonly policy: HoldingPolicy
}

/** Every card is played as it is drawn: the closed forms hold. */
export const asDrawn: Playing = { momentPercent: 100, policy: { kind: 'atOnce' } }

/** Why a deck must be played through: there is no closed form for it. `null` where there is. */
export function whyPlayed(deck: TunedDeck, { momentPercent, policy }: Playing): WhyPlayed | null {
  const { rules } = deck
  if (momentPercent < 100) return 'moments'
  if (rules.playMode === 'hold' && policy.kind !== 'atOnce') return 'held'
  const events = deck.cards.reduce((sum, { copies }) => sum + copies, 0)
  if (rules.handLimit !== null && rules.handLimit < Math.min(rules.cardsPerTurn, events)) return 'handLimit'
  return null
}
export type WhyPlayed = 'moments' | 'held' | 'handLimit'

/**
 * The deck as the bulk plays it: every copy a card of its own. The kinds begin with the decisive cards, then follow
 * the cards of the deck in their order, each with all its copies.
 */
export function eveningOf({ rules, cards, blacks }: TunedDeck, { momentPercent, policy }: Playing): EveningDeck {
  const decisive: number[] = []
  const places: number[][] = []
  let next = 0
  for (const { copies, isDecisive } of cards) {
    const of = Array.from({ length: copies }, () => next++)
    places.push(of)
    if (isDecisive) decisive.push(...of)
  }
  return {
    momentPercent: new Array<number>(next).fill(momentPercent),
    kinds: [decisive, ...places],
    blacks,
    rules,
    policy,
  }
}
