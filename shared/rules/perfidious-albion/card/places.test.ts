import fc from 'fast-check'
import { expect, test } from 'vitest'
import { extentOf, targetsFit, textsFit, textsOn } from '../../kit/card/card-fit.testing'
import { perfidiousCard } from '.'
import { inPlay, majestic } from './majestic.testing'
import { trackPlaces } from './track-marks'
import { hullOf } from './hull'
import type { Rect } from '../../kit/card/shapes'
import { gridRight } from './layout'

const shipText = fc.string({ minLength: 1, maxLength: 60 })

test('no name, class, commander or type of sixty letters leaves its place', () => {
  fc.assert(
    fc.property(shipText, shipText, shipText, fc.string({ maxLength: 12 }), (name, kind, commander, prefix) => {
      const document = majestic(
        {
          torpedo: { type: '18″ Whitehead Mk', twoTurn: true, carried: 40 },
          turningCirclesInches: [10.5, 8.5, 6.5, 4.5],
        },
        { name, class: kind, type: kind, prefix },
      )
      const fields = { commander, commanderRating: 5, standing: 'deadInTheWater', note: name }
      const ship = inPlay(document, { fields })
      textsFit(perfidiousCard, ship)
      // The two blocks of the header never run into one another.
      for (const text of textsOn(perfidiousCard, ship).filter(({ y }) => y < 25)) {
        const { from, to } = extentOf(text)
        if (from < 100) expect(to, text.text).toBeLessThanOrEqual(100)
        if (from > 101) expect(to, text.text).toBeLessThanOrEqual(204.3)
      }
    }),
    { numRuns: 60 },
  )
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
        expect(places.fire).toHaveLength(fireTrackBoxes + 2)
        expect(places.propulsion).toHaveLength(levels)
        expect(places.flooding.length).toBeGreaterThanOrEqual(3)
        expect(places.flotation).toHaveLength(flotation)
        expect(end(places.fire) + 0.9).toBeLessThan(places.flooding[0]!.x)
        expect(end(places.flooding) + 0.9).toBeLessThan(places.propulsion[0]!.x)
        expect(end(places.propulsion)).toBeLessThanOrEqual(gridRight + 0.001)
        expect(end(places.flotation)).toBeLessThanOrEqual(gridRight + 0.001)
      },
    ),
  )
})

test.each([30, 32, 40])('every target has room for a finger with %i flotation boxes', (flotation) => {
  targetsFit(perfidiousCard, majestic({ flotation, fireTrackBoxes: 8, speedLevels: [28, 24, 20, 16, 12, 8, 4, 0] }))
})

test('every cell of the hull and every box of every track can be tapped', () => {
  const document = majestic()
  const does = perfidiousCard.targets(document).map((target) => target.action)
  expect(does.filter(({ kind }) => kind === 'box')).toHaveLength(hullOf(document).cells.length)
  const values = (track: string) =>
    does.flatMap((each) => (each.kind === 'track' && each.track === track ? [each.value] : []))
  expect(values('flotation')).toEqual(Array.from({ length: 30 }, (_, box) => box))
  expect(values('fire')).toEqual([0, 1, 2, 3, 4, 5, 6, 7])
  expect(values('propulsion')).toEqual([0, 1, 2, 3, 4, 5])
  expect(does).toContainEqual({ kind: 'pick', track: 'speed' })
  expect(does).toContainEqual({ kind: 'pick', track: 'torpedoes' })
})
