import type { DeckRules } from '../deck-rules'
import { convolved, hypergeometric } from './hypergeometric'
import { Reshuffles } from './reshuffles'
import { wholeDeck, type CardCounts, type Outlook } from './card-counts'

export type DrawRules = Pick<DeckRules, 'cardsPerTurn' | 'reshuffle'>

/**
 * Assumes that every event is played or discarded as its turn ends: until then it is in the hand and misses a
 * reshuffle. A card held longer misses more of them, for which there is no closed form.
 */
export function outlook(counts: CardCounts, rules: DrawRules, turns: number): Outlook {
  return rules.reshuffle === 'everyTurn'
    ? reshuffledEveryTurn(counts, rules.cardsPerTurn, turns)
    : new Reshuffles(counts, { ...rules, comesBack: rules.reshuffle === 'whenEmpty', turns }).outlook()
}

/** The discards come back before each turn, so that turns are independent. */
function reshuffledEveryTurn(counts: CardCounts, cardsPerTurn: number, turns: number): Outlook {
  const { cards, kind } = wholeDeck(counts)
  const inTurn = hypergeometric(cards, kind, Math.min(cardsPerTurn, cards))
  const none = inTurn[0] ?? 1
  const mean = inTurn.reduce((sum, chance, count) => sum + chance * count, 0)
  const list = (of: (turn: number) => number) => Array.from({ length: turns }, (_, index) => of(index + 1))
  return {
    inTurn: list(() => 1 - none),
    byTurn: list((turn) => 1 - none ** turn),
    firstIn: list((turn) => none ** (turn - 1) * (1 - none)),
    expectedBy: list((turn) => turn * mean),
    count: power(inTurn, turns),
  }
}

/** The distribution of the sum of so many independent draws, by squaring. */
function power(counts: readonly number[], times: number): readonly number[] {
  let sums: readonly number[] = [1]
  let squared = counts
  for (let left = times; left > 0; left = Math.floor(left / 2)) {
    if (left % 2 === 1) sums = convolved(sums, squared)
    if (left > 1) squared = convolved(squared, squared)
  }
  return sums
}

/** Several possible outlooks, each with its chance, as one. */
export function mixed(outlooks: readonly { readonly chance: number; readonly outlook: Outlook }[]): Outlook {
  const sum = (list: (outlook: Outlook) => readonly number[]) => {
    const longest = Math.max(0, ...outlooks.map(({ outlook }) => list(outlook).length))
    return Array.from({ length: longest }, (_, index) =>
      outlooks.reduce((total, { chance, outlook }) => total + chance * (list(outlook)[index] ?? 0), 0),
    )
  }
  return {
    inTurn: sum(({ inTurn }) => inTurn),
    byTurn: sum(({ byTurn }) => byTurn),
    firstIn: sum(({ firstIn }) => firstIn),
    expectedBy: sum(({ expectedBy }) => expectedBy),
    count: sum(({ count }) => count),
  }
}
