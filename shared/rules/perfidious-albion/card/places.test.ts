import fc from 'fast-check'
import { expect, test } from 'vitest'
import { measure } from '../../../card/measure'
import type { Operation, TextOp } from '../../../card/operations'
import type { ShipDocument } from '../../../documents/ship'
import { en } from '../../../words/en'
import { speaker } from '../../../words/speak'
import { perfidiousCard } from '.'
import { inPlay, majestic, type Damage } from './majestic.testing'
import { trackPlaces } from './track-places'
import { hullOf } from './hull'
import { gridRight, type Place } from './places'

const words = speaker(en)

function textsOn(document: ShipDocument, damage: Damage = {}): TextOp[] {
  const ship = inPlay(document, damage)
  const operations: Operation[] = [
    ...perfidiousCard.face(document, words),
    ...perfidiousCard.pieces(document).flatMap((piece) => perfidiousCard.piece(piece, ship, words)),
  ]
  return operations.filter((operation) => operation.op === 'text')
}

function extent({ x, text, size, face, anchor }: TextOp): readonly [number, number] {
  const width = measure(face, size, text)
  const from = anchor === 'end' ? x - width : anchor === 'middle' ? x - width / 2 : x
  return [from, from + width]
}

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
      for (const text of textsOn(document, { fields })) {
        const [from, to] = extent(text)
        expect(from, text.text).toBeGreaterThanOrEqual(3.8)
        expect(to, text.text).toBeLessThanOrEqual(206.2)
        // The two blocks of the header never run into one another.
        if (text.y < 25 && from < 100) expect(to, text.text).toBeLessThanOrEqual(100)
        if (text.y < 25 && from > 101) expect(to, text.text).toBeLessThanOrEqual(204.3)
      }
    }),
    { numRuns: 60 },
  )
})

test('long names are set smaller before they are cut', () => {
  const [, name] = textsOn(majestic({}, { name: 'Imperator Aleksandr the Third' })).filter(
    ({ face }) => face === 'head',
  )
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
        const end = (row: readonly Place[]) => Math.max(...row.map(({ x, width }) => x + width))
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

const pixelsPerMm = 776 / perfidiousCard.widthMm

test.each([30, 32, 40])('every target is 32 px either way on a card of 776 px (%i flotation boxes)', (flotation) => {
  const document = majestic({ flotation, fireTrackBoxes: 8, speedLevels: [28, 24, 20, 16, 12, 8, 4, 0] })
  for (const { width, height, does } of perfidiousCard.targets(document)) {
    expect(width * pixelsPerMm, JSON.stringify(does)).toBeGreaterThanOrEqual(32)
    expect(height * pixelsPerMm, JSON.stringify(does)).toBeGreaterThanOrEqual(32)
  }
})

test('targets do not overlap, and each has its own place for the arrow keys', () => {
  const targets = perfidiousCard.targets(majestic())
  targets.forEach((one, place) => {
    for (const other of targets.slice(place + 1)) {
      const apart =
        one.x + one.width <= other.x + 0.001 ||
        other.x + other.width <= one.x + 0.001 ||
        one.y + one.height <= other.y + 0.001 ||
        other.y + other.height <= one.y + 0.001
      expect(apart, `${JSON.stringify(one.does)} and ${JSON.stringify(other.does)}`).toBe(true)
    }
  })
  expect(new Set(targets.map(({ group, row, column }) => `${group} ${row} ${column}`)).size).toBe(targets.length)
})

test('every cell of the hull and every box of every track can be tapped', () => {
  const document = majestic()
  const does = perfidiousCard.targets(document).map((target) => target.does)
  expect(does.filter(({ kind }) => kind === 'box')).toHaveLength(hullOf(document).cells.length)
  const values = (track: string) =>
    does.flatMap((each) => (each.kind === 'track' && each.track === track ? [each.value] : []))
  expect(values('flotation')).toEqual(Array.from({ length: 30 }, (_, box) => box))
  expect(values('fire')).toEqual([0, 1, 2, 3, 4, 5, 6, 7])
  expect(values('propulsion')).toEqual([0, 1, 2, 3, 4, 5])
  expect(does).toContainEqual({ kind: 'pick', track: 'speed' })
  expect(does).toContainEqual({ kind: 'pick', track: 'torpedoes' })
})
