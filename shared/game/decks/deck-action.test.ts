import { expect, test } from 'vitest'
import type { DeckAction } from './deck-action-schema'
import { deckDocument, ownContents, type Asked, type DeckDocument } from '../../decks/deck-document'
import type { DeckPlan } from '../../decks/deck-plan'
import { checkLine } from '../check-line'
import { north, south } from '../tiny-fleet.testing'
import { DeckGame, expectWhole, mishaps } from './decks.testing'
import { usualRules } from '../../decks/deck-rules'
import { entriesOf } from './deck-action'
import { blankDeck } from '../../decks/own/edit-deck'

const naval: DeckPlan = {
  kind: 'naval',
  side: north,
  called: '',
  rules: usualRules,
  isOpen: true,
  reds: ['AH'],
  blacks: 2,
}
const own: DeckPlan = { kind: 'own', side: north, called: 'Weather', rules: usualRules, isOpen: true, deck: 'weather' }
const weather = {
  cards: [{ id: 'squall', title: 'Squall', text: '', copies: 3, mark: '', severity: 'minor', lasts: 'turn', asks: [] }],
  blacks: 1,
} as unknown as DeckDocument

function played(...actions: readonly DeckAction[]) {
  const game = new DeckGame()
  for (const action of actions) {
    game.does(entriesOf({ state: game.state, ownDeck: () => weather, next: game.next }, action))
  }
  return game
}

const lay = (plan: DeckPlan): DeckAction => ({ do: 'lay', deck: mishaps, plan })

test('the deck of a side has the name of the side, and its opponent draws from it', () => {
  expect(played(lay(naval)).pile()).toMatchObject({ name: 'North', of: north, drawer: south, undrawn: [1, 2, 3] })
})

test('a custom deck puts the text of its cards in the journal', () => {
  const pile = played(lay(own)).pile()
  expect(pile).toMatchObject({ name: 'Weather', printed: weather.cards, undrawn: [1, 2, 3, 4] })
  expect(pile.contents).toEqual([
    { face: 'squall', copies: 3 },
    { face: 'black', copies: 1 },
  ])
})

test('the largest custom deck is placed in lines that a journal accepts', () => {
  const rows = Array.from({ length: 100 }, (_, at) => ({ from: at + 1, to: at + 1, says: 'x'.repeat(120) }))
  const asks = [
    { ask: 'die' as const, die: 'D100' as const, rows },
    ...Array<Asked>(5).fill({ ask: 'ship', whose: 'any' }),
  ]
  const cards = Array.from({ length: 200 }, (_, n) => ({
    ...weather.cards[0]!,
    id: `${'k'.repeat(60)}${n}`,
    text: 'x'.repeat(1000),
    copies: 9,
    asks: n < 30 ? asks : [...asks.slice(1), asks[1]!],
  }))
  const fullest = { ...blankDeck('Fullest'), cards, blacks: 200 }
  expect(deckDocument.safeParse(fullest).success).toBe(true)
  const game = new DeckGame()
  game.does(entriesOf({ state: game.state, ownDeck: () => fullest, next: game.next }, lay(own)))
  for (const line of game.session.lines) expect(checkLine(line)).toMatchObject({ ok: true })
  expectWhole(game, ownContents(fullest))
})

test('built in secret, the number of each card is hidden too', () => {
  const pile = played(lay({ ...own, isOpen: false })).pile()
  expect(pile.contents).toBeNull()
  expect(pile.printed).toMatchObject([{ title: 'Squall', copies: 1 }])
})

test('a deck for another drawer is refused while cards of the old one are held', () => {
  const game = played(lay({ ...naval, blacks: 0 }), { do: 'draw', deck: mishaps, count: 1 })
  const turned = lay({ ...own, rules: { ...usualRules, drawnBy: 'ownSide' } })
  const does = () => entriesOf({ state: game.state, ownDeck: () => weather, next: game.next }, turned)
  expect(does()).toMatchObject({ ok: false, code: 'deck-hand-held' })
  game.move(1, 'giveUp')
  expect(does()).toMatchObject({ ok: true })
})

test('a held card of a custom deck keeps its text when naval events replace the deck', () => {
  const game = played(lay({ ...own, isOpen: false }), { do: 'draw', deck: mishaps, count: 4 }, lay(naval))
  expect(game.pile().printed).toMatchObject([{ id: 'squall', title: 'Squall' }])
  expect(game.pile().contents).toEqual([
    { face: 'AH', copies: 1 },
    { face: 'black', copies: 2 },
  ])
})

test.each<[string, DeckPlan, string]>([
  ['a side that is not there', { ...naval, side: 'west' as typeof north }, 'deck-side-unknown'],
  ['no card at all', { ...naval, reds: [], blacks: 0 }, 'deck-empty'],
  ['a custom deck that is no longer in the library', own, 'deck-missing'],
])('%s is refused', (_, plan, code) => {
  const { state, next } = new DeckGame()
  expect(entriesOf({ state, ownDeck: () => undefined, next }, lay(plan))).toMatchObject({ code })
})
