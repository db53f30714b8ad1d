import { expect, it } from 'vitest'
import { deckDueLines, deckNews } from './deck-sentences'
import { plan, tableOfDecks } from './deck-table.testing'
import DecksDesk from './DecksDesk.vue'
import type { DeckRules } from '#shared/decks/deck-rules'

const once: Partial<DeckRules> = { playMode: 'immediate', cardsPerTurn: 1 }

it.each<[string, Partial<DeckRules>, RegExp]>([
  ['held are drawn as the turn begins', {}, /^Draw for turn 1: Marine nationale, from the deck of/],
  ['played at once are drawn after plotting', once, /^Movement and weapons plotted, draw for turn 1: Marine nat/],
  ['come two at a time', { ...once, cardsPerTurn: 2 }, /^Movement and weapons plotted, draw 2 cards for turn 1/],
])('cards that are %s', async (_, rules, line) => {
  const { game, lay } = await tableOfDecks(DecksDesk)
  await lay(plan(rules))
  expect(deckDueLines(game.live!, ['movement', 'gunnery']).map(({ text }) => text)).toEqual([
    expect.stringMatching(line),
  ])
})

it('decks wait to be set up in the first turn, then for what the turn asks, then for nothing', async () => {
  const { game, lay } = await tableOfDecks(DecksDesk)
  const news = (planned: number) => deckNews(game.live!, game.pack!.phases, planned)?.short
  expect(news(2)).toBe('2 event decks to lay out')
  expect(news(0)).toBeUndefined()
  await lay(plan({}))
  expect(news(2)).toBe('Event decks: one step is due')
})
