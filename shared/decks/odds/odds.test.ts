import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { cardByCard } from './card-by-card.testing'
import { chanceOfNone, convolved, hypergeometric } from './hypergeometric'
import { outlook, type CardCounts } from './outlook'

const sum = (list: readonly number[]) => list.reduce((total, each) => total + each, 0)
const expectClose = (ours: readonly number[], theirs: readonly number[]) => {
  expect(ours).toHaveLength(theirs.length)
  ours.forEach((each, index) => expect(each).toBeCloseTo(theirs[index]!, 12))
}
const fresh = (cards: number, kind: number, others = 0): CardCounts => ({
  ...{ undrawn: cards, discards: 0, kindUndrawn: kind, kindDiscards: 0, othersUndrawn: others, othersDiscards: 0 },
})

describe('known hypergeometric values', () => {
  test('the aces of a bridge hand', () => {
    const hands = 635_013_559_600
    expectClose(hypergeometric(52, 4, 13), [
      192_928_249_296 / hands,
      278_674_137_872 / hands,
      135_571_202_208 / hands,
      26_162_863_584 / hands,
      1_677_106_640 / hands,
    ])
  })

  test('six numbers of 49', () => {
    const tickets = 13_983_816
    expectClose(
      hypergeometric(49, 6, 6),
      [6_096_454, 5_775_588, 1_851_150, 246_820, 13_545, 258, 1].map((n) => n / tickets),
    )
  })

  test('a deck drawn to its end gives all that is in it', () => {
    expect(hypergeometric(5, 2, 5)).toEqual([0, 0, 1])
    expect(hypergeometric(5, 5, 3)).toEqual([0, 0, 0, 1])
    expect(hypergeometric(5, 0, 3)).toEqual([1])
    expect(hypergeometric(0, 0, 0)).toEqual([1])
  })

  test('every deck a player may build adds up to one, with the mean that it must have', () => {
    for (const cards of [1, 2, 13, 36, 52, 286, 2000]) {
      for (const kind of [0, 1, Math.floor(cards / 2), cards]) {
        for (const drawn of [0, 1, Math.floor(cards / 3), cards]) {
          const chances = hypergeometric(cards, kind, drawn)
          expect(sum(chances)).toBeCloseTo(1, 10)
          expect(sum(chances.map((chance, count) => chance * count))).toBeCloseTo((drawn * kind) / cards, 9)
          expect(chances[0]).toBeCloseTo(chanceOfNone(cards, kind, drawn), 12)
        }
      }
    }
  })

  test('two dice are a convolution of one', () => {
    const die = [0, ...new Array<number>(6).fill(1 / 6)]
    expect(convolved(die, die)[7]).toBeCloseTo(1 / 6, 12)
  })
})

describe('the outlook of a deck', () => {
  const never = { cardsPerTurn: 1, reshuffle: 'never' } as const

  test('nine reds among 36, twelve turns: as the tables of the trade have it', () => {
    const deck = outlook(fresh(36, 9), never, 12)
    expect(deck.inTurn[0]).toBe(0.25)
    expect(deck.inTurn[11]).toBeCloseTo(0.25, 12)
    expect(deck.byTurn[3]).toBeCloseTo(1 - (27 * 26 * 25 * 24) / (36 * 35 * 34 * 33), 12)
    expect(deck.expectedBy[11]).toBeCloseTo(3, 12)
    expect(sum(deck.count)).toBeCloseTo(1, 12)
    expect(sum(deck.firstIn)).toBeCloseTo(deck.byTurn[11]!, 12)
  })

  test('what a turn holds misses a reshuffle in the middle of its draws', () => {
    // One event among four, three drawn a turn: 6 in eight turns if it never were in the hand as the others come back.
    const deck = outlook(fresh(4, 1), { cardsPerTurn: 3, reshuffle: 'whenEmpty' }, 8)
    expect(deck.expectedBy[7]).toBe(5.09375)
  })
})

test('every outlook equals drawing card by card in every possible order', () => {
  const few = fc.nat(3)
  const counts = fc.tuple(few, few, few, few, few, few).map(([kind, others, blacks, kindGone, othersGone, gone]) => ({
    undrawn: kind + others + blacks,
    discards: kindGone + othersGone + gone,
    ...{ kindUndrawn: kind, kindDiscards: kindGone, othersUndrawn: others, othersDiscards: othersGone },
  }))
  const rules = fc.record({
    cardsPerTurn: fc.nat(5),
    reshuffle: fc.constantFrom('whenEmpty', 'everyTurn', 'never'),
  })
  fc.assert(
    fc.property(counts, rules, fc.integer({ min: 1, max: 6 }), (lying, draws, turns) => {
      const [ours, theirs] = [outlook(lying, draws, turns), cardByCard(lying, draws, turns)]
      for (const list of ['inTurn', 'byTurn', 'firstIn', 'expectedBy'] as const) expectClose(ours[list], theirs[list])
      theirs.count.forEach((chance, n) => expect(ours.count[n] ?? 0).toBeCloseTo(chance, 12))
      expect(sum(ours.count)).toBeCloseTo(1, 12)
    }),
    { numRuns: 150 },
  )
})
