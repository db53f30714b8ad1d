import fc from 'fast-check'
import { expect, test } from 'vitest'
import { bulkWords } from '../kernel/bulk-words'
import { fairIndex, shuffled } from './shuffle'

test('every order of three cards comes from equally many words', () => {
  const counts = new Map<string, number>()
  for (let third = 0; third < 3; third++) {
    for (let second = 0; second < 2; second++) {
      const words = [third, second]
      const order = shuffled(['a', 'b', 'c'], () => words.shift()!).join('')
      counts.set(order, (counts.get(order) ?? 0) + 1)
    }
  }
  expect([...counts.keys()].toSorted()).toEqual(['abc', 'acb', 'bac', 'bca', 'cab', 'cba'])
})

test('a word from the last, broken round is thrown away', () => {
  const words = [2 ** 32 - 1, 2 ** 32 - 4, 8]
  expect(fairIndex(6, () => words.shift()!)).toBe(2)
  expect(words).toEqual([])
})

test('no card is lost or doubled, and the given list is unchanged', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(9)), fc.integer(), (cards, seed) => {
      const before = [...cards]
      expect(shuffled(cards, bulkWords(seed)).toSorted()).toEqual(before.toSorted())
      expect(cards).toEqual(before)
    }),
  )
})
