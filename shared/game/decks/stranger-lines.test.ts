import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { noDecks, zones } from '../../decks/pile'
import { decksSchema } from '../../decks/pile-schema'
import { outOfBounds } from '../../json/bounded'
import { checkLine } from '../check-line'
import type { Effect } from '../effect'
import type { Entry } from '../journal-line'
import { north, south } from '../tiny-fleet.testing'
import { deckId } from '../../kernel/ids'
import { cardPlaces, type DeckEffect } from '../../decks/deck-effect'
import { DeckDraft } from '../../decks/deck-draft'
import { DeckGame, expectWhole, mishaps, smallDeck } from './decks.testing'
import { usualRules } from '../../decks/deck-rules'
import { shuffleUndrawn } from './play-card'
import { readSeal } from '../../decks/seal'
import { sealLines } from './reshuffle'

const step = (...effects: readonly Effect[]): Entry => ({
  kind: 'step',
  by: 'hand',
  label: { key: 'decks.steps.drawn', values: { n: 1, deck: 'North' } },
  effects,
})
const withDeck = (): DeckGame => {
  const table = new DeckGame()
  table.lay(smallDeck)
  return table
}
const missing = (table: DeckGame) => table.session.conflicts.map((conflict) => Object(conflict).missing)

describe('an entry that does not match the piles is a conflict', () => {
  test.each<[string, DeckEffect, string]>([
    ['of a deck that is not there', { type: 'deckRuled', deck: deckId('west'), rules: usualRules }, 'deck'],
    ['of a card that is not there', { type: 'cardMoved', deck: mishaps, card: 7, to: 'hand' }, 'card'],
    ['that shuffles a card twice', { type: 'deckShuffled', deck: mishaps, taken: [1, 1], first: 9 }, 'card'],
    ['that shuffles what is not there', { type: 'deckShuffled', deck: mishaps, taken: [1, 8], first: 9 }, 'card'],
    [
      'that puts one card in two places',
      { type: 'pileSet', deck: mishaps, pile: { ...withDeck().pile(), hand: [1] } },
      'taken',
    ],
    ['that gives a number twice', { type: 'deckShuffled', deck: mishaps, taken: [1, 2], first: 6 }, 'taken'],
  ])('%s', (_, effect, why) => {
    const table = withDeck()
    const before = table.pile()
    table.take([step(effect)])
    expect(missing(table)).toEqual([why])
    expect(table.pile()).toEqual(before)
  })

  test('that draws from a hand', () => {
    const table = withDeck()
    const hand: DeckEffect = { type: 'cardMoved', deck: mishaps, card: 1, to: 'hand' }
    table.take([step(hand), step({ ...hand, isDraw: true })])
    expect(missing(table)).toEqual(['card'])
  })

  test('made after a shuffle that was struck out', () => {
    const table = withDeck()
    table.draw(6)
    const lines = table.session.lastSeq
    for (const card of table.pile().hand) {
      table.take([step({ type: 'cardMoved', deck: mishaps, card, to: 'discards' })])
    }
    table.draw()
    table.take([{ kind: 'strike', targets: [lines + 1], cause: 'hand' }])
    expect(missing(table).length).toBeGreaterThan(0)
    const all = zones.flatMap((zone) => table.pile()[zone])
    expect(new Set(all).size).toBe(6)
  })
})

describe('a seal', () => {
  test('comes back as it was written', () => {
    const seal = { deck: mishaps, cards: [[1, 'AH']] as const, taken: [3] }
    expect(sealLines('umpire', 'deck', seal).map(({ payload }) => readSeal(payload))).toEqual([seal])
  })

  test.each([
    '',
    '{',
    'null',
    '[]',
    '{"deck":"north"}',
    '{"deck":7,"cards":[]}',
    '{"deck":"constructor","cards":[]}',
    '{"deck":"north","cards":[[1]]}',
    '{"deck":"north","cards":[[0,"AH"]]}',
    '{"deck":"north","cards":[[1.5,"AH"]]}',
    '{"deck":"north","cards":[[1,""]]}',
    '{"deck":"north","cards":[["__proto__","AH"]]}',
    '{"deck":"north","cards":[],"taken":["x"]}',
  ])('%s is none', (payload) => expect(readSeal(payload)).toBeUndefined())

  test('gives a face once: a later one for the same card is ignored', () => {
    const table = withDeck()
    const face = table.face(1)
    table.take(sealLines(south, 'hand', { deck: mishaps, cards: [[1, 'KD']] }))
    expect(table.face(1)).toBe(face)
  })
})

