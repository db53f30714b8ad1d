import { expect, test } from 'vitest'
import { deckDraft } from './deck-draft'
import { deckHand } from './deck-hand'
import { deckToMake } from './deck-to-make'
import { blankDeck } from '#shared/decks/own/edit-deck'

const begun = { ...blankDeck('Weather'), cards: [{ ...blankDeck('').cards[0]!, title: 'Squall' }] }
const laid = () => {
  const draft = deckDraft(begun)
  const hand = deckHand(draft, 0)
  const titles = () => hand.deck.value.cards.map(({ title }) => title)
  return { draft, hand, titles }
}

test('what is written in one go is one step, and undo looks where it was made', () => {
  const { hand, titles } = laid()
  for (const title of ['F', 'Fo', 'Fog']) hand.changeCard({ title }, 'title')
  hand.add()
  hand.changeCard({ title: 'Calm' }, 'title')
  expect(titles()).toEqual(['Fog', 'Calm'])
  hand.goBack('undo')
  hand.goBack('undo')
  expect(titles()).toEqual(['Fog'])
  expect(hand.chosen.value).toBe(0)
  hand.goBack('undo')
  expect(titles()).toEqual(['Squall'])
  for (let step = 0; step < 4; step++) hand.goBack('redo')
  expect(titles()).toEqual(['Fog', 'Calm'])
})

test('a field that was left and come back to is another step; a new step ends what could be made again', () => {
  const { draft, hand, titles } = laid()
  hand.changeCard({ title: 'Fog' }, 'title')
  draft.settle()
  hand.changeCard({ title: 'Fog bank' }, 'title')
  hand.goBack('undo')
  expect(titles()).toEqual(['Fog'])
  hand.duplicate()
  expect(draft.canRedo.value).toBe(false)
  expect(titles()).toEqual(['Fog', 'Fog 2'])
})

test('the last card stays, and the hand never lies on a card that is gone', () => {
  const { hand, titles } = laid()
  hand.remove()
  expect(titles()).toEqual(['Squall'])
  hand.duplicate()
  expect(hand.chosen.value).toBe(1)
  hand.remove()
  expect(hand.chosen.value).toBe(0)
  hand.choose(null)
  hand.remove()
  hand.duplicate()
  hand.move(1)
  expect(titles()).toEqual(['Squall'])
})

test('a deck that was kept is as it was kept, whatever its cards are called in the file', () => {
  const { draft, hand } = laid()
  hand.changeCard({ copies: 3 })
  const given = draft.now.value
  hand.changeCard({ copies: 4 })
  draft.isKept(given, { ...given, slug: 'weather' })
  expect(draft.isChanged.value).toBe(true)
  hand.goBack('undo')
  expect(draft.isChanged.value).toBe(false)
})

test('what the address asks for is laid out; what belongs to the starters or to another is laid out as a copy', () => {
  const own = { ...begun, slug: 'weather' }
  const starter = { ...begun, slug: 'fortune', title: 'Fortune', unofficial: true }
  const lay = (deck?: string, from?: string) => deckToMake({ deck, from }, [own, starter], 'New deck')
  expect(lay('weather')).toEqual({ begun: own, replaces: own, starter: null })
  expect(lay('fortune')).toMatchObject({ begun: { title: 'Fortune 2', unofficial: false }, replaces: null, starter })
  expect(lay(undefined, 'weather')).toMatchObject({ begun: { title: 'Weather 2' }, replaces: null, starter: null })
  expect(lay()).toMatchObject({ begun: { title: 'New deck' }, replaces: null })
  expect(lay('gone')).toBeUndefined()
})
