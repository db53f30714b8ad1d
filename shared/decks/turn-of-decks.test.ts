import { expect, test } from 'vitest'
import { north, south } from '../game/tiny-fleet.testing'
import { sideId } from '../kernel/ids'
import { DeckTable, mishaps } from './decks.testing'
import { usualRules } from './deck-rules'
import { drawerOf, dueOfDecks, passedAtEndOfTurn } from './turn-of-decks'

const reds = ['AH', '6H', 'QD'].map((face) => ({ face, copies: 1 }))
const due = (table: DeckTable) => dueOfDecks(table.state.decks, table.state.turn)

test('each turn asks for its draws, and a deck that has had them waits for nothing', () => {
  const table = new DeckTable()
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
  const table = new DeckTable()
  table.lay([{ face: 'black', copies: 1 }], { reshuffle: 'never' })
  table.draw()
  table.nextTurn()
  expect(due(table)).toEqual([])
})

test('a hand over its limit is said', () => {
  const table = new DeckTable()
  table.lay(reds, { handLimit: 1 })
  table.draw(2)
  expect(due(table)).toMatchObject([{ toDraw: 0, overLimit: 1 }])
})

test('in immediate mode what was not played is discarded as the turn ends', () => {
  const table = new DeckTable()
  table.lay(reds, { playMode: 'immediate' })
  table.draw(2)
  expect(passedAtEndOfTurn(table.pile())).toEqual([1, 2])
  expect(passedAtEndOfTurn({ ...table.pile(), rules: usualRules })).toEqual([])
})

test('the opponent draws, or the side itself; among three it must be said', () => {
  const sides = [{ id: north }, { id: south }]
  expect(drawerOf(north, usualRules, sides)).toMatchObject({ value: south })
  expect(drawerOf(north, { ...usualRules, drawnBy: 'ownSide' }, sides)).toMatchObject({ value: north })
  expect(drawerOf(north, usualRules, [...sides, { id: sideId('west') }])).toMatchObject({
    code: 'deck-opponent-unclear',
  })
  expect(drawerOf(north, usualRules, [{ id: north }])).toMatchObject({ ok: false })
})
