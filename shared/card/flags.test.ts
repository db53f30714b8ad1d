import { expect, test } from 'vitest'
import { flagHeight, flagNames, flagOperations, flagParts, flagWidth, merchantEnsign, merchantFlags } from './flags'
import { box, disc, hatching } from './hatching'
import { navyName } from '../words/navy-name'
import { words } from '../rules/kit/worded.testing'
import { readPath } from './path-data'

test.each([...flagNames, ...merchantFlags])('%s is drawn inside its cloth', (navy) => {
  const parts = flagParts(navy)
  expect(parts.length).toBeGreaterThan(3)
  for (const { d } of parts) {
    for (const { letter, values } of readPath(d)) {
      if (letter !== 'M' && letter !== 'L') continue
      expect(values[0]).toBeGreaterThanOrEqual(-0.01)
      expect(values[0]).toBeLessThanOrEqual(flagWidth + 0.01)
      expect(values[1]).toBeGreaterThanOrEqual(-0.01)
      expect(values[1]).toBeLessThanOrEqual(flagHeight + 0.01)
    }
  }
})

test('a merchantman wears the merchant ensign of her nation, and serves no navy', () => {
  expect(['royal-navy', 'us-navy', 'swiss-navy'].map(merchantEnsign)).toEqual([
    ...['red-ensign', 'stars-and-stripes', 'swiss-navy'],
  ])
  for (const flag of merchantFlags)
    expect(navyName(flag, words)).toMatch(/ merchant (navy|marine)(, (to|from) \d{4})?$/)
})

test('a navy without a drawing flies nothing', () => {
  expect(flagOperations('swiss-navy', 0, 0, 10)).toEqual([])
})

test('a flag is as wide as asked, lines and all', () => {
  const [cloth] = flagOperations('royal-navy', 194, 19, 9.9)
  expect(cloth).toMatchObject({ x: 194, y: 19, scaleX: 0.1, scaleY: 0.1 })
})

test('red is upright, blue is level', () => {
  expect(hatching([box(0, 0, 4, 2)], 'red', 2)).toBe('M1 0L1 2M3 0L3 2')
  expect(hatching([box(0, 0, 4, 2)], 'blue', 2)).toBe('M0 1L4 1')
})

test('hatching stays inside a disc', () => {
  for (const { values } of readPath(hatching([disc(10, 10, 5)], 'green', 1))) {
    expect(Math.hypot(values[0]! - 10, values[1]! - 10)).toBeLessThanOrEqual(5.01)
  }
})
