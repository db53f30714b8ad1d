import fc from 'fast-check'
import { expect, test } from 'vitest'
import { percentOf, sampledPercentOf } from './percent'

test('a decimal where a whole figure misleads, none where it is whole', () => {
  expect([0, 0.2, 0.57, 4 / 6, 5 / 6, 11 / 60, 0.0004, 0.9997, 1].map(percentOf)).toEqual([
    ...['0', '20', '57', '66.7', '83.3', '18.3', '0.04', '99.97', '100'],
  ])
  expect([1e-7, 1 - 1e-7, 1e-15, 1 - 1e-15].map(percentOf)).toEqual(['<0.0001', '>99.9999', '0', '100'])
})

test('a sampled figure is given to a tenth and is never certain', () => {
  expect([0, 0.0004, 0.0131, 0.5, 0.9997, 1].map(sampledPercentOf)).toEqual([
    ...['<0.1', '<0.1', '1.3', '50', '>99.9', '>99.9'],
  ])
})

test('no chance looks certain that is not, and none is off by more than a twentieth of a percent', () => {
  fc.assert(
    fc.property(fc.double({ min: 1e-6, max: 1 - 1e-6, noNaN: true }), (chance) => {
      const figure = Number(percentOf(chance))
      expect(figure).toBeGreaterThan(0)
      expect(figure).toBeLessThan(100)
      expect(Math.abs(figure - 100 * chance)).toBeLessThanOrEqual(0.05 + 1e-9)
    }),
  )
})
