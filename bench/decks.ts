/** Event decks: exact odds beside evenings played through, and dealing beside the two usual ways to shuffle. */
import shuffle from 'lodash/shuffle.js'
import { playEvenings, type EveningDeck } from '#shared/decks/evenings/play-evenings'
import { findingsOf } from '#shared/decks/evenings/findings'
import { shuffled } from '#shared/decks/shuffle'
import { withBlacks } from '#shared/decks/face'
import { outlook } from '#shared/decks/odds/outlook'
import { countsBeforePlay } from '#shared/game/decks/possible-piles'
import { usualRules } from '#shared/decks/deck-rules'
import { bulkWords } from '#shared/kernel/bulk-words'
import { measured, millisecondsOf, roundsOf, rowsOf, shareOfPeer, timesAsFast, type Measure } from './bench-row'

const games = 100_000
const turns = 20
const manyOdds = 200
const manyDeals = 20_000

/** Nine reds among 36, drawn one a turn, kept from turn 4 for moments that come in two turns of five. */
const deck: EveningDeck = {
  momentPercent: new Array<number>(9).fill(40),
  blacks: 27,
  rules: { ...usualRules, handLimit: 3 },
  policy: { kind: 'fromTurn', turn: 4 },
}
const standing = countsBeforePlay(withBlacks([{ face: 'red', copies: 9 }], 27), (face) => face === 'red')

/** Half of them red, each red one played at once. */
const dealt: EveningDeck = {
  momentPercent: new Array<number>(26).fill(100),
  blacks: 26,
  rules: { ...usualRules, reshuffle: 'never' },
  policy: { kind: 'atOnce' },
}

interface Card {
  readonly rank: string
  readonly suit: string
  readonly title: string
}

const cards: readonly Card[] = Array.from({ length: 52 }, (_, index) => ({
  rank: String((index % 13) + 1),
  suit: ['hearts', 'diamonds', 'spades', 'clubs'][Math.floor(index / 13)]!,
  title: `card ${index}`,
}))
const sortedAtRandom = <Item>(items: readonly Item[]) => items.toSorted(() => Math.random() - 0.5)

/** The same 20 cards of 52, dealt game after game: ours as the simulator deals them, the peers' whole deck shuffled. */
export const measure: Measure = async (size) => {
  const { exact, played, ours, lodash, sorted } = await measured(roundsOf(size, 9), (round) => ({
    exact: millisecondsOf(() => used(exactOdds())) / manyOdds,
    played: millisecondsOf(() => used(findingsOf(playEvenings(deck, turns, games, bulkWords(round))))),
    ours: millisecondsOf(() => used(playEvenings(dealt, turns, manyDeals, bulkWords(round)))),
    lodash: millisecondsOf(() => used(redsDealt(() => shuffle(cards)))),
    sorted: millisecondsOf(() => used(redsDealt(() => sortedAtRandom(cards)))),
  }))
  const bias = biases()
  return [
    ...rowsOf('ms', {
      'exact odds of 20 turns, against 100 000 games played': timesAsFast(1000, exact, played),
      'exact odds of 20 turns, against 1 ms': shareOfPeer(1, exact, 1),
      '100 000 games of 20 turns, cards held, against 0.2 s': shareOfPeer(1, played, 200),
      '20 cards of 52, against lodash.shuffle on card objects': timesAsFast(1.5, ours, lodash),
      '20 cards of 52, against sort(() => Math.random() - 0.5)': timesAsFast(1.5, ours, sorted),
    }),
    ...rowsOf('', {
      'bias in chi-square, 9 is fair, against sort(() => Math.random() - 0.5)': shareOfPeer(0.1, ...bias),
    }),
  ]
}

function exactOdds(): number {
  let sum = 0
  for (let time = 0; time < manyOdds; time++) {
    sum += outlook({ ...standing, kindUndrawn: 5 + (time % 9) }, deck.rules, turns).byTurn[3]!
  }
  return sum
}

function redsDealt(order: () => readonly Card[]): number {
  let reds = 0
  for (let game = 0; game < manyDeals; game++) {
    const dealt = order()
    for (let turn = 0; turn < turns; turn++) if (isRed(dealt[turn]!)) reds++
  }
  return reds
}

function isRed({ suit }: Card): boolean {
  return suit === 'hearts' || suit === 'diamonds'
}

/**
 * How unevenly the card that lay on top is spread over ten places, by our shuffle and by sorting: chi-square, 9 is
 * expected of a fair shuffle and 28 is passed once in a thousand. Sorting with random comparisons gives thousands.
 */
function biases(): readonly [ours: readonly number[], peer: readonly number[]] {
  const small = Array.from({ length: 10 }, (_, index) => index)
  const next = bulkWords(1898)
  const ours = unevenness(() => shuffled(small, next).indexOf(0))
  if (ours > 28) throw new Error(`our shuffle is biased: chi-square ${ours}`)
  return [[ours], [unevenness(() => sortedAtRandom(small).indexOf(0))]]
}

function unevenness(place: () => number): number {
  const many = 50_000
  const counts = new Array<number>(10).fill(0)
  for (let game = 0; game < many; game++) counts[place()]! += 1
  return counts.reduce((sum, count) => sum + (count - many / 10) ** 2 / (many / 10), 0)
}

/** What was worked out is looked at, so that nothing of it can be left out. */
function used(workedOut: unknown): void {
  if (workedOut === null) throw new Error('nothing was worked out')
}
