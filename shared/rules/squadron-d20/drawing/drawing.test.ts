import { expect, test } from 'vitest'
import { silhouette } from '../ship/silhouette'
import {
  battleship,
  carrier,
  destroyer,
  fighters,
  merchant,
  motorBoats,
  oneOfEach,
  torpedoBombers,
} from '../ship/stands.testing'

const figures = (path: string) => [...path.matchAll(/(-?[\d.]+) (-?[\d.]+)/g)].map(([, x, y]) => [Number(x), Number(y)])

test('stands of different kinds look different', () => {
  expect(new Set(oneOfEach.map((stand) => silhouette(stand).fill)).size).toBe(oneOfEach.length)
})

test('ships are in one scale: a destroyer is shorter and lower than a battleship, a boat shorter still', () => {
  const [boat, small, large] = [silhouette(motorBoats), silhouette(destroyer), silhouette(battleship)]
  expect(boat.width).toBeLessThan(small.width)
  expect(small.width).toBeLessThan(large.width)
  expect(small.waterline).toBeLessThan(large.waterline)
})

test('a carrier has a flight deck from end to end, a merchantman booms', () => {
  const widths = silhouette(carrier)
    .fill.split('Z')
    .map((shape) => {
      const across = figures(shape).map(([x = 0]) => x)
      return Math.max(...across) - Math.min(...across)
    })
    .filter((width) => width > 0.9 * (silhouette(carrier).width - 48))
  // The hull and the deck over it.
  expect(widths.length).toBeGreaterThanOrEqual(2)
  expect(silhouette(merchant).lines.length).toBeGreaterThan(silhouette(destroyer).lines.length)
})

test('aircraft are drawn from above, nose left: as far to one side as to the other, and no higher than a ship', () => {
  for (const stand of [fighters, torpedoBombers]) {
    const { fill, waterline } = silhouette(stand)
    const down = figures(fill).map(([, y = 0]) => y)
    expect(Math.min(...down) + Math.max(...down)).toBeCloseTo(10 + waterline, -1)
    expect(waterline).toBeLessThanOrEqual(silhouette(battleship).waterline)
  }
})
