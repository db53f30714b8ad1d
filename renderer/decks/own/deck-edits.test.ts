import { expect, test } from 'vitest'
import { deckDraft, deckEdits } from './deck-edits'
import { deckToEdit } from './deck-to-edit'
import { blankDeck } from '#shared/decks/own/edit-deck'

const begun = { ...blankDeck('Weather'), cards: [{ ...blankDeck('').cards[0]!, title: 'Squall' }] }
const opened = () => {
  const draft = deckDraft(begun)
  const edits = deckEdits(draft, 0)
  const titles = () => edits.deck.value.cards.map(({ title }) => title)
  return { draft, edits, titles }
}

test('typing in one go is one step, and undo chooses the place where it was made', () => {
  const { edits, titles } = opened()
  for (const title of ['F', 'Fo', 'Fog']) edits.changeCard({ title }, 'title')
  edits.add()
  edits.changeCard({ title: 'Calm' }, 'title')
  expect(titles()).toEqual(['Fog', 'Calm'])
  edits.goBack('undo')
  edits.goBack('undo')
  expect(titles()).toEqual(['Fog'])
  expect(edits.chosen.value).toBe(0)
  edits.goBack('undo')
  expect(titles()).toEqual(['Squall'])
  for (let step = 0; step < 4; step++) edits.goBack('redo')
  expect(titles()).toEqual(['Fog', 'Calm'])
})

test('a field that was left and come back to is another step; a new step ends what could be made again', () => {
  const { draft, edits, titles } = opened()
  edits.changeCard({ title: 'Fog' }, 'title')
  draft.settle()
  edits.changeCard({ title: 'Fog bank' }, 'title')
  edits.goBack('undo')
  expect(titles()).toEqual(['Fog'])
  edits.duplicate()
  expect(draft.canRedo.value).toBe(false)
  expect(titles()).toEqual(['Fog', 'Fog 2'])
})

test('the last card stays, and the chosen card is never one that is gone', () => {
  const { edits, titles } = opened()
  edits.remove()
  expect(titles()).toEqual(['Squall'])
  edits.duplicate()
  expect(edits.chosen.value).toBe(1)
  edits.remove()
  expect(edits.chosen.value).toBe(0)
  edits.choose(null)
  edits.remove()
  edits.duplicate()
  edits.move(1)
  expect(titles()).toEqual(['Squall'])
})

test('a card goes up and down, and no further than the list', () => {
  const { edits, titles } = opened()
  edits.duplicate()
  edits.move(1)
  expect(titles()).toEqual(['Squall', 'Squall 2'])
  edits.move(-1)
  expect([titles(), edits.chosen.value]).toEqual([['Squall 2', 'Squall'], 0])
})

test('a saved deck is unchanged, whatever its cards are called in the file', () => {
  const { draft, edits } = opened()
  edits.changeCard({ copies: 3 })
  const given = draft.now.value
  edits.changeCard({ copies: 4 })
  draft.isKept(given, { ...given, slug: 'weather' })
  expect(draft.isChanged.value).toBe(true)
  edits.goBack('undo')
  expect(draft.isChanged.value).toBe(false)
})

test('the deck in the address is opened; a starter or another deck is opened as a copy', () => {
  const own = { ...begun, slug: 'weather' }
  const starter = { ...begun, slug: 'fortune', title: 'Fortune', unofficial: true }
  const asked = (deck?: string, from?: string) => deckToEdit({ deck, from }, [own, starter], 'New deck')
  expect(asked('weather')).toEqual({ begun: own, replaces: own, starter: null })
  expect(asked('fortune')).toMatchObject({ begun: { title: 'Fortune 2', unofficial: false }, replaces: null, starter })
  expect(asked(undefined, 'weather')).toMatchObject({ begun: { title: 'Weather 2' }, replaces: null, starter: null })
  expect(asked()).toMatchObject({ begun: { title: 'New deck' }, replaces: null })
  expect(asked('gone')).toBeUndefined()
})
