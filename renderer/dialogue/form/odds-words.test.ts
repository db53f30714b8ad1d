import { expect, test } from 'vitest'
import { oddsInWords } from './field-words'
import { say } from '../../words'
import { errorOf } from '#shared/kernel/sampled-odds'

test('percentages keep a decimal where a whole figure misleads', () => {
  const said = (chance: number) => oddsInWords({ say: { key: 'form.sum' }, chance, error: null })
  expect([0, 0.0004, 0.2, 2 / 3, 0.9951, 1].map(said)).toEqual([
    ...[
      'Calculation 0 %',
      'Calculation 0.04 %',
      'Calculation 20 %',
      'Calculation 66.7 %',
      'Calculation 99.5 %',
      'Calculation 100 %',
    ],
  ])
})

test('what was sampled never reads as impossible', () => {
  const say = { key: 'form.sum' }
  expect(oddsInWords({ say, chance: 0.2, error: 0.0078 })).toBe('Calculation 20 %')
  expect(oddsInWords({ say, chance: 0, error: 0.002 })).toBe('Calculation <0.1 %')
})

test('the caption of sampled odds names the interval that the error is taken from', () => {
  const error = (errorOf(0, 1_000) * 100).toFixed(1)
  expect(say('form.sampled', { policy: 'Usual', samples: 1_000, error })).toBe(
    'Usual; played out 1000 times. 19 times in 20 the true chance lies within 0.2 percentage points (Wilson’s interval).',
  )
  expect(say('form.sampledShort', { samples: 1_000, error })).toBe('Played out 1000 times, ± 0.2 points.')
})
