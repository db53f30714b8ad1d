import fc from 'fast-check'
import { expect, test } from 'vitest'
import { asksText, readAsks } from './asks-text'
import { anyDeck } from './decks-of-own.testing'

test.each([
  'ship enemy',
  'formation own',
  'turns 1-3',
  'turns 2',
  'D20',
  'D6 1-3 port; 4-6 starboard',
  'ship any | D6 1 left 180°; 2-6 straight | turns 1-6',
  'D6 1-3: -3 to hit; 4-6 2 hits',
])('“%s” is read and written', (text) => expect(asksText(readAsks(text)!)).toBe(text))

test('questions are read as people type them', () => {
  expect(readAsks('Ship')).toEqual([{ ask: 'ship', whose: 'any' }])
  expect(readAsks('d6 1–3: port; 4–6 = starboard')).toEqual(readAsks('D6 1-3 port; 4-6 starboard'))
  expect(readAsks('  ')).toEqual([])
})

test.each(['boat', 'ship theirs', 'turns', 'turns 0', 'turns 3-1', 'D6 1-3 port', 'D6 port', 'D7', 'ship || ship'])(
  '“%s” is not known',
  (text) => expect(readAsks(text)).toBeUndefined(),
)

test('separators of rows and questions can be letters in the text of a row', () => {
  const rows = [{ from: 1, to: 6, says: String.raw`a; b | c\d: -1` }]
  const text = asksText([{ ask: 'die', die: 'D6', rows }])
  expect(text).toBe(String.raw`D6 1-6 a\; b \| c\\d: -1`)
  expect(readAsks(text)).toEqual([{ ask: 'die', die: 'D6', rows }])
})

test('questions of any deck survive writing and reading', () => {
  fc.assert(
    fc.property(anyDeck, ({ cards }) => {
      for (const { asks } of cards) expect(readAsks(asksText(asks))).toEqual(asks)
    }),
  )
})
