import { describe, expect, test } from 'vitest'
import { profileOf } from './profile'
import { starterShips } from '../recipe/starter-ships'
import { silhouette } from '../ship/silhouette'
import { skyline } from './skyline'

const ships = starterShips()

/** Every coordinate pair of a path of absolute `M`, `L` and `C` pieces. */
const places = (path: string) => [...path.matchAll(/(-?[\d.]+) (-?[\d.]+)/g)].map(([, x, y]) => [Number(x), Number(y)])

describe('the outline against the sky', () => {
  test('takes the higher of two shapes, and turns where they cross', () => {
    const roof = [
      [0, 4],
      [2, 2],
      [4, 4],
    ] as const
    const box = [
      [1, 3],
      [5, 3],
    ] as const
    expect(skyline([roof, box], 4)).toEqual([
      [0, 4],
      [2, 2],
      [3, 3],
      [5, 3],
    ])
  })

  test('falls to the ground between separate shapes', () => {
    const left = [
      [0, 1],
      [1, 1],
    ] as const
    const right = [
      [2, 2],
      [3, 2],
    ] as const
    expect(skyline([left, right], 4)).toEqual([
      [0, 1],
      [1, 1],
      [1, 4],
      [2, 4],
      [2, 2],
      [3, 2],
    ])
  })
})

describe.each(ships.map((document) => ({ slug: document.slug, document })))('$slug', ({ document }) => {
  test('her profile lies behind the grid, masts a deck above it at most', () => {
    const { above, below, lines } = profileOf(document)
    for (const [x, y] of [...places(above), ...places(lines)]) {
      expect(x).toBeGreaterThanOrEqual(-0.7)
      expect(x).toBeLessThanOrEqual(10.7)
      expect(y).toBeGreaterThanOrEqual(-1)
      expect(y).toBeLessThanOrEqual(4)
    }
    for (const [, y] of places(below)) expect(y).toBeLessThanOrEqual(6)
    expect(`${above}${below}${lines}`).not.toMatch(/NaN|undefined|Infinity/)
    expect(profileOf(document)).toBe(profileOf(document))
  })
})

test('ships of different classes look different', () => {
  const sisters = new Set(ships.map((ship) => `${ship.class}`))
  expect(new Set(ships.map((ship) => silhouette(ship).fill)).size).toBeGreaterThanOrEqual(sisters.size)
  expect(new Set(ships.map((ship) => profileOf(ship).above)).size).toBeGreaterThanOrEqual(sisters.size)
})
