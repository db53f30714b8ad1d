import { expect, test } from 'vitest'
import { deckInPlay } from './figures'
import { DeckGame, mishaps } from '#shared/game/decks/decks.testing'
import { stateFor } from '#shared/game/views'

const tableView = (game: DeckGame) => stateFor({ is: 'table' }, game.state).decks
const inPlay = (game: DeckGame, turns = 3) => deckInPlay(tableView(game), mishaps, turns, game.state.turn)

test('a deck just set up has the figures of a fresh deck', () => {
  const game = new DeckGame()
  game.lay()
  const { figures, blacksLeft, mayCome, firstTurn } = inPlay(game)!
  expect(figures.expected.figure).toBeCloseTo(1.5, 12)
  expect([blacksLeft, mayCome.length, firstTurn]).toEqual([3, 3, game.state.turn])
})

test('blacks that were shown are gone, a held card counts, and this turn’s draw has been made', () => {
  const game = new DeckGame()
  game.lay()
  game.draw()
  const isHeld = game.pile().hand.length === 1
  const { figures, blacksLeft, firstTurn } = inPlay(game, 5)!
  expect(blacksLeft).toBe(isHeld ? 3 : 2)
  expect(figures.expected.figure).toBeCloseTo(isHeld ? 2 : 3, 12)
  expect(firstTurn).toBe(game.state.turn + 1)
})

test('a card that was played comes no more, unless the discards come back', () => {
  const left = (reshuffle: 'never' | 'everyTurn') => {
    const game = new DeckGame()
    game.lay(undefined, { reshuffle })
    while (game.pile().hand.length === 0) game.draw()
    const [card] = game.pile().hand
    const face = game.face(card!)
    game.move(card!, 'play')
    return inPlay(game)!.mayCome.includes(face!)
  }
  expect([left('never'), left('everyTurn')]).toEqual([false, true])
})

test('a deck built in secret has no odds', () => {
  const game = new DeckGame()
  game.lay(undefined, {}, { isOpen: false })
  expect(inPlay(game)).toBeUndefined()
})
