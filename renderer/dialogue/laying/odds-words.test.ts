import { expect, test } from 'vitest'
import { rowInWords } from './odds-words'

test('percentages keep a decimal where a whole figure misleads', () => {
  const said = (chance: number) => rowInWords({ say: { key: 'laying.sum' }, chance, error: null })
  expect([0, 0.0004, 0.2, 2 / 3, 0.9951, 1].map(said)).toEqual([
    ...['The sum 0 %', 'The sum 0.04 %', 'The sum 20 %', 'The sum 66.7 %', 'The sum 99.5 %', 'The sum 100 %'],
  ])
})

test('what was sampled has its error beside it', () => {
  const say = { key: 'laying.sum' }
  expect(rowInWords({ say, chance: 0.2, error: null })).toBe('The sum 20 %')
  expect(rowInWords({ say, chance: 0.2, error: 0.0078 })).toBe('The sum 20 % ± 0.8')
  expect(rowInWords({ say, chance: 0, error: 0.002 })).toBe('The sum <0.1 % ± 0.2')
})