test('whatever a line written by others holds, the fold does not throw, and no number is there twice', () => {
  const token = fc.integer({ min: 1, max: 12 })
  const effect: fc.Arbitrary<DeckEffect> = fc.oneof(
    fc.record({
      type: fc.constant('deckLaid' as const),
      deck: fc.constant(mishaps),
      name: fc.constant('North'),
      of: fc.constant(north),
      drawer: fc.constant(south),
      rules: fc.constant(usualRules),
      contents: fc.constant(null),
      first: token,
      cards: fc.integer({ min: 1, max: 6 }),
    }),
    fc.record({
      type: fc.constant('deckShuffled' as const),
      deck: fc.constant(mishaps),
      taken: fc.array(token, { minLength: 1, maxLength: 4 }),
      first: token,
    }),
    fc.record({
      type: fc.constant('cardMoved' as const),
      deck: fc.constant(mishaps),
      card: token,
      to: fc.constantFrom(...cardPlaces),
    }),
  )
  fc.assert(
    fc.property(fc.array(effect, { maxLength: 30 }), (effects) => {
      const draft = new DeckDraft(noDecks)
      for (const each of effects) draft.apply(each, 1)
      const pile = draft.table.piles[mishaps]
      const all = pile ? zones.flatMap((zone) => pile[zone]) : []
      expect(new Set(all).size).toBe(all.length)
      expect(checkLine({ seq: 1, at: 1, ...step(...effects) })).toMatchObject({ ok: true })
    }),
  )
})

test('a snapshot holds the decks of a game unchanged', () => {
  const table = withDeck()
  table.draw(6)
  for (const card of table.pile().hand) table.move(card, 'play')
  table.draw(2)
  const kept: unknown = JSON.parse(JSON.stringify(table.state.decks))
  expect(decksSchema.safeParse(kept)).toMatchObject({ success: true })
  expect(kept).toEqual(table.state.decks)
})

describe('the largest deck that a document can hold', () => {
  const longest = (n: number) => `${'k'.repeat(60)}${n}`
  const largest = Array.from({ length: 200 }, (_, n) => ({ face: longest(n), copies: 10 }))
  const playedOn = () => {
    const table = new DeckGame()
    table.lay(largest)
    table.shuffle()
    return table
  }

  test('is placed and shuffled in lines that a journal accepts, in the same order again after an undo', () => {
    const table = playedOn()
    for (const line of table.session.lines) expect(checkLine(line)).toMatchObject({ ok: true })
    expectWhole(table, largest)
    const before = table.faces('undrawn')
    table.undo()
    table.shuffle()
    expect(table.faces('undrawn')).toEqual(before)
  })

  test('fits in a snapshot, shuffles included', () => {
    const { decks } = playedOn().state
    expect(outOfBounds(decks, { depth: 24, values: 2_000_000, textLength: 100_000 })).toBeUndefined()
    expect(decksSchema.safeParse(decks).success).toBe(true)
  })

  test('whose seal was cut in two is shuffled afresh, and no card is without a face', () => {
    const table = new DeckGame()
    table.lay(largest)
    const made = shuffleUndrawn(table.state, mishaps, table.next)
    table.take(made.ok ? made.value.slice(0, 1) : [])
    table.shuffle()
    expectWhole(table, largest)
  })

  test('ignores a seal of a shuffle without its faces', () => {
    const table = withDeck()
    table.take(sealLines('umpire', 'deck', { deck: mishaps, cards: [[9, 'KD']], taken: [1, 2, 3, 4, 5, 6] }))
    table.shuffle()
    expectWhole(table, smallDeck)
  })
})
