import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { ShipDocument } from '../../../documents/ship'
import { fireOnTheWaters } from '..'
import { cardBears } from '../../kit/card/card-fit.testing'
import { furutaka } from '../ship/furutaka.testing'
import type { WaterShip } from '../ship/ship'
import { shipOf } from '../ship/ship-data'
import { oneOfEach } from '../ship/ships.testing'
import { hardHit } from './drawn.testing'
import { batteryPlaces } from './battery-places'
import { flotationPlaces } from './flotation'
import { margin } from '../../kit/card/shapes'
import { armsRow, sidePanel } from './layout'

/** A ship with so many points, spread over her locations. */
function withPoints(points: number): ShipDocument {
  const { places } = shipOf(furutaka())
  const each = places.map((place, index) => ({
    ...place,
    points: Math.floor(points / 36) + (index < points % 36 ? 1 : 0),
  }))
  return furutaka({ places: each }, { name: `${points} points` })
}

const busy: Partial<WaterShip> = {
  torpedoes: {
    mounts: Array.from({ length: 8 }, (_, index) => ({
      id: `T${index + 1}`,
      tubes: 5,
      type: index < 4 ? 'IJN T93' : 'USN Mk17',
      reliability: 'A' as const,
      arc: { from: 30, to: 150 },
    })),
    reloads: 24,
  },
}

const fields = { ...hardHit.fields, standing: 'deadInTheWater' }

cardBears(fireOnTheWaters, {
  ships: [
    furutaka(),
    ...oneOfEach.filter(({ name }) => name !== furutaka().name),
    ...[12, 36, 64, 90, 160, 320].map((points) => withPoints(points)),
    furutaka(busy, { name: 'ten banks' }),
  ],
  damage: { ...hardHit, fields },
  head: [96, 95],
  boxes: { 'box:hull:15': 'h-15', 'box:above:25': 's-25' },
})

test.each(oneOfEach)('the flotation of $name is tapped in fives or, where she has few points, each', (document) => {
  const { points, taps } = flotationPlaces(shipOf(document))
  const step = points <= 30 ? 1 : 5
  expect(taps.map(({ left }) => left)).toEqual(Array.from({ length: Math.ceil(points / step) }, (_, tap) => tap * step))
})

test('the flotation of any ship keeps to its place', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 720 }), (points) => {
      const { pips, taps } = flotationPlaces(shipOf(withPoints(points)))
      expect(pips).toHaveLength(points)
      for (const { x, y, width, height } of [...pips, ...taps.map(({ place }) => place)]) {
        expect(x).toBeGreaterThanOrEqual(margin.left)
        expect(x + width).toBeLessThanOrEqual(sidePanel.x)
        expect(y + height).toBeLessThanOrEqual(armsRow.heading - 2.4)
      }
    }),
    { numRuns: 40 },
  )
})

test('up to six batteries keep to their place', () => {
  const [first] = shipOf(furutaka()).batteries
  for (let count = 1; count <= 6; count++) {
    const batteries = Array.from({ length: count }, (_, index) => ({ ...first!, id: `b${index}` }))
    for (const { x, y, width, height } of batteryPlaces(shipOf(furutaka({ batteries })))) {
      expect(height).toBeGreaterThanOrEqual(8.6)
      expect(y + height).toBeLessThanOrEqual(armsRow.bottom + 0.001)
      expect(x + width).toBeLessThanOrEqual(armsRow.split - 2)
    }
  }
})
