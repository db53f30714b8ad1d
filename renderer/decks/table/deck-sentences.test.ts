import { expect, it } from 'vitest'
import { deckDueLines } from './deck-sentences'
import { plan, tableOfDecks } from './deck-table.testing'
import DecksDesk from './DecksDesk.vue'
import type { DeckRules } from '#shared/decks/deck-rules'

const dueWith = async (rules: Partial<DeckRules>) => {
  const { game, lay: setUp } = await tableOfDecks(DecksDesk)
  await setUp(plan(rules))
  return deckDueLines(game.live!, ['movement', 'gunnery']).map(({ text }) => text)
}

it('cards that are held are drawn as the turn begins', async () => {
  expect(await dueWith({})).toEqual([expect.stringMatching(/^Draw for turn 1: Marine nationale, from the deck of/)])
})

it('cards that are played at once are drawn when movement and weapons have been plotted', async () => {
  const immediate = { playMode: 'immediate', cardsPerTurn: 1 } as const
  expect(await dueWith(immediate)).toEqual([
    expect.stringMatching(/^Movement and weapons plotted, draw for turn 1: Marine nationale/),
  ])
  expect(await dueWith({ ...immediate, cardsPerTurn: 2 })).toEqual([
    expect.stringMatching(/^Movement and weapons plotted, draw 2 cards for turn 1/),
  ])
})
