import fc from 'fast-check'
import { expect, test } from 'vitest'
import { perfidiousAlbion } from '..'
import { cardBears, textsOn } from '../../kit/card/card-fit.testing'
import { perfidiousCard } from '.'
import { hardFought, inPlay, majestic } from './majestic.testing'
import { trackPlaces } from './track-marks'
import { hullOf } from './hull'
import { margin, type Rect } from '../../kit/card/shapes'

const tracks = { fireTrackBoxes: 8, speedLevels: [28, 24, 20, 16, 12, 8, 4, 0] }
const torpedo = { type: '18″ Whitehead Mk', twoTurn: true, carried: 40 }
const laden = { ...tracks, torpedo, turningCirclesInches: [10.5, 8.5, 6.5, 4.5] }

cardBears(perfidiousAlbion, {
  ships: [
    majestic(),
    ...[30, 32, 40].map((flotation) => majestic({ ...laden, flotation }, { name: `${flotation} boxes` })),
  ],
  damage: { ...hardFought, fields: { ...hardFought.fields, commanderRating: 5, standing: 'deadInTheWater' } },
  head: [94, 95],
  boxes: { 'box:7-3': '7-3' },
  smallest: 2.52,
})

test('long names are set smaller before they are cut', () => {
  const ship = inPlay(majestic({}, { name: 'Imperator Aleksandr the Third' }))
  const [, name] = textsOn(perfidiousCard, ship).filter(({ face }) => face === 'head')
  expect(name).toMatchObject({ text: 'Imperator Aleksandr the Third' })
})

test('whatever a ship has, the tracks share one line without touching', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 8 }),
      fc.integer({ min: 2, max: 8 }),
      fc.integer({ min: 1, max: 40 }),
      (fireTrackBoxes, levels, flotation) => {
        const speedLevels = Array.from({ length: levels }, (_, level) => levels - 1 - level)
        const places = trackPlaces(hullOf(majestic({ fireTrackBoxes, speedLevels, flotation })).ship)
        const end = (row: readonly Rect[]) => Math.max(...row.map(({ x, width }) => x + width))
        expect([places.fire[0]!.x, places.flotation[0]!.x]).toEqual([margin.left, margin.left])
        expect(places.fire).toHaveLength(fireTrackBoxes + 2)
        expect(places.propulsion).toHaveLength(levels)
        expect(places.flooding.length).toBeGreaterThanOrEqual(3)
        expect(places.flotation).toHaveLength(flotation)
        expect(end(places.fire) + 0.9).toBeLessThan(places.flooding[0]!.x)
        expect(end(places.flooding) + 0.9).toBeLessThan(places.propulsion[0]!.x)
        expect(end(places.propulsion)).toBeLessThanOrEqual(margin.right + 0.001)
        expect(end(places.flotation)).toBeLessThanOrEqual(margin.right + 0.001)
      },
    ),
  )
})
