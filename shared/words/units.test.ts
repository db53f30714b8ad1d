import { describe, expect, it } from 'vitest'
import { speaker } from './speak'
import { distance, grouped, metres } from './units'

const words = speaker({
  units: { inches: '{inches}″', beside: '{plain} ({other})', centimetres: '{centimetres} cm', yards: '{yards} yd' },
})
const noScale = undefined

describe('figures', () => {
  it.each([
    [0, '0'],
    [340, '340'],
    [1200, '1\u00a0200'],
    [14890, '14\u00a0890'],
    [1234567, '1\u00a0234\u00a0567'],
    [-1500, '−1\u00a0500'],
    [2.5, '2.5'],
    [12345.25, '12\u00a0345.25'],
  ])('writes %s as %s', (value, written) => expect(grouped(value)).toBe(written))
})

it('a length that was worked out has no more digits than one that was set', () => {
  const says = speaker({ plate: { metres: '{n} m' } })
  expect([10.699999, 0.1 + 0.2, 128, 1000].map((length) => metres(length, says))).toEqual([
    ...['10.7 m', '0.3 m', '128 m', '1\u00a0000 m'],
  ])
})

it('a sentence has groups in long figures, and none in a year', () => {
  const says = speaker({ size: 'In {year} {size} bytes, {left} left' })
  expect(says('size', { year: 1942, size: 9_100_000, left: -12_000 })).toBe(
    'In 1942 9\u00a0100\u00a0000 bytes, −12\u00a0000 left',
  )
})

describe('distances', () => {
  it('are alone unless another unit is wanted', () => expect(distance(14, 'none', noScale, words)).toBe('14″'))
  it('carry centimetres on the table', () => expect(distance(14, 'centimetres', noScale, words)).toBe('14″ (36 cm)'))
  it('keep a place where it matters', () => expect(distance(1, 'centimetres', noScale, words)).toBe('1″ (2.5 cm)'))
  it('carry yards at sea where the rules have a scale', () =>
    expect(distance(14, 'yards', { yardsPerInch: 100 }, words)).toBe('14″ (1\u00a0400 yd)'))
  it('carry no yards where they have none', () => expect(distance(14, 'yards', noScale, words)).toBe('14″'))
})
