import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Spot } from '../documents/chart'
import { crossingOf, untangled } from './crossing'

const bow: readonly Spot[] = [
  [10, 10],
  [40, 40],
  [40, 10],
  [10, 40],
]

test('a coast that crosses itself is found by the sides that cross', () => {
  expect(crossingOf(bow)).toEqual([0, 2])
  expect(crossingOf(untangled(bow))).toBeUndefined()
  expect(crossingOf([bow[0]!, bow[2]!, bow[1]!])).toBeUndefined()
})

test('one that only touches itself, or has the same point twice, crosses nothing', () => {
  expect(crossingOf([bow[0]!, bow[0]!, bow[2]!, bow[1]!])).toBeUndefined()
  const touching: readonly Spot[] = [
    [0, 0],
    [10, 0],
    [10, 10],
    [5, 0],
    [0, 10],
  ]
  expect(crossingOf(touching)).toBeUndefined()
})

test('its points are untangled in another order: all of them, and no side crosses', () => {
  const place = fc.double({ min: -400, max: 800, noNaN: true })
  fc.assert(
    fc.property(fc.array(fc.tuple(place, place), { minLength: 3, maxLength: 40 }), (points) => {
      const after = untangled(points)
      expect(crossingOf(after)).toBeUndefined()
      expect(after.toSorted().map(String)).toEqual(points.toSorted().map(String))
    }),
  )
})

test('six hundred points that are all knots come to an end, and cross nowhere', () => {
  const spiral = Array.from({ length: 600 }, (_, at): Spot => [36 + at * Math.cos(at), 24 + at * Math.sin(at * 1.3)])
  expect(crossingOf(spiral)).toBeDefined()
  expect(crossingOf(untangled(spiral))).toBeUndefined()
})
