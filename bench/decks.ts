/** Event decks: exact odds beside evenings played through, and dealing beside the two usual ways to shuffle. */
import shuffle from 'lodash/shuffle.js'
import type { EveningDeck } from '#shared/decks/evenings/evening'
import { findingsOf } from '#shared/decks/evenings/findings'
import { playEvenings } from '#shared/decks/evenings/play-evenings'
import { shuffled } from '#shared/decks/shuffle'
import { withBlacks } from '#shared/decks/face'
import { outlook } from '#shared/decks/odds/outlook'
import { countsBeforePlay } from '#shared/game/decks/possible-piles'
import { usualRules } from '#shared/decks/deck-rules'
import { bulkWords } from '#shared/kernel/bulk-words'
import { roundsOf, shareOfPeer, timesAsFast, type BenchRow, type BenchSize, type Rounds } from './bench-row'

const games = 100_000
const turns = 20

/** Nine reds among 36, drawn one a turn, kept from turn 4 for moments that come in two turns of five. */
const deck: EveningDeck = {
  momentPercent: new Array<number>(9).fill(40),
  blacks: 27,
  rules: { ...usualRules, handLimit: 3 },
  policy: { kind: 'fromTurn', turn: 4 },
}
const standing = countsBeforePlay(withBlacks([{ face: 'red', copies: 9 }], 27), (face) => face === 'red')

export function measure(size: BenchSize): Promise<BenchRow[]> {
  const rounds = roundsOf(size, 9)
  return Promise.resolve([...oddsRows(rounds), ...dealingRows(rounds), biasRow()])
}

function oddsRows(rounds: readonly number[]): BenchRow[] {
  const exact: number[] = []
  const played: number[] = []
  for (const round of rounds) {
    const many = 200
    const one = timed(() => {
      let sum = 0
      for (let time = 0; time < many; time++) {
        sum += outlook({ ...standing, kindUndrawn: 5 + (time % 9) }, deck.rules, turns).byTurn[3]!
      }
      return sum
    })
    const all = timed(() => findingsOf(playEvenings(deck, turns, games, bulkWords(round))))
    if (round < 0) continue
    exact.push(one / many)
    played.push(all)
  }
  const second = played.map(() => 200)
  const slider = exact.map(() => 1)
  return [
    timesAsFast('exact odds of 20 turns, against 100 000 games played', 'ms', { ours: exact, peer: played }, 1000),
    shareOfPeer('exact odds of 20 turns, against 1 ms', 'ms', { ours: exact, peer: slider }, 1),
    shareOfPeer('100 000 games of 20 turns, cards held, against 0.2 s', 'ms', { ours: played, peer: second }, 1),
  ]
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

/** The same 20 cards of 52, dealt game after game: ours as the simulator deals them, the peers' whole deck shuffled. */
function dealingRows(rounds: readonly number[]): BenchRow[] {
  const dealt: Rounds & { ours: number[]; peer: number[] } = { ours: [], peer: [] }
  const sorted: number[] = []
  const many = 20_000
  const red = { momentPercent: new Array<number>(26).fill(100), blacks: 26, policy: { kind: 'atOnce' } } as const
  const rules = { ...usualRules, reshuffle: 'never' } as const
  for (const round of rounds) {
    const ours = timed(() => playEvenings({ ...red, rules }, turns, many, bulkWords(round)))
    const peer = timed(() => dealMany(many, () => shuffle(cards)))
    const other = timed(() => dealMany(many, sortedAtRandom))
    if (round < 0) continue
    dealt.ours.push(ours)
    dealt.peer.push(peer)
    sorted.push(other)
  }
  return [
    timesAsFast('20 cards of 52, against lodash.shuffle on card objects', 'ms', dealt, 1.5),
    timesAsFast('20 cards of 52, against sort(() => Math.random() - 0.5)', 'ms', { ...dealt, peer: sorted }, 1.5),
  ]
}

function dealMany(many: number, order: () => readonly Card[]): number {
  let reds = 0
  for (let game = 0; game < many; game++) {
    const dealt = order()
    for (let turn = 0; turn < turns; turn++) if (isRed(dealt[turn]!)) reds++
  }
  return reds
}

function isRed({ suit }: Card): boolean {
  return suit === 'hearts' || suit === 'diamonds'
}

function sortedAtRandom(): readonly Card[] {
  return cards.toSorted(() => Math.random() - 0.5)
}

/**
 * How unevenly the card that lay on top is spread over ten places: chi-square, 9 is expected of a fair
 * shuffle and 28 is passed once in a thousand. Sorting with random comparisons gives thousands.
 */
function biasRow(): BenchRow {
  const small = Array.from({ length: 10 }, (_, index) => index)
  const next = bulkWords(1898)
  const ours = unevenness(() => shuffled(small, next).indexOf(0))
  const peer = unevenness(() => small.toSorted(() => Math.random() - 0.5).indexOf(0))
  if (ours > 28) throw new Error(`our shuffle is biased: chi-square ${ours}`)
  const name = 'bias in chi-square, 9 is fair, against sort(() => Math.random() - 0.5)'
  return shareOfPeer(name, '', { ours: [ours], peer: [peer] }, 0.1)
}

function unevenness(place: () => number): number {
  const many = 50_000
  const counts = new Array<number>(10).fill(0)
  for (let game = 0; game < many; game++) counts[place()]! += 1
  return counts.reduce((sum, count) => sum + (count - many / 10) ** 2 / (many / 10), 0)
}

function timed(work: () => unknown): number {
  globalThis.gc?.({ type: 'minor' })
  const start = performance.now()
  // What was worked out is looked at, so that nothing of it can be left out.
  if (work() === null) throw new Error('nothing was worked out')
  return performance.now() - start
}
