import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { north, south } from '../tiny-fleet.testing'
import { sideId } from '../../kernel/ids'
import { DeckGame, mishaps } from './decks.testing'
import { reshuffles, usualRules, type DeckRules } from '../../decks/deck-rules'
import { setDeckRules } from './play-card'
import { drawerOf, dueOfDecks, passedAtEndOfTurn } from './turn-of-decks'
import { drawOfTurn } from '../../decks/pile'

const reds = ['AH', '6H', 'QD'].map((face) => ({ face, copies: 1 }))
const due = (table: DeckGame) => dueOfDecks(table.state.decks, table.state.turn)

test('each turn asks for its draws, and after them nothing is due', () => {
  const table = new DeckGame()
  table.lay(reds, { cardsPerTurn: 2 })
  expect(due(table)).toEqual([{ deck: mishaps, drawer: south, toDraw: 2, overLimit: 0 }])
  table.draw()
  expect(due(table)).toMatchObject([{ toDraw: 1 }])
  table.draw()
  expect(due(table)).toEqual([])
  table.nextTurn()
  expect(due(table)).toMatchObject([{ toDraw: 2 }])
})

test('a deck that has run out for good asks for nothing', () => {
  const table = new DeckGame()
  table.lay([{ face: 'black', copies: 1 }], { reshuffle: 'never' })
  table.draw()
  table.nextTurn()
  expect(due(table)).toEqual([])
})

test('a hand over its limit is reported', () => {
  const table = new DeckGame()
  table.lay(reds, { handLimit: 1 })
  table.draw(2)
  expect(due(table)).toMatchObject([{ toDraw: 0, overLimit: 1 }])
})

test('in immediate mode cards not played are discarded as the turn ends', () => {
  const table = new DeckGame()
  table.lay(reds, { playMode: 'immediate' })
  table.draw(2)
  expect(passedAtEndOfTurn(table.pile())).toEqual([1, 2])
  expect(passedAtEndOfTurn({ ...table.pile(), rules: usualRules })).toEqual([])
})

test('the opponent draws, or the side itself; among three sides it must be chosen', () => {
  const sides = [{ id: north }, { id: south }]
  expect(drawerOf(north, usualRules, sides)).toMatchObject({ value: south })
  expect(drawerOf(north, { ...usualRules, drawnBy: 'ownSide' }, sides)).toMatchObject({ value: north })
  expect(drawerOf(north, usualRules, [...sides, { id: sideId('west') }])).toMatchObject({
    code: 'deck-opponent-unclear',
  })
  expect(drawerOf(north, usualRules, [{ id: north }])).toMatchObject({ ok: false })
})

describe('a draw that finds no cards', () => {
  const heldOut = (rules: Partial<DeckRules> = {}) => {
    const table = new DeckGame()
    table.lay([{ face: '5H', copies: 1 }], rules)
    table.draw()
    table.nextTurn()
    return table
  }
  const drawNow = (table: DeckGame) => drawOfTurn(table.pile(), table.state.turn)

  test('has lapsed for its turn: a card discarded later in it is drawn in the next', () => {
    for (const reshuffle of ['whenEmpty', 'everyTurn'] as const) {
      const table = heldOut({ reshuffle })
      expect(drawNow(table)).toEqual({ is: 'short', drawn: 0, of: 1 })
      table.move(table.pile().hand[0]!, 'play')
      expect(due(table)).toEqual([])
      expect(drawNow(table)).toEqual({ is: 'short', drawn: 0, of: 1 })
      table.nextTurn()
      expect(due(table)).toMatchObject([{ toDraw: 1 }])
    }
  })

  test('is known as short, as done, or as none that is asked for', () => {
    const few = new DeckGame()
    few.lay([{ face: '5H', copies: 1 }], { cardsPerTurn: 2 })
    few.draw(2)
    expect(drawNow(few)).toEqual({ is: 'short', drawn: 1, of: 2 })
    for (const [cardsPerTurn, is] of [
      [1, 'done'],
      [0, 'none'],
    ] as const) {
      few.does(setDeckRules(few.state, mishaps, { ...usualRules, cardsPerTurn }))
      expect(drawNow(few)).toEqual({ is })
    }
  })

  test('whatever is done with the hand, a turn with no draw due has none due later', () => {
    const doing = fc.constantFrom('play', 'discard', 'giveUp')
    const turns = fc.array(fc.record({ draws: fc.boolean(), does: fc.array(doing, { maxLength: 4 }) }), {
      maxLength: 8,
    })
    const rules = fc.record({ cardsPerTurn: fc.integer({ min: 1, max: 4 }), reshuffle: fc.constantFrom(...reshuffles) })
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 4 }), rules, turns, (copies, ruled, evening) => {
        const table = new DeckGame()
        table.lay([{ face: '5H', copies }], ruled)
        for (const { draws, does } of evening) {
          const asked = () => due(table)[0]?.toDraw ?? 0
          if (draws && asked() > 0) table.draw(asked())
          for (const doesTo of does) {
            const before = asked()
            const [card] = table.pile().hand
            if (card !== undefined) table.move(card, doesTo)
            if (before === 0) expect(asked()).toBe(0)
          }
          table.nextTurn()
        }
        expect(table.session.conflicts).toEqual([])
      }),
    )
  })
})
