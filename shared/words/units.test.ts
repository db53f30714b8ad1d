import { describe, expect, it } from 'vitest'
import { speaker } from './speak'
import { distance, grouped } from './units'

const words = speaker({
  units: { inches: '{inches}″', beside: '{plain} ({other})', centimetres: '{centimetres} cm', yards: '{yards} yd' },
})
const noScale = { yardsPerInch: null }

describe('figures', () => {
  it.each([
    [0, '0'],
    [340, '340'],
    [1200, '1\u2009200'],
    [14890, '14\u2009890'],
    [1234567, '1\u2009234\u2009567'],
    [-1500, '−1\u2009500'],
    [2.5, '2.5'],
    [12345.25, '12\u2009345.25'],
  ])('writes %s as %s', (value, written) => expect(grouped(value)).toBe(written))
})

describe('distances', () => {
  it('stand alone unless another unit is wanted', () => expect(distance(14, 'none', noScale, words)).toBe('14″'))
  it('carry centimetres on the table', () => expect(distance(14, 'centimetres', noScale, words)).toBe('14″ (36 cm)'))
  it('keep a place where it matters', () => expect(distance(1, 'centimetres', noScale, words)).toBe('1″ (2.5 cm)'))
  it('carry yards at sea where the rules have a scale', () =>
    expect(distance(14, 'yards', { yardsPerInch: 100 }, words)).toBe('14″ (1\u2009400 yd)'))
  it('carry no yards where they have none', () => expect(distance(14, 'yards', noScale, words)).toBe('14″'))
})
