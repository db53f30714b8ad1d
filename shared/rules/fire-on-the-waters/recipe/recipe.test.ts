import { expectCommitted } from '../../run/starter.testing'
import { describe, expect, test } from 'vitest'
import { flotationOf, mountOf, placeAt, shipOf } from '../ship/ship-data'
import type { WaterShip } from '../ship/ship'
import { mountValue } from './figures'
import { shipFromFacts } from './ship-from-facts'
import { starterFacts, starterShips } from './starter-ships'

const ships = starterShips()
const named = (slug: string): WaterShip => shipOf(ships.find((ship) => ship.slug === slug)!)

test('the committed ships are those of the recipe', () => {
  expectCommitted('fire-on-the-waters', ships)
})

describe('the worked examples of the sheet', () => {
  test('Furutaka: 64 points, her aft magazine at 55 under light armour, 2 of them lost with it, 4.25 inches', () => {
    const furutaka = named('furutaka')
    expect(flotationOf(furutaka)).toBe(64)
    expect(furutaka.topSpeed).toBe(4.25)
    expect(placeAt(furutaka, 55)).toMatchObject({
      points: 2,
      outer: 'light',
      hull: { kind: 'magazine', feeds: ['Y'], serves: 'Y' },
    })
    expect(mountOf(furutaka, 'Y')?.battery).toMatchObject({ is: 'main', inches: 8 })
  })

  test('Arethusa: a torpedo at 52 takes 46 to 55, seven sixteenths of her points, and half of her plant', () => {
    const arethusa = named('arethusa')
    expect(arethusa.topSpeed).toBe(4)
    expect(arethusa.torpedoReach).toContainEqual({ inches: 21, locations: 3, effectivePercent: 100 })
    expect(placeAt(arethusa, 52)).toMatchObject({
      hull: { kind: 'engineRoom', room: 'E2' },
      torpedoSpan: { from: 46, to: 55 },
    })
    const flooded = arethusa.places.filter(({ at }) => at >= 46 && at <= 55)
    expect(flooded.map(({ at }) => at)).toEqual([46, 51, 52, 53, 54, 55])
    expect(flooded.reduce((sum, { points }) => sum + points, 0) / flotationOf(arethusa)).toBe(7 / 16)
    const rooms = new Set(flooded.flatMap(({ hull }) => ('room' in hull ? [hull.room] : [])))
    expect([...rooms]).toEqual(['B2', 'E2'])
    expect(arethusa.rooms.map((room) => (room.kind === 'boilerRoom' ? room.boilers : room.engines))).toEqual([
      2, 2, 2, 2,
    ])
    expect(placeAt(arethusa, 55)?.hull).toMatchObject({ kind: 'magazine', feeds: ['Y'] })
  })
})

test('range bands are the law of the hit tables turned round: twice the guns, three more', () => {
  const gun = { inches: 8, drillRounds: 3, toInches: 15 }
  expect([2, 4].map((guns) => mountValue({ ...gun, guns }))).toEqual([3, 6])
})

test('an error in the facts throws and is named', () => {
  const facts = starterFacts[0]!
  expect(() => shipFromFacts({ ...facts, hull: facts.hull.replace('helm', 'rudder') })).toThrow('rudder')
  expect(() => shipFromFacts({ ...facts, above: facts.above.replace('bridge', 'bridgde') })).toThrow('bridgde')
  expect(() => shipFromFacts({ ...facts, above: '-' })).toThrow('1 words in the line above')
})
