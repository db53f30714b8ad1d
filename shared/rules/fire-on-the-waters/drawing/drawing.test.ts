import { describe, expect, test } from 'vitest'
import { boxId } from '../../../kernel/ids'
import { profileOperations } from '../card/profile'
import { hitPlace, silhouette } from '../ship/silhouette'
import { shipOf } from '../ship/ship-data'
import { battleship, carrier, destroyer, lightCruiser, merchant, oneOfEach } from '../ship/ships.testing'
import { turretsOf } from './guns'

const figures = (path: string) => [...path.matchAll(/(-?[\d.]+) (-?[\d.]+)/g)].map(([, x, y]) => [Number(x), Number(y)])

describe.each(oneOfEach)('$name', (document) => {
  test('her profile is drawn once, in both halves', () => {
    expect(profileOperations(document)).toHaveLength(2)
    expect(profileOperations(document)).toBe(profileOperations(document))
    expect(JSON.stringify(profileOperations(document))).not.toMatch(/NaN|undefined|Infinity/)
  })
})

test('ships of different kinds look different', () => {
  expect(new Set(oneOfEach.map((ship) => silhouette(ship).fill)).size).toBe(oneOfEach.length)
})

test('all in one scale: a destroyer is shorter and lower than a battleship', () => {
  const [small, large] = [silhouette(destroyer), silhouette(battleship)]
  expect(small.width).toBeLessThan(large.width)
  expect(small.waterline).toBeLessThan(large.waterline)
})

const facing = (id: string, ship = battleship) => turretsOf(shipOf(ship)).find((turret) => turret.id === id)

test('turrets look where they bear, and the second of a pair fires over the first', () => {
  expect(facing('A')).toMatchObject({ facing: 'bow', raised: 0 })
  expect(facing('B')?.raised).toBeGreaterThan(0)
  expect(facing('Y')).toMatchObject({ facing: 'stern', raised: 0 })
  expect(facing('C', lightCruiser)).toMatchObject({ facing: 'bow', raised: 0 })
  expect(facing('X', lightCruiser)?.raised).toBeGreaterThan(0)
})

test('a carrier has a flight deck, a merchantman booms', () => {
  const widest = (fill: string) =>
    Math.max(
      ...fill.split('Z').map((shape) => {
        const xs = figures(shape).map(([x = 0]) => x)
        return Math.max(...xs) - Math.min(...xs)
      }),
    )
  expect(widest(silhouette(carrier).fill)).toBeGreaterThan(1300)
  expect(silhouette(merchant).lines.length).toBeGreaterThan(silhouette(destroyer).lines.length)
})

test('a hit is shown at its location, in the hull or above it', () => {
  const hull = hitPlace(battleship, boxId('h-11'))
  const above = hitPlace(battleship, boxId('s-66'))
  expect(hull?.along).toBeLessThan(0.05)
  expect(above?.along).toBeGreaterThan(0.95)
  expect(hull?.down).toBeGreaterThan(above?.down ?? 1)
  expect(hitPlace(battleship, boxId('h-17'))).toBeUndefined()
})
