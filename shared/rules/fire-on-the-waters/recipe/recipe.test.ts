import { expectCommitted } from '../../run/starter.testing'
import { describe, expect, test } from 'vitest'
import { checkShip } from '../ship/check-ship'
import { flotationOf, itemsOf, mountOf, orderOf, placeAt, shipOf, spacesOf } from '../ship/ship-data'
import type { WaterShip } from '../ship/ship'
import {
  flotationPoints,
  gunBands,
  initialRoll,
  mountValue,
  sideGrade,
  speedInches,
  topGrade,
  torpedoReach,
} from './figures'
import { shipFromFacts, starterFacts, starterShips } from './starter-ships'

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

test('knots become inches, eight to the inch, to the quarter, half up', () => {
  expect([34, 33, 32.25, 28.5, 13].map(speedInches)).toEqual([4.25, 4.25, 4, 3.5, 1.75])
})

test('tons become points by their root, four at a time', () => {
  expect([8700, 5220, 1620, 32_156, 100].map(flotationPoints)).toEqual([64, 48, 28, 124, 12])
})

test('millimetres become grades', () => {
  expect([0, 25, 57, 76, 127, 203, 305].map(sideGrade)).toEqual([
    'none',
    'veryLight',
    'light',
    'light',
    'medium',
    'heavy',
    'veryHeavy',
  ])
  expect([0, 25, 51, 83, 121, 152].map(topGrade)).toEqual([
    'none',
    'veryLight',
    'light',
    'medium',
    'heavy',
    'veryHeavy',
  ])
})

test('a torpedo reaches as many locations as its hole is long', () => {
  expect(torpedoReach(154.3).map(({ locations }) => locations)).toEqual([2, 3, 4])
  expect(torpedoReach(222, 'bulges').map(({ effectivePercent }) => effectivePercent)).toEqual([70, 85, 100])
})

describe('range bands', () => {
  test('are the law of the hit tables turned round: twice the guns, three more', () => {
    const gun = { inches: 8, drillRounds: 3, toInches: 15 }
    expect(mountValue({ ...gun, guns: 4 }) - mountValue({ ...gun, guns: 2 })).toBe(3)
    expect(mountValue({ ...gun, guns: 2 })).toBe(3)
  })

  test('the number of the initial roll falls with the range', () => {
    expect([0.1, 0.3, 0.5, 0.6, 0.8, 1].map((share) => initialRoll(share, 8))).toEqual(['A', 9, 7, 6, 4, 2])
    expect(initialRoll(0.5, 14)).toBe(8)
    expect(initialRoll(0.5, 4)).toBe(6)
  })

  test('end where the gun reaches, and none is a sliver', () => {
    const bands = gunBands({ inches: 4.7, drillRounds: 8, reachYards: 17_500, guns: [1, 2] })
    expect(bands.map(({ toInches }) => toInches)).toEqual([2.5, 5, 7.5, 10, 15, 17.5])
    expect(gunBands({ inches: 8, drillRounds: 3, reachYards: 31_600, guns: [2] }).at(-1)?.toInches).toBe(31.5)
    for (const { values } of bands) expect(Object.keys(values)).toEqual(['1', '2'])
  })
})

test('an error in the facts throws and is named', () => {
  const facts = starterFacts[0]!
  expect(() => shipFromFacts({ ...facts, hull: facts.hull.replace('helm', 'rudder') })).toThrow('rudder')
  expect(() => shipFromFacts({ ...facts, above: facts.above.replace('bridge', 'bridgde') })).toThrow('bridgde')
  expect(() => shipFromFacts({ ...facts, above: '-' })).toThrow('1 words in the line above')
})

test('ships of six navies, every one unofficial', () => {
  expect(ships.length).toBeGreaterThanOrEqual(16)
  expect(new Set(ships.map((ship) => ship.navy)).size).toBeGreaterThanOrEqual(6)
  expect(ships.every((ship) => ship.unofficial)).toBe(true)
})

describe.each(ships.map((document) => ({ slug: document.slug, document })))('$slug', ({ document }) => {
  const ship = shipOf(document)

  test('passes the pack', () => expect(checkShip(document)).toMatchObject({ ok: true }))

  test('is arranged like a ship', () => {
    expect(spacesOf(ship, 'steering').every(({ place }) => place.at > 60)).toBe(true)
    expect(spacesOf(ship, 'steering')).not.toEqual([])
    expect(itemsOf(ship, 'bridge')).not.toEqual([])
    const bridges = itemsOf(ship, 'bridge').map(({ place }) => orderOf(place.at))
    expect(Math.max(...bridges)).toBeLessThan(18)
  })

  test('feeds every gun', () => {
    const fed = new Set(spacesOf(ship, 'magazine').flatMap(({ holds }) => holds.feeds))
    for (const battery of ship.batteries) {
      for (const { id } of battery.mounts) expect(fed, id).toContain(id)
    }
  })

  test('has mount values that fall as the range grows', () => {
    for (const { bands } of ship.batteries) {
      for (const guns of Object.keys(bands[0]!.values)) {
        const values = bands.map((band) => band.values[guns]!)
        expect(values).toEqual([...values].sort((a, b) => b - a))
      }
    }
  })
})
