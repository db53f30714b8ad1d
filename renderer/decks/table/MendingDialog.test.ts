import { enableAutoUnmount, flushPromises } from '@vue/test-utils'
import { afterEach, expect, it } from 'vitest'
import DecksDesk from './DecksDesk.vue'
import { french, mishaps, page, plan, press, tableOfDecks, titleOf } from './deck-table.testing'
import { readLine } from '../../play/log-reader'
import { phraseInWords } from '../../words/phrase'

// The last hook runs first: dialogs close before the page is cleared.
afterEach(() => {
  document.body.innerHTML = ''
})
enableAutoUnmount(afterEach)

const reds = ['2H', '7H', '6D', '9H'] as const
const titles = reds.map(titleOf)

/** A deck of four events, two of them held, and its mending open. */
async function mending() {
  const at = await tableOfDecks(DecksDesk, {}, [plan({}, { isOpen: true, reds: ['QD'], blacks: 4 })])
  await at.lay(plan({}, { reds: [...reds] }))
  await at.decks.perform({ do: 'draw', deck: mishaps, count: 2 })
  at.table.show()
  const shown = at.shown()
  await flushPromises()
  await press('Correct this deck')
  const pile = () => at.game.live!.decks.piles[mishaps]!
  const choose = async (name: string) => {
    const select = document.querySelector<HTMLSelectElement>('.mending select')!
    select.selectedIndex = [...select.options].findIndex(({ text }) => text === name)
    select.dispatchEvent(new Event('change', { bubbles: true }))
    await flushPromises()
  }
  const offered = () => [...document.querySelectorAll('.mending option')].map(({ textContent }) => textContent.trim())
  const undoes = () => phraseInWords(at.game.undoes!.label, at.game.live)
  return { ...at, shown, pile, choose, offered, undoes }
}

it('cards go by their place, and nothing on the page says what they are', async () => {
  const { offered } = await mending()
  expect(offered()).toEqual(['First card held', 'Second card held', 'Top card of the pile'])
  expect(titles.filter((title) => page().includes(title))).toEqual([])
})

it('a card is put back and shuffled in once that is confirmed', async () => {
  const { choose, pile, undoes } = await mending()
  const [, second] = pile().hand
  await choose('Second card held')
  await press('Put it back and shuffle')
  expect(page()).toContain('Second card held goes among the undrawn cards')
  expect(pile().hand).toHaveLength(2)
  await press('Put it back and shuffle')
  expect(pile().hand).toHaveLength(1)
  expect(pile().hand).not.toContain(second)
  expect(pile().undrawn).toHaveLength(3)
  expect(undoes()).toBe('a card put back into the deck of Royal Navy and the undrawn cards shuffled')
})

it('a card goes to the bottom, from the hand or from the top of the pile', async () => {
  const { choose, pile } = await mending()
  const [top, under] = pile().undrawn
  const [first] = pile().hand
  await choose('First card held')
  await press('Put it at the bottom')
  await press('Put it at the bottom')
  expect(pile().undrawn).toEqual([top, under, first])
  await press('Correct this deck')
  await choose('Top card of the pile')
  await press('Put it at the bottom')
  await press('Put it at the bottom')
  expect(pile().undrawn).toEqual([under, first, top])
})

it('a card given up lies with the discards without a name, and is taken back', async () => {
  const { choose, pile, offered } = await mending()
  await press('Give it up unseen')
  await press('Correct this deck')
  expect(offered()).toContain('Card given up unseen, number 1 of the discards')
  await choose('Card given up unseen, number 1 of the discards')
  await press('Return it to hand')
  expect(pile().hand).toHaveLength(2)
  expect(titles.filter((title) => page().includes(title))).toEqual([])
})

it('only the undrawn are shuffled', async () => {
  const { pile, undoes } = await mending()
  const before = pile()
  await press('Shuffle the undrawn cards')
  await press('Shuffle the undrawn cards')
  expect(pile().hand).toEqual(before.hand)
  expect(pile().undrawn).not.toEqual(before.undrawn)
  expect(undoes()).toBe('undrawn cards of Royal Navy shuffled')
})

it('rules are changed with the deck in play; who draws stays', async () => {
  const { pile } = await mending()
  await press('Change its rules')
  const limit = document.querySelectorAll<HTMLInputElement>('.deck-rules input[type="number"]')[1]!
  limit.value = '3'
  limit.dispatchEvent(new Event('change', { bubbles: true }))
  await flushPromises()
  await press('Change the rules')
  expect(pile().rules).toMatchObject({ handLimit: 3, drawnBy: 'opponent' })
  expect(pile().drawer).toBe(french)
})

it('another plan takes the place of the deck; the hand stays', async () => {
  const { pile } = await mending()
  const { hand } = pile()
  await press('Replace the deck')
  await press('Replace the deck')
  await press('Lay out the deck of Royal Navy')
  expect(pile()).toMatchObject({ hand, name: 'Royal Navy' })
  expect(pile().undrawn).toHaveLength(5)
})

it('the log and the undo button name a played card by its title, and sealed lines by whose they are', async () => {
  const { game, machine, decks, pile, undoes } = await mending()
  const [card] = pile().hand
  await decks.perform({ do: 'play', deck: mishaps, card: card! })
  expect(undoes()).toBe(`${titleOf(pile().shown[card!]!)} played from the deck of Royal Navy`)
  const sealed = machine.session.lines.filter(({ kind }) => kind === 'sealed')
  expect(sealed.map((line) => readLine(line, game.live!).text)).toEqual([
    'Sealed: the order of a deck',
    'Sealed: cards that Marine nationale has looked at',
  ])
})
