import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { bulkWords } from '../../kernel/bulk-words'
import { playModes, reshuffles, usualRules, type DeckRules } from '../deck-rules'
import { withBlacks } from '../face'
import { outlook } from '../odds/outlook'
import { countsBeforePlay } from '../../game/decks/possible-piles'
import { checkEvening, playEvenings, type EveningDeck, type HoldingPolicy } from './play-evenings'
import { findingsOf, shareOf, type Found } from './findings'
import { playAtTheTable } from './referee.testing'

const turns = 12
const sum = (list: readonly number[]) => list.reduce((total, each) => total + each, 0)
const deckOf = (
  reds: number,
  blacks: number,
  rules: Partial<DeckRules> = {},
  percent = 100,
  policy: HoldingPolicy = { kind: 'atOnce' },
): EveningDeck => ({
  momentPercent: new Array<number>(reds).fill(percent),
  kinds: Array.from({ length: reds }, (_, card) => [card]),
  blacks,
  rules: { ...usualRules, ...rules },
  policy,
})

/**
 * Within Bernstein's bound of four and a half standard errors: less than one figure in ten thousand lies outside by
 * chance, rare ones too, whose games are few and far from a normal distribution.
 */
const expectWithin = ({ figure }: Found, exact: number, games: number, what: string, errors = 4.5) => {
  const error = Math.sqrt((exact * (1 - exact)) / games)
  expect(Math.abs(figure - exact), what).toBeLessThan(errors * error + errors ** 2 / (3 * games))
}

test('every place of a pile is picked by as many half words as any other', () => {
  const halves = 2 ** 16
  for (const cards of [3, 7, 52, 2000]) {
    for (const reds of [1, 2, cards - 1]) {
      const games = halves - (halves % cards)
      let half = 0
      // Every half comes once; those left over pick nothing.
      const next = () => half++ + half++ * halves
      const { events } = playEvenings(deckOf(reds, cards - reds), 1, games, next)
      expect(sum([...events]), `${reds} of ${cards}`).toBe((games / cards) * reds)
      expect(half).toBeLessThanOrEqual(halves)
    }
  }
})

test('exact and played evenings agree on any small deck, drawn and reshuffled in any way', () => {
  const games = 4_000
  const deck = fc.record({
    reds: fc.nat(6),
    blacks: fc.nat(9),
    cardsPerTurn: fc.integer({ min: 1, max: 6 }),
    reshuffle: fc.constantFrom(...reshuffles),
    playMode: fc.constantFrom(...playModes),
  })
  const cases = deck.filter(({ reds, blacks }) => reds + blacks > 0)
  fc.assert(
    fc.property(cases, fc.integer({ min: 1, max: 10 }), fc.nat(1e6), ({ reds, blacks, ...rules }, played, seed) => {
      const found = findingsOf(playEvenings(deckOf(reds, blacks, rules), played, games, bulkWords(seed)))
      const contents = withBlacks([{ face: 'red', copies: reds }], blacks)
      const standing = countsBeforePlay(contents, (face) => face === 'red')
      const exact = outlook(standing, { ...usualRules, ...rules }, played)
      for (const list of ['inTurn', 'byTurn', 'firstIn'] as const) {
        found[list].forEach((each, turn) => expectWithin(each, exact[list][turn]!, games, `${list} ${turn}`, 6))
      }
      found.count.forEach((each, n) => expectWithin(each, exact.count[n] ?? 0, games, `count ${n}`, 6))
      expect(found.mean.figure).toBeCloseTo(sum(found.count.map(({ figure }, n) => n * figure)), 12)
      const others = withBlacks([{ face: 'red', copies: Math.max(0, reds - 1) }], blacks)
      const one = countsBeforePlay([{ face: 'one', copies: 1 }, ...others], (face) => face === 'one')
      const card = outlook(one, { ...usualRules, ...rules }, played)
      found.kindBy.forEach((by) => by.forEach((each, turn) => expectWithin(each, card.byTurn[turn]!, games, 'card', 6)))
    }),
    { numRuns: 60 },
  )
})

