import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { ShipInPlay } from '../../../game/state'
import { marks } from '../../../game/mark'
import { boxId, fieldId, trackId } from '../../../kernel/ids'
import type { CardPiece } from '../../pack/rules-pack'
import { type TrackName, shape } from '../ship/shape'
import { inPlay, type Damage } from '../ship/in-play.testing'
import {
  airBase,
  battleship,
  carrier,
  cruiser,
  fighters,
  merchant,
  motorBoats,
  oneOfEach,
  torpedoBombers,
} from '../ship/stands.testing'
import { squadronCard } from './index'
import { words } from './drawn.testing'
import type { ShipDocument } from '../../../documents/ship'

/** A stand in any state that its shape allows. */
function anyState(document: ShipDocument) {
  const { boxes, tracks, fields } = shape(document)
  return fc
    .record({
      boxes: fc.dictionary(
        fc.constantFrom(...(Object.keys(boxes).length > 0 ? Object.keys(boxes) : ['none'])),
        fc.subarray([...marks], { minLength: 1 }),
      ),
      tracks: fc.record(
        Object.fromEntries(
          Object.entries(tracks).map(([track, { minimum, maximum }]) => [
            track,
            fc.integer({ min: minimum, max: maximum }),
          ]),
        ),
      ),
      fields: fc.record(
        Object.fromEntries(
          Object.entries(fields).map(([name, field]) => [
            name,
            field.kind === 'choice'
              ? fc.constantFrom(...field.choices)
              : field.kind === 'number'
                ? fc.option(fc.integer({ min: field.minimum, max: field.maximum }))
                : name === 'casualties'
                  ? fc.option(
                      fc.constantFrom('powerFailure', 'morale:flotationThird strange@4', 'powerFailure a b c d e f'),
                    )
                  : fc.option(fc.string({ maxLength: field.maximumLength })),
          ]),
        ),
      ),
    })
    .map((damage) => inPlay(document, damage as Damage))
}

/** `other` with what the piece reads taken from `stand`. */
function agreeing(piece: CardPiece, stand: ShipInPlay, other: ShipInPlay): ShipInPlay {
  const { boxes: readBoxes = [], tracks: readTracks = [], fields: readFields = [] } = piece.reads
  const kept = Object.entries(other.boxes).filter(([box]) => !readBoxes.includes(boxId(box)))
  const taken = Object.entries(stand.boxes).filter(([box]) => readBoxes.includes(boxId(box)))
  return {
    ...other,
    boxes: Object.fromEntries([...kept, ...taken]),
    tracks: { ...other.tracks, ...Object.fromEntries(readTracks.map((track) => [track, stand.tracks[track] ?? 0])) },
    fields: { ...other.fields, ...Object.fromEntries(readFields.map((field) => [field, stand.fields[field] ?? null])) },
  }
}

describe.each(oneOfEach)('the card of $name', (document) => {
  const pieces = squadronCard.pieces(document)
  const { boxes, tracks, fields } = shape(document)

  test('has pieces that depend only on what they read', () => {
    fc.assert(
      fc.property(anyState(document), anyState(document), (stand, other) => {
        for (const piece of pieces) {
          const before = squadronCard.piece(piece, stand, words)
          expect(squadronCard.piece(piece, agreeing(piece, stand, other), words), piece.key).toEqual(before)
        }
      }),
      { numRuns: 15 },
    )
  })

  test('has pieces with keys of their own, that read what is on the card', () => {
    expect(new Set(pieces.map((piece) => piece.key)).size).toBe(pieces.length)
    for (const { reads, key } of pieces) {
      for (const box of reads.boxes ?? []) expect(boxes[box], key).toBeDefined()
      for (const track of reads.tracks ?? []) expect(tracks[trackId(track)], key).toBeDefined()
      for (const field of reads.fields ?? []) expect(fields[fieldId(field)], key).toBeDefined()
    }
  })

  test('shows every track and every box that its shape has, a box without marks as nothing', () => {
    const read = new Set(pieces.flatMap(({ reads }) => reads.tracks ?? []))
    for (const track of Object.keys(tracks)) expect([...read], track).toContain(track)
    for (const box of Object.keys(boxes)) {
      const showing = pieces.filter(({ reads }) => reads.boxes?.includes(boxId(box)))
      expect(showing, box).toHaveLength(1)
      expect(squadronCard.piece(showing[0]!, inPlay(document), words), box).toEqual([])
    }
  })
})

const drawn = (document: ShipDocument, key: string, damage: Damage = {}) => {
  const piece = squadronCard.pieces(document).find((each) => each.key === key)
  if (!piece) throw new Error(`no piece ${key}`)
  return squadronCard.piece(piece, inPlay(document, damage), words)
}
const textsOf = (document: ShipDocument, key: string, damage: Damage = {}) =>
  drawn(document, key, damage).flatMap((operation) => (operation.op === 'text' ? [operation.text] : []))
