import { enableAutoUnmount, flushPromises } from '@vue/test-utils'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import DecksDesk from './DecksDesk.vue'
import { buttonOf, french, mishaps, navy, page, plan, press, tableOfDecks, titleOf } from './deck-table.testing'
import { openForMs } from './use-cover'

enableAutoUnmount(afterEach)
beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }))
afterEach(() => {
  vi.useRealTimers()
  document.body.innerHTML = ''
})

const titles = ['2H', '7H', '6D'].map(titleOf)
const seen = () => titles.filter((title) => page().includes(title))

async function deckOnTable(...given: Parameters<typeof plan>) {
  const at = await tableOfDecks(DecksDesk)
  await at.lay(plan(...given))
  at.table.show()
  at.shown()
  await flushPromises()
  const held = () => at.machine.session.state.decks.piles[mishaps]!.hand
  const faceOf = (card: number) => at.machine.session.state.decks.sealed[mishaps]!.faces[card]!
  /** Both presses, and the moment between them. */
  const lift = async () => {
    await press('1. I play for Marine nationale')
    vi.advanceTimersByTime(600)
    await flushPromises()
    await press('2. Show the cards')
  }
  return { ...at, held, faceOf, lift }
}

it('a drawn event is face down: nothing on the page says what it is until two presses lift the cover', async () => {
  const { held, faceOf, lift } = await deckOnTable()
  expect(document.activeElement, 'what is due has the keys').toBe(buttonOf('Draw a card'))
  await press('Draw a card')
  expect(held()).toHaveLength(1)
  expect(page()).toContain('A card was added.')
  expect(seen()).toEqual([])
  await lift()
  expect(seen()).toEqual([titleOf(faceOf(held()[0]!))])
  expect(buttonOf('Play it now').disabled).toBe(false)
})

it('one press, a double press and a press on the second button alone lift nothing', async () => {
  const { decks } = await deckOnTable()
  await press('Draw a card')
  await press('2. Show the cards')
  await press('1. I play for Marine nationale')
  await press('1. I play for Marine nationale')
  await press('2. Show the cards')
  expect(decks.uncovered).toBeNull()
  expect(seen()).toEqual([])
})

it('the first press is forgotten after a while', async () => {
  const { decks } = await deckOnTable()
  await press('Draw a card')
  await press('1. I play for Marine nationale')
  vi.advanceTimersByTime(16_000)
  await flushPromises()
  await press('2. Show the cards')
  expect(decks.uncovered).toBeNull()
})

const leavings: Readonly<Record<string, (at: Awaited<ReturnType<typeof deckOnTable>>) => void>> = {
  'the window is left': () => window.dispatchEvent(new Event('blur')),
  'Escape is pressed': () => window.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' })),
  'a minute has gone by': () => vi.advanceTimersByTime(openForMs + 100),
  'the next turn begins': ({ game }) => game.goTo(2, game.live!.phase),
  'the decks are closed': ({ table }) => table.hide(),
  'another deck is looked at': ({ table }) => table.show(mishaps),
}
it.each(Object.entries(leavings))(
  'the cover comes down when %s, and no word of the hand is left',
  async (_, leaves) => {
    const at = await deckOnTable()
    await press('Draw a card')
    await at.lift()
    expect(seen()).toHaveLength(1)
    leaves(at)
    await flushPromises()
    expect(at.decks.uncovered).toBeNull()
    expect(seen()).toEqual([])
  },
)

it('Escape covers the hand and closes nothing else', async () => {
  const { lift } = await deckOnTable()
  await press('Draw a card')
  await lift()
  const escape = new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true })
  document.body.dispatchEvent(escape)
  expect(escape.defaultPrevented).toBe(true)
})

it('the hand of the other side stays covered while one is looked at', async () => {
  const { decks, lift } = await deckOnTable()
  await decks.perform({ do: 'lay', deck: 'mn' as typeof mishaps, plan: plan({}, { side: french, reds: ['9H', 'QD'] }) })
  await decks.perform({ do: 'draw', deck: 'mn' as typeof mishaps, count: 1 })
  await press('Draw a card')
  await lift()
  expect(seen()).toHaveLength(1)
  expect(['9H', 'QD'].filter((face) => page().includes(titleOf(face)))).toEqual([])
})

