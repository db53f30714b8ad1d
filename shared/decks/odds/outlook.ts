import type { DeckRules } from '../deck-rules'
import { convolved } from './hypergeometric'
import { countIn, meanIn, noneIn, stretches, turnOfItsOwn, type Standing, type Stretch } from './stretch'

export type DrawRules = Pick<DeckRules, 'cardsPerTurn' | 'reshuffle' | 'playMode'>

/** What the turns to come hold of one kind of card, exactly. Lists by turn begin with the next turn. Chances 0 to 1. */
export interface Outlook {
  /**
   * False where cards may be in a hand as the others are shuffled in again: held ones, and those that a turn drew before
   * it emptied the pile. They miss that shuffle, which these figures leave out. Evenings played through have it.
   */
  readonly isExact: boolean
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

/**
 * Of what is drawn, where drawn cards are played or discarded in their turn, or where nothing is reshuffled whatever is
 * held. For cards held over a reshuffle there is no closed form: that is what evenings are played for.
 */
export function outlook(standing: Standing, rules: DrawRules, turns: number): Outlook {
  return rules.reshuffle === 'everyTurn'
    ? everyTurnAnew(turnOfItsOwn(standing, rules.cardsPerTurn), turns, rules.playMode === 'immediate')
    : throughThePile(standing, rules.reshuffle, rules, turns)
}

function throughThePile(
  standing: Standing,
  reshuffle: Exclude<DeckRules['reshuffle'], 'everyTurn'>,
  { cardsPerTurn, playMode }: DrawRules,
  turns: number,
): Outlook {
  const comesBack = reshuffle === 'whenEmpty' && turns * cardsPerTurn > standing.undrawn
  const inTurn: number[] = []
  const byTurn: number[] = []
  const firstIn: number[] = []
  const expectedBy: number[] = []
  let isExact = playMode === 'immediate' || !comesBack
  let noneYet = 1
  let expected = 0
  for (let turn = 1; turn <= turns; turn++) {
    const inThis = stretches(standing, reshuffle, (turn - 1) * cardsPerTurn, turn * cardsPerTurn)
    isExact &&= inThis.length <= 1
    const none = noneIn(stretches(standing, reshuffle, 0, turn * cardsPerTurn))
    expected += meanIn(inThis)
    inTurn.push(1 - noneIn(inThis))
    byTurn.push(1 - none)
    firstIn.push(noneYet - none)
    expectedBy.push(expected)
    noneYet = none
  }
  return {
    isExact,
    inTurn,
    byTurn,
    firstIn,
    expectedBy,
    count: countIn(stretches(standing, reshuffle, 0, turns * cardsPerTurn)),
  }
}

function everyTurnAnew(turn: Stretch, turns: number, isExact: boolean): Outlook {
  const heaps = drawnFrom(turn)
  const none = noneIn(heaps)
  const mean = meanIn(heaps)
  const list = (of: (turn: number) => number) => Array.from({ length: turns }, (_, index) => of(index + 1))
  return {
    isExact,
    inTurn: list(() => 1 - none),
    byTurn: list((turn) => 1 - none ** turn),
    firstIn: list((turn) => none ** (turn - 1) * (1 - none)),
    expectedBy: list((turn) => turn * mean),
    count: power(countIn(heaps), turns),
  }
}

function drawnFrom(turn: Stretch): readonly Stretch[] {
  return turn.drawn > 0 ? [turn] : []
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

/** Several possible standings, each with its chance, as one outlook. */
export function mixed(outlooks: readonly { readonly chance: number; readonly outlook: Outlook }[]): Outlook {
  const sum = (list: (outlook: Outlook) => readonly number[]) => {
    const longest = Math.max(0, ...outlooks.map(({ outlook }) => list(outlook).length))
    return Array.from({ length: longest }, (_, index) =>
      outlooks.reduce((total, { chance, outlook }) => total + chance * (list(outlook)[index] ?? 0), 0),
    )
  }
  return {
    isExact: outlooks.every(({ outlook }) => outlook.isExact),
    inTurn: sum(({ inTurn }) => inTurn),
    byTurn: sum(({ byTurn }) => byTurn),
    firstIn: sum(({ firstIn }) => firstIn),
    expectedBy: sum(({ expectedBy }) => expectedBy),
    count: sum(({ count }) => count),
  }
}