const tracked = (track: TrackName, value: number): Damage => ({ tracks: { [track]: value } })

test.each(['box:m-main-quad-0', 'box:e-smoke'])('any two sets of marks look different: %s', (key) => {
  const box = key.slice(4)
  const takes = shape(battleship).boxes[boxId(box)]!.marks
  const sets = Array.from({ length: 2 ** takes.length }, (_, bits) => takes.filter((_mark, bit) => bits & (1 << bit)))
  const looks = sets.map((set) => JSON.stringify(drawn(battleship, key, { boxes: { [box]: set } })))
  expect(new Set(looks).size).toBe(sets.length)
})

test('F and S are shown beside their fresh figures, and crossed off from the end', () => {
  expect(textsOf(battleship, 'bar:flotation')).toEqual(['72'])
  expect(textsOf(battleship, 'bar:flotation', tracked('flotation', 24))).toEqual(['24', 'of 72'])
  expect(drawn(battleship, 'bar:flotation', tracked('flotation', 24))).toContainEqual(
    expect.objectContaining({ text: '24', ink: 'red' }),
  )
})

test('figures that may fall below nothing carry their sign', () => {
  expect(textsOf(battleship, 'dial:gunneryModifier', tracked('gunneryModifier', -2))).toEqual(['−2', 'was +1'])
  expect(textsOf(cruiser, 'figure:crewQuality', tracked('crewQuality', -3))).toEqual(['−3', 'was +2'])
})

test('markers show what they are worth: fires by the printed scale, splash one by one', () => {
  expect(textsOf(cruiser, 'dial:fires', tracked('fires', 4))).toEqual(['4', 'tests −2'])
  expect(textsOf(cruiser, 'dial:splash', tracked('splash', 3))).toEqual(['3', 'to hit −3'])
  expect(textsOf(cruiser, 'dial:fires')).toEqual(['0'])
})

test('a carrier has her hull, readiness and catapults, a merchant her cargo', () => {
  expect(textsOf(carrier, 'dial:hull', tracked('hull', 9))).toEqual(['9', 'of 16'])
  expect(textsOf(carrier, 'dial:readiness')).toEqual(['9'])
  expect(textsOf(merchant, 'dial:cargo', tracked('cargo', 0))).toEqual(['0', 'of 5'])
})

test('a stand of boats is worth less the fewer are left', () => {
  expect(textsOf(motorBoats, 'factors-now')).toEqual(['2', '4'])
  expect(textsOf(motorBoats, 'factors-now', tracked('vessels', 2))).toEqual(['1', '2'])
  expect(textsOf(motorBoats, 'factors-now', tracked('vessels', 0))).toEqual(['0', '0'])
})

test('the dice of a stand of aircraft are the one solid step', () => {
  expect(textsOf(fighters, 'scale:aircraft')).toEqual(['7–12', '3'])
  expect(textsOf(fighters, 'scale:aircraft', tracked('aircraft', 2))).toEqual(['1–2', '1'])
  expect(drawn(fighters, 'scale:aircraft', tracked('aircraft', 0))).toEqual([])
})

test('factors that a role or a load does not allow are struck out', () => {
  expect(textsOf(fighters, 'air-factors')).toEqual(['9'])
  expect(textsOf(torpedoBombers, 'air-factors')).toEqual(['0', '0'])
})

test('the load of a stand is shown in its header and in its list', () => {
  expect(textsOf(torpedoBombers, 'load')).toEqual(['torpedoes'])
  expect(textsOf(torpedoBombers, 'loads')).toEqual(['torpedoes', 'to hit +1'])
  expect(textsOf(torpedoBombers, 'loads', { fields: { load: 'none' } })).toEqual([])
})

test('casualties in words; tests of morale that were made are not', () => {
  expect(textsOf(cruiser, 'casualties', { fields: { casualties: 'powerFailure morale:flotationThird' } })).toEqual([
    'power failure: a crew test before she acts',
  ])
})

test('a note is written on the lines, and cut short at the end of the last', () => {
  const long = 'turned away under smoke '.repeat(15)
  expect(textsOf(airBase, 'notes', { fields: { note: long } }).length).toBeGreaterThan(1)
  expect(textsOf(cruiser, 'notes', { fields: { note: long } }).at(-1)).toMatch(/ …$/)
  expect(textsOf(airBase, 'notes', { fields: { note: 'Runway by dusk' } })).toEqual(['Runway by dusk'])
})

test('she is stamped when she is a wreck, a stand of aircraft when none is left', () => {
  expect(textsOf(cruiser, 'standing', { fields: { standing: 'wreck' } })).toEqual(['A wreck'])
  expect(textsOf(fighters, 'standing', tracked('aircraft', 0))).toEqual(['Shot down'])
})
