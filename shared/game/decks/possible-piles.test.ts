import { expect, test } from 'vitest'
import { north, south } from '../tiny-fleet.testing'
import { stateFor, type Viewer } from '../views'
import { DeckGame, mishaps, smallDeck } from './decks.testing'
import { countsBeforePlay, outlookFor, countsFor } from './possible-piles'

const isRed = (face: string) => face !== 'black'
const isAce = (face: string) => face === 'AH'
const noOthers = { othersUndrawn: 0, othersDiscards: 0 }
const drawer: Viewer = { is: 'side', side: south }
const stricken: Viewer = { is: 'side', side: north }
const standings = (game: DeckGame, viewer: Viewer, isKind = isRed) =>
  countsFor(viewer, stateFor(viewer, game.state).decks, mishaps, isKind)

const started = (isOpen = true) => {
  const game = new DeckGame()
  game.lay(smallDeck, {}, { isOpen })
  return game
}

/** The first card of the drawer is in his hand. */
const withHand = () => {
  const game = started()
  while (game.pile().hand.length === 0) game.draw()
  return { game, card: game.pile().hand[0]! }
}

test('before the game every card is undrawn', () => {
  const standing = { ...{ undrawn: 6, discards: 0, kindUndrawn: 3, kindDiscards: 0 }, ...noOthers }
  expect(countsBeforePlay(smallDeck, isRed)).toEqual(standing)
  expect(standings(started(), stricken)).toEqual([{ chance: 1, standing }])
})

test('blacks shown and cards held are not in the pile, for any viewer', () => {
  const game = started()
  game.draw(3)
  const { hand, discards } = game.pile()
  const kindUndrawn = 3 - hand.length
  const standing = { undrawn: 3, discards: discards.length, kindUndrawn, kindDiscards: 0, ...noOthers }
  for (const viewer of [drawer, stricken, { is: 'table' } as const, { is: 'umpire' } as const]) {
    expect(standings(game, viewer)).toEqual([{ chance: 1, standing }])
  }
})

test('the holder knows whether the ace is in the hand; for the other side both are possible', () => {
  const { game, card } = withHand()
  const inPile = game.face(card) === 'AH' ? 0 : 1
  expect(standings(game, drawer, isAce)).toMatchObject([{ chance: 1, standing: { kindUndrawn: inPile } }])
  const [not, held] = standings(game, stricken, isAce)!
  expect(not).toMatchObject({ standing: { kindUndrawn: 1 } })
  expect(held).toMatchObject({ standing: { kindUndrawn: 0 } })
  expect([not!.chance, held!.chance].map((chance) => chance.toFixed(9))).toEqual(['0.666666667', '0.333333333'])
})

test('a card given up face down may be any that was not seen', () => {
  const { game, card } = withHand()
  game.move(card, 'giveUp')
  const kinds = standings(game, stricken, isAce)!.map(({ standing }) => [standing.kindUndrawn, standing.kindDiscards])
  expect(kinds).toEqual([
    [1, 0],
    [0, 1],
  ])
})

test('events of other kinds are counted where they are', () => {
  const { game, card } = withHand()
  const isPlayed = (face: string) => face === game.face(card)
  game.move(card, 'play')
  const undrawn = { kindUndrawn: 0, othersUndrawn: 2 }
  expect(standings(game, stricken, isPlayed)).toMatchObject([
    { standing: { ...undrawn, kindDiscards: 1, othersDiscards: 0 } },
  ])
  expect(standings(game, stricken, (face) => isRed(face) && !isPlayed(face))).toMatchObject([
    { standing: { kindUndrawn: 2, othersUndrawn: 0, kindDiscards: 0, othersDiscards: 1 } },
  ])
})

test('the outlook depends on it; a deck built in secret has none for anybody', () => {
  const game = started()
  expect(outlookFor(stricken, game.state.decks, mishaps, isRed, 6)?.count).toHaveLength(4)
  expect(outlookFor(stricken, started(false).state.decks, mishaps, isRed, 6)).toBeUndefined()
})
