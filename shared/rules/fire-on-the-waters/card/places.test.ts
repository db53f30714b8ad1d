import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { ShipDocument } from '../../../documents/ship'
import { extentOf, targetsFit, textsFit, textsOn } from '../../kit/card/card-fit.testing'
import { furutaka, inPlay } from '../ship/furutaka.testing'
import { shape } from '../ship/shape'
import type { WaterShip } from '../ship/ship'
import { shipOf } from '../ship/ship-data'
import { battleship, oneOfEach } from '../ship/ships.testing'
import { waterCard } from '.'
import { hardHit } from './drawn.testing'
import { batteryPlaces } from './battery-places'
import { flotationPlaces } from './flotation'
import { smallestLetters } from '../../kit/card/lettering'
import { margin } from '../../kit/card/shapes'
import { armsRow, sidePanel } from './layout'

/** A ship with so many points, spread over her locations. */
function withPoints(points: number): ShipDocument {
  const { places } = shipOf(furutaka())
  const each = places.map((place, index) => ({
    ...place,
    points: Math.floor(points / 36) + (index < points % 36 ? 1 : 0),
  }))
  return furutaka({ places: each })
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

test.each([
  ...oneOfEach.map((document) => ({ name: document.name, document })),
  ...[12, 36, 64, 90, 160, 320].map((points) => ({ name: `${points} points`, document: withPoints(points) })),
  { name: 'ten banks', document: furutaka(busy) },
  { name: 'the battleship', document: battleship },
])('every target has room for a finger, and none lies over another: $name', ({ document }) => {
  targetsFit(waterCard, document)
})

test.each(oneOfEach)(
  'every box of $name can be tapped, and her flotation in fives or, where she has few points, each',
  (document) => {
    const does = waterCard.targets(document).map((target) => target.action)
    const boxes = does.flatMap((each) => (each.kind === 'box' ? [each.box] : []))
    expect(boxes.sort()).toEqual(Object.keys(shape(document).boxes).sort())
    const { points } = flotationPlaces(shipOf(document))
    const step = points <= 30 ? 1 : 5
    const values = does.flatMap((each) => (each.kind === 'track' ? [each.value] : []))
    expect(values).toEqual(Array.from({ length: Math.ceil(points / step) }, (_, tap) => tap * step))
  },
)

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

const shipText = fc.string({ minLength: 1, maxLength: 60 })

test('no name, class or commander of sixty letters leaves its place', () => {
  fc.assert(
    fc.property(shipText, shipText, shipText, fc.string({ maxLength: 12 }), (name, kind, commander, prefix) => {
      const document = furutaka(busy, { name, class: kind, type: kind, prefix })
      const fields = { ...hardHit.fields, commander, standing: 'deadInTheWater' }
      const ship = inPlay(document, { ...hardHit, fields })
      textsFit(waterCard, ship)
      // The two blocks of the header never run into one another.
      for (const text of textsOn(waterCard, ship).filter(({ y }) => y < 25)) {
        const { from, to } = extentOf(text)
        if (from < 95) expect(to, text.text).toBeLessThanOrEqual(96)
      }
    }),
    { numRuns: 30 },
  )
})

test('nothing on a card is set smaller than 6 point on half-letter', () => {
  for (const document of [...oneOfEach, furutaka(busy), withPoints(160)]) {
    for (const { text, size } of textsOn(waterCard, inPlay(document, hardHit)))
      expect(size, text).toBeGreaterThanOrEqual(smallestLetters - 0.01)
  }
})
