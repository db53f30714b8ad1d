import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { ShipDocument } from '../../../documents/ship'
import { fireOnTheWaters } from '..'
import { measure } from '../../../card/measure'
import { cardBears } from '../../kit/card/card-fit.testing'
import { furutaka } from '../ship/furutaka.testing'
import type { WaterShip } from '../ship/ship'
import { shipOf } from '../ship/ship-data'
import { oneOfEach } from '../ship/ships.testing'
import { hardHit } from './drawn.testing'
import { batteryLines } from './batteries'
import { flotationPlaces } from './flotation-places'
import { smallestLetters } from '../../kit/card/lettering'
import { margin } from '../../kit/card/shapes'
import { arms, sidePanel } from './layout'

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
  head: [95, 94.9],
  boxes: { 'box:hull:15': 'h-15', 'box:above:25': 's-25' },
})

test.each(oneOfEach)('the flotation of $name is tapped box by box, ten to an area', (document) => {
  const { points, taps } = flotationPlaces(shipOf(document))
  expect(taps.flatMap(({ boxes }) => boxes.map(({ value }) => value))).toEqual(
    Array.from({ length: points }, (_, at) => at),
  )
  for (const { boxes } of taps) expect(boxes.length).toBeLessThanOrEqual(10)
})

test('the flotation of any ship keeps to its place, and its figures clear of the lines', () => {
  const widthOf = (figures: string) => measure('work-500', smallestLetters, figures)
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 720 }), (points) => {
      const { tens, taps } = flotationPlaces(shipOf(withPoints(points)))
      const boxes = tens.flatMap((ten) => ten.boxes)
      expect(boxes).toHaveLength(points)
      for (const { x, y, width, height } of [...boxes, ...taps.map(({ place }) => place)]) {
        expect(x).toBeGreaterThanOrEqual(margin.left)
        expect(x + width).toBeLessThanOrEqual(sidePanel.x)
        expect(y + height).toBeLessThanOrEqual(arms.ruler)
      }
      for (const { boxes: ofTen, figure } of tens) {
        const { x, y, width, height } = ofTen.at(-1)!
        // Clear of the frame, and of the last line but one beside it.
        if (!figure || figure.y > y + height) continue
        expect(x + width - figure.x).toBeGreaterThanOrEqual(0.5)
        expect(figure.x - x).toBeGreaterThanOrEqual(widthOf('88') + 0.3)
        expect(figure.x - (x - width)).toBeGreaterThanOrEqual(widthOf('888') + 0.3)
      }
    }),
    { numRuns: 40 },
  )
})

test('up to six batteries keep to their place', () => {
  const [first] = shipOf(furutaka()).batteries
  for (let count = 1; count <= 6; count++) {
    const batteries = Array.from({ length: count }, (_, index) => ({ ...first!, id: `b${index}` }))
    for (const { x, y, width, height } of batteryLines(shipOf(furutaka({ batteries })))) {
      expect(height).toBeGreaterThanOrEqual(3.2)
      expect(y + height).toBeLessThanOrEqual(arms.bottom + 0.001)
      expect(x + width).toBeLessThanOrEqual(margin.right)
    }
  }
})