describe('the bulk plays as the table does, entry by entry', () => {
  test.each<[string, EveningDeck]>([
    ['held until its moment, reshuffled when empty', deckOf(4, 5, { cardsPerTurn: 2 }, 30)],
    ['a hand of two, kept for the last turns', deckOf(5, 3, { handLimit: 2 }, 60, { kind: 'fromTurn', turn: 7 })],
    ['kept until three are held', deckOf(6, 4, { cardsPerTurn: 2 }, 50, { kind: 'fullHand', cards: 3 })],
    ['at once or discarded', deckOf(4, 4, { playMode: 'immediate', cardsPerTurn: 3 }, 40)],
    ['reshuffled every turn, cards held', deckOf(3, 3, { reshuffle: 'everyTurn', cardsPerTurn: 2 }, 25)],
    ['never reshuffled, a hand of one', deckOf(5, 2, { reshuffle: 'never', handLimit: 1 }, 20)],
  ])('%s', (_, deck) => {
    const atTable = 800
    const next = bulkWords(1905)
    const evenings = Array.from({ length: atTable }, () => playAtTheTable(deck, turns, next))
    const bulk = findingsOf(playEvenings(deck, turns, 40_000, bulkWords(1906)))
    const share = (holds: (evening: (typeof evenings)[number]) => boolean) => evenings.filter(holds).length / atTable
    const near = (ours: number, theirs: number, what: string) => {
      const error = Math.sqrt(ours * (1 - ours) * (1 / atTable + 1 / 40_000))
      expect(Math.abs(ours - theirs), what).toBeLessThan(4.5 * error + 2 / atTable)
    }
    const upTo = (evening: (typeof evenings)[number], turn: number) => evening.slice(0, turn + 1).flat()
    for (let turn = 0; turn < turns; turn++) {
      const inThis = share((evening) => evening[turn]!.length > 0)
      near(bulk.inTurn[turn]!.figure, inThis, `in turn ${turn + 1}`)
      const byThis = share((evening) => upTo(evening, turn).length > 0)
      near(bulk.byTurn[turn]!.figure, byThis, `by ${turn + 1}`)
      const hasCard = share((evening) => upTo(evening, turn).includes('red-0'))
      near(bulk.kindBy[0]![turn]!.figure, hasCard, `first red by ${turn + 1}`)
    }
    for (const [n, { figure }] of bulk.count.entries()) {
      const exactly = share((evening) => evening.flat().length === n)
      near(figure, exactly, `${n} events`)
    }
  })
})

test('a kind comes when the first of its cards does', () => {
  const games = 40_000
  const kinds = [[0, 1, 2]]
  const found = findingsOf(playEvenings({ ...deckOf(9, 27), kinds }, turns, games, bulkWords(1911)))
  const copies = [['kind', 3] as const, ['red', 6] as const].map(([face, n]) => ({ face, copies: n }))
  const counts = countsBeforePlay(withBlacks(copies, 27), (face) => face === 'kind')
  const { byTurn } = outlook(counts, usualRules, turns)
  byTurn.forEach((chance, turn) => expectWithin(found.kindBy[0]![turn]!, chance, games, `kind by ${turn + 1}`))
})

test('the same seed plays the same evenings', () => {
  const play = () => findingsOf(playEvenings(deckOf(9, 27, {}, 50), turns, 500, bulkWords(3)))
  expect(play()).toEqual(play())
})

test('bounds hold the true figure in about 95 of 100 simulations, and never shrink to nothing', () => {
  const exact = 0.25
  const held = Array.from({ length: 400 }, (_, seed) => {
    const { low, high } = findingsOf(playEvenings(deckOf(9, 27), 1, 800, bulkWords(seed))).inTurn[0]!
    return low <= exact && exact <= high
  }).filter(Boolean).length
  expect(held).toBeGreaterThan(365)
  expect(held).toBeLessThan(396)
  expect(shareOf(0, 100_000)).toMatchObject({ figure: 0, low: 0 })
  expect(shareOf(0, 100_000).high).toBeGreaterThan(0)
})

test.each([
  ['no turn', deckOf(1, 1), 0, 100, 'evening-turns'],
  ['games without end', deckOf(1, 1), 12, 1e9, 'evening-games'],
  ['no card', deckOf(0, 0), 12, 100, 'deck-empty'],
  ['a million blacks', deckOf(1, 1_000_000), 12, 100, 'deck-blacks'],
  ['a moment more certain than certain', deckOf(1, 1, {}, 101), 12, 100, 'evening-moment'],
  ['a moment that is no figure', deckOf(1, 1, {}, Number.NaN), 12, 100, 'evening-moment'],
  ['rules nobody could draw by', deckOf(1, 1, { cardsPerTurn: 99 }), 12, 100, 'deck-cards-per-turn'],
])('an evening with %s is refused', (_, deck, ofTurns, games, code) => {
  expect(checkEvening(deck, ofTurns, games)).toMatchObject({ ok: false, code })
})
