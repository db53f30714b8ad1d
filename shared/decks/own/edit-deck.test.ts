import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { deckDocument, type DeckDocument, type OwnCard } from '../deck-document'
import { en } from '../../rules/words'
import { speaker } from '../../words/speak'
import * as edit from './edit-deck'
import { deckProblems } from './deck-problems'
import { anyDeck } from './decks-of-own.testing'

const words = speaker(en)
const deck = (...titles: readonly string[]): DeckDocument => {
  const blank = edit.blankDeck('Weather')
  return edit.withNamedCards({ ...blank, cards: titles.map((title) => ({ ...blank.cards[0]!, id: '', title })) }, null)
}
const sentences = (each: DeckDocument) => deckProblems(each, words).map(({ sentence }) => sentence)
const withCard = (change: Partial<OwnCard>) => ({
  ...deck('Squall'),
  cards: [{ ...deck('Squall').cards[0]!, ...change }],
})

const d100 = Array.from({ length: 100 }, (_, at) => ({ from: at + 1, to: at + 1, says: 'x' }))
const asking = deck(...Array.from({ length: 31 }, (_, n) => `Card ${n}`))
const endless: DeckDocument = {
  ...asking,
  cards: asking.cards.map((card) => ({ ...card, asks: [{ ask: 'die', die: 'D100', rows: d100 }] })),
}

describe('cards of a deck', () => {
  const three = deck('Squall', 'Calm', 'Fog')

  test('named like a property of every object get a safe id', () => {
    const odd = deck('Constructor', 'Prototype', 'Black')
    expect(odd.cards.map(({ id }) => id)).toEqual(['constructor-2', 'prototype-2', 'black-2'])
    expect(deckDocument.safeParse(odd).success).toBe(true)
  })

  test('of another deck are put in at any place under ids of their own, as many as there is room for', () => {
    const five = edit.withCardsAt(three, 1, deck('Fog', 'Gale').cards)
    expect(five.cards.map(({ id }) => id)).toEqual(['squall', 'fog-2', 'gale', 'calm', 'fog'])
    const full = deck(...Array.from({ length: 199 }, (_, n) => `Card ${n}`))
    expect(edit.withCardsAt(full, 199, three.cards).cards).toHaveLength(200)
  })

  test('that were saved keep their ids; new ones get an id from their title', () => {
    const [first, ...others] = three.cards
    const more = { ...three, cards: [{ ...first!, title: 'Black squall' }, ...others, { ...first!, id: '' }] }
    expect(edit.withNamedCards(more, three).cards.map(({ id }) => id)).toEqual(['squall', 'calm', 'fog', 'squall-2'])
  })
})

test('a title that is taken gets the next number that is not', () => {
  const free = (title: string) => edit.freeTitle(title, ['Squall', 'Squall 2', ''])
  expect(['Fog', 'Squall', 'Squall 2', ''].map(free)).toEqual(['Fog', 'Squall 3', 'Squall 3', ''])
})

describe('problems of a deck:', () => {
  test.each([
    ['no title', { ...deck('Squall'), title: ' ' }, 'The deck has no title.'],
    ['no card', deck(), 'The deck has no card. Add one.'],
    ['a card without a title', withCard({ title: '\u3164' }), 'Card 1 has no title.'],
    [
      'a million blacks',
      { ...deck('Squall'), blacks: 1_000_000 },
      /1\s000\s001 cards with its blacks; the limit is 2\s?000/,
    ],
    ['a text longer than the card', withCard({ text: 'W'.repeat(1000) }), /“Squall”: its text.*is cut there/],
    ['a title longer than the card', withCard({ title: 'W'.repeat(80) }), /is too long for the card and is cut there/],
    ['endless tables', endless, /have 3100 rows in all; the limit is 3000/],
    ['two of one title', deck('Squall', 'Squall'), 'Two cards are called “Squall”.'],
    ['turns nobody asks for', withCard({ lasts: 'turns' }), /asks for no number of turns/],
    ['turns backwards', withCard({ asks: [{ ask: 'turns', least: 3, most: 1 }] }), /at least 3 and at most 1 turns/],
    [
      'a gap in a table',
      withCard({ asks: [{ ask: 'die', die: 'D6', rows: [{ from: 1, to: 3, says: 'port' }] }] }),
      '“Squall”: No row for 4 to 6.',
    ],
    ['what nobody foresaw', withCard({ copies: 1.5 }), /cards 0 copies/],
  ])('%s', (_, flawed, said) => expect(sentences(flawed).join(' ')).toMatch(said))

  test('none of a valid one', () => expect(sentences(deck('Squall', 'Calm'))).toEqual([]))

  test('a deck that can be saved has no blocking problem, and any other has one', () => {
    const copies = fc.integer({ min: 0, max: 70 })
    fc.assert(
      fc.property(anyDeck, copies, fc.boolean(), (any, wanted, isTwin) => {
        const [first] = any.cards
        const cards = [{ ...first!, copies: wanted }, ...any.cards.slice(1), ...(isTwin ? [first!] : [])]
        const changed = { ...any, cards }
        const refuses = deckProblems(changed, words).some((problem) => problem.refuses)
        expect(refuses).toBe(!deckDocument.safeParse(changed).success)
      }),
    )
  })
})

test.each(['ship', 'formation', 'die', 'turns'] as const)('a question of kind %s can be filled in at once', (ask) => {
  const asks = [edit.blankAsk(ask)]
  const filled = asks.map((each) =>
    each.ask === 'die' ? { ...each, rows: each.rows.map((row) => ({ ...row, says: 'x' })) } : each,
  )
  expect(deckDocument.safeParse(withCard({ asks: filled })).success).toBe(true)
})
