import { expect, test } from 'vitest'
import { boxId } from '../../../kernel/ids'
import { starterShips } from '../recipe/starter-ships'
import { shape } from './shape'
import { hitPlace, plate, silhouette } from './silhouette'
import {
  battleship,
  carrier,
  destroyer,
  fighters,
  merchant,
  motorBoats,
  oneOfEach,
  torpedoBombers,
} from './stands.testing'

const figures = (path: string) => [...path.matchAll(/(-?[\d.]+) (-?[\d.]+)/g)].map(([, x, y]) => [Number(x), Number(y)])

const stands = starterShips()
const named = (slug: string) => stands.find((stand) => stand.slug === slug)!

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
  expect(silhouette(merchant).fill).not.toBe(silhouette(destroyer).fill)
})

test('aircraft are drawn from above, nose left: as far to one side as to the other, and no higher than a ship', () => {
  for (const stand of [fighters, torpedoBombers]) {
    const { fill, waterline } = silhouette(stand)
    const down = figures(fill).map(([, y = 0]) => y)
    expect(Math.min(...down) + Math.max(...down)).toBeCloseTo(10 + waterline, -1)
    expect(waterline).toBeLessThanOrEqual(silhouette(battleship).waterline)
  }
})

test('aircraft are drawn by their wings, also where a file has their plan alone', () => {
  const { looks: _looks, ...data } = named('swordfish').data
  const plain = { ...named('swordfish'), data }
  expect(silhouette(plain).fill).not.toBe(silhouette(named('swordfish')).fill)
  expect(silhouette(plain).width).toBeGreaterThan(silhouette(plain).height * 0.5)
})

test('a MAIN mount is hit where its gun is drawn, and is gone from her outline when it is out', () => {
  const tone = named('tone')
  const mounts = Object.keys(shape(tone).boxes).filter((box) => box.includes('main'))
  const places = mounts.map((box) => hitPlace(tone, boxId(box))!.along)
  expect(mounts).toHaveLength(4)
  expect(Math.max(...places)).toBeLessThan(0.4)
  expect(silhouette(tone, { out: [boxId(mounts[0]!)] }).fill).not.toBe(silhouette(tone).fill)
})

test('a place ashore is drawn from the sea', () => {
  expect(silhouette(named('henderson-field')).fill.length).toBeGreaterThan(400)
})

test('a merchantman wears the merchant ensign, an armed merchant cruiser that of her navy', () => {
  expect(plate(named('ohio')).ensign?.flag).toBe('red-ensign')
  expect(plate(named('jervis-bay')).ensign?.flag).toBe('royal-navy')
})