it('a held card stays in the hand under its cover, and says when it can be played', async () => {
  const { decks, lift, held } = await deckOnTable({}, { reds: ['QD'] })
  await press('Draw a card')
  await lift()
  expect(page()).toContain('If held, it can be played in any later turn: as movement starts.')
  await press('Hold it')
  expect(decks.uncovered).toBeNull()
  expect(held()).toHaveLength(1)
  expect(page()).not.toContain(titleOf('QD'))
})

it('put back, the card goes among the undrawn', async () => {
  const { lift, held, game } = await deckOnTable()
  await press('Draw a card')
  await lift()
  await press('Put it back')
  expect(held()).toEqual([])
  expect(game.live!.decks.piles[mishaps]!.undrawn).toHaveLength(3)
  expect(seen()).toEqual([])
})

it('a played card lies open, and its dialogue begins at once; broken off, it can be carried out again', async () => {
  const { lift, held, faceOf, dialogues } = await deckOnTable()
  await press('Draw a card')
  const [card] = held()
  await lift()
  await press('Play it now')
  const begun = { procedure: 'event-card', input: { deck: mishaps, card, face: faceOf(card!), player: french } }
  expect(dialogues.current).toMatchObject(begun)
  expect(seen()).toEqual([titleOf(faceOf(card!))])
  dialogues.abandon(dialogues.current!.id)
  await press('Show the one card')
  await press('Carry it out again')
  expect(dialogues.current).toMatchObject(begun)
})

it('a black card is shown, and what it does', async () => {
  const { held } = await deckOnTable({}, { reds: [], blacks: 2 })
  await press('Draw a card')
  expect(held()).toEqual([])
  expect(page()).toContain('Black: nothing happens. The card is discarded.')
})

it('over the limit no card is drawn until one is given up', async () => {
  const { lift, held } = await deckOnTable({ handLimit: 1 })
  await press('Draw a card')
  await press('Draw one more')
  expect(buttonOf('Draw').disabled).toBe(true)
  expect(page()).toContain('The limit is 1 in hand')
  await lift()
  await press('Give it up unseen')
  expect(held()).toHaveLength(1)
  expect(seen()).toEqual([])
})

it('in a deck played at once, unplayed cards are offered to the discards as the turn ends', async () => {
  const { game, held } = await deckOnTable({ playMode: 'immediate' })
  await press('Draw a card')
  expect(page()).not.toContain('Their moment has passed')
  game.goTo(1, game.pack!.phases.at(-1)!)
  await flushPromises()
  await press('Discard one card')
  expect(held()).toEqual([])
  expect(seen()).toHaveLength(1)
})

it('decks of the game are set up one after the other and stay on the table', async () => {
  const called = { called: 'Weather' }
  const plans = [plan({}, { isOpen: true }), plan({}, { isOpen: true, ...called })]
  const { shown, table, decks } = await tableOfDecks(DecksDesk, {}, plans)
  table.show()
  shown()
  await flushPromises()
  await press('Lay out the deck of Royal Navy')
  await press('Lay out the deck of Weather')
  expect(decks.piles.map(([deck, pile]) => [deck, pile.name, pile.drawer])).toEqual([
    [navy, 'Royal Navy', french],
    [`${navy}-weather`, 'Weather', french],
  ])
  expect(page()).toContain('Deck of Weather')
  await press('Draw')
  table.turn()
  table.turn()
  expect(table.chosen, 'opened again, the first that waits lies on top').toBe(navy)
})

it('says whether a turn was drawn for, came short, or found nothing to draw', async () => {
  const { game, decks, held } = await deckOnTable({ cardsPerTurn: 2 })
  await press('Draw 2 cards')
  expect(page()).toContain('Drawn for turn 1')
  game.goTo(2, game.live!.phase)
  await flushPromises()
  await press('Draw 2 cards')
  expect(page()).toContain('1 of 2 drawn for turn 2: no more cards were left.')
  game.goTo(3, game.live!.phase)
  await flushPromises()
  expect(page()).toContain('Nothing was left to draw for turn 3.')
  await decks.perform({ do: 'discard', deck: mishaps, card: held()[0]! })
  await flushPromises()
  expect(decks.due).toEqual([])
  expect(page()).toContain('Nothing was left to draw for turn 3.')
  buttonOf('Draw one more')
})
