import { expect, test } from 'vitest'
import { chanceInWords, rowInWords } from './odds-words'

test('percentages are honest at both ends', () => {
  expect([0, 0.001, 0.2, 0.794, 0.9951, 1].map(chanceInWords)).toEqual([
    '0 %',
    '<1 %',
    '20 %',
    '79 %',
    '>99 %',
    '100 %',
  ])
})

test('what was sampled has its error beside it', () => {
  const say = { key: 'laying.sum' }
  expect(rowInWords({ say, chance: 0.2, error: null })).toBe('The sum 20 %')
  expect(rowInWords({ say, chance: 0.2, error: 0.0078 })).toBe('The sum 20 % ± 0.8')
})
