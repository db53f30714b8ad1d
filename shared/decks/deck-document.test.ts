import { describe, expect, test } from 'vitest'
import { readDocument } from '../json/envelope'
import { documentFormats } from '../documents/formats'

const read = (document: object) => readDocument<unknown>(JSON.stringify(document), [documentFormats.deck])
const card = {
  id: 'squall',
  title: 'Squall',
  text: 'Nothing is seen for a while.',
  copies: 2,
  mark: '♣ 3',
  severity: 'minor',
  lasts: 'turns',
  asks: [
    { ask: 'formation', whose: 'enemy' },
    { ask: 'turns', least: 1, most: 3 },
    {
      ask: 'die',
      die: 'D6',
      rows: [
        { from: 1, to: 3, says: 'port' },
        { from: 4, to: 6, says: 'starboard' },
      ],
    },
  ],
}
const deck = {
  format: 'spotting-top/deck',
  version: 2,
  slug: 'weather',
  title: 'Weather',
  notes: '',
  cards: [card],
  blacks: 10,
  rules: { cardsPerTurn: 1, playMode: 'hold', drawnBy: 'opponent', reshuffle: 'whenEmpty', handLimit: null },
  unofficial: true,
}
const withCard = (changed: object) => ({ ...deck, cards: [{ ...card, ...changed }] })
const table = (...rows: readonly (readonly [number, number])[]) =>
  withCard({ asks: [{ ask: 'die', die: 'D6', rows: rows.map(([from, to]) => ({ from, to, says: 'x' })) }] })

const d100 = Array.from({ length: 100 }, (_, at) => ({ from: at + 1, to: at + 1, says: 'x' }))
const endless = Array.from({ length: 31 }, (_, n) => ({
  ...card,
  id: `c${n}`,
  asks: [{ ask: 'die', die: 'D100', rows: d100 }],
}))

test('a deck comes back as it was written', () => {
  expect(read(deck)).toEqual({ ok: true, value: deck })
})

test('a deck of version 1 gets what it did not know', () => {
  const { mark: _mark, severity: _severity, lasts: _lasts, asks: _asks, ...oldCard } = card
  const { blacks: _blacks, rules: _rules, ...old } = deck
  const newer = { mark: '', severity: 'minor', lasts: 'turn', asks: [] }
  expect(read({ ...old, version: 1, cards: [oldCard] })).toEqual({
    ok: true,
    value: { ...deck, blacks: 0, cards: [{ ...oldCard, ...newer }] },
  })
})

describe('a deck is refused', () => {
  test.each([
    ['without a card', { ...deck, cards: [] }, 'document-list-short', 'cards'],
    ['with two cards of one name', { ...deck, cards: [card, card] }, 'document-value-unfit', 'cards[1].id'],
    ['with a card that no table takes', withCard({ id: 'constructor' }), 'document-value-unfit', 'cards[0].id'],
    ['with more rows than one line of a journal holds', { ...deck, cards: endless }, 'document-value-unfit', 'cards'],
    ['with a card called as the blacks are', withCard({ id: 'black' }), 'document-value-unfit', 'cards[0].id'],
    ['with a million blacks', { ...deck, blacks: 1_000_000 }, 'document-number-large', 'blacks'],
    ['with more cards than a table bears', { ...deck, blacks: 1999 }, 'document-value-unfit', 'blacks'],
    ['with no copy of a card', withCard({ copies: 0 }), 'document-number-small', 'cards[0].copies'],
    ['with a table that leaves a face out', table([1, 2], [4, 6]), 'document-value-unfit', 'cards[0].asks[0]'],
    ['with a table that gives a face twice', table([1, 4], [4, 6]), 'document-value-unfit', 'cards[0].asks[0]'],
    ['with a table past the die', table([1, 3]), 'document-value-unfit', 'cards[0].asks[0]'],
    [
      'with turns that run backwards',
      withCard({ asks: [{ ask: 'turns', least: 3, most: 1 }] }),
      'document-value-unfit',
      'cards[0].asks[0]',
    ],
    ['with a hidden character', withCard({ title: 'Squ\u202eall' }), 'document-text-hidden', 'cards[0].title'],
    ['with a blank title', withCard({ title: '\u00a0' }), 'document-name-blank', 'cards[0].title'],
    ['with a key that is not ours', withCard({ suit: 'clubs' }), 'document-key-unknown', 'cards[0]'],
    ['of version 1 with cards that are none', { ...deck, version: 1, cards: 7 }, 'document-list-short', 'cards'],
  ])('%s', (_, document, code, where) => expect(read(document)).toMatchObject({ code, values: { where } }))

  test('a key that is not ours is named by its place', () => {
    expect(read(withCard({ suit: 'clubs' }))).toMatchObject({ values: { what: 'cards[0].suit' } })
  })
})
