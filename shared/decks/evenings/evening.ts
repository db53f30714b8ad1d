import { refused, done, type Result } from '../../kernel/result'
import { isWhole, unfitRules, type DeckRules } from '../deck-rules'

/** When a held card is played, its moment given. */
export type HoldingPolicy =
  /** As soon as its moment comes. */
  | { readonly kind: 'atOnce' }
  /** Kept for the decisive turns: from this one on, as its moment comes. */
  | { readonly kind: 'fromTurn'; readonly turn: number }
  /** Cards are held until there are so many; then played as their moments come. */
  | { readonly kind: 'fullHand'; readonly cards: number }

/** One deck through one evening, as the simulator needs to know it. */
export interface EveningDeck {
  /** For each red card, the chance in percent that its moment comes in a turn. */
  readonly momentPercent: readonly number[]
  /** Kinds to count separately, each by the places of its red cards: those that can decide the day, copies of one. */
  readonly kinds?: readonly (readonly number[])[]
  readonly blacks: number
  readonly rules: DeckRules
  readonly policy: HoldingPolicy
}

const mostTurns = 100
const mostGames = 1_000_000
const mostCards = 2000

/** Refuses what cannot be played, before a million games are played of it. */
export function checkEvening(deck: EveningDeck, turns: number, games: number): Result<EveningDeck> {
  const { momentPercent, blacks, rules } = deck
  if (!isWhole(turns, 1, mostTurns)) return refused('evening-turns', { what: turns, most: mostTurns })
  if (!isWhole(games, 1, mostGames)) return refused('evening-games', { what: games, most: mostGames })
  const cards = momentPercent.length + blacks
  if (cards === 0) return refused('deck-empty')
  if (!isWhole(blacks, 0, mostCards) || cards > mostCards)
    return refused('deck-blacks', { what: blacks, most: mostCards })
  const unfit = momentPercent.find((percent) => !(percent >= 0 && percent <= 100))
  if (unfit !== undefined) return refused('evening-moment', { what: unfit })
  return unfitRules(rules) ?? done(deck)
}
