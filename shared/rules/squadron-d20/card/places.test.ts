import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { ShipDocument } from '../../../documents/ship'
import { squadronD20 } from '..'
import { cardBears, textsOn } from '../../kit/card/card-fit.testing'
import { document, inPlay, type Damage } from '../ship/in-play.testing'
import { shape } from '../ship/shape'
import { type ShipData, type StandData, mountKinds, type Battery } from '../ship/ship'
import { airBaseData, battleshipData, carrierData, fighterData, motorBoatData, oneOfEach } from '../ship/stands.testing'
import { squadronCard } from '.'
import { boxSize } from './layout'
import { weaponPlaces } from './weapon-places'
import { starterShips } from '../recipe/starter-ships'
import { areDisjoint, margin, type Rect } from '../../kit/card/shapes'

const made = (data: StandData, name = 'Made up') => document(data, { name })
const withStrength = (points: number) => made({ ...battleshipData, flotation: points, structure: points })
const battery = (id: string, count: number): Battery => ({
  id,
  inches: 5.25,
  impact: 12,
  radar: true,
  kind: mountKinds[count % mountKinds.length]!,
  mounts: Array.from({ length: count }, (_, at) => ({ guns: 1 + (at % 4) })),
})
const withMounts = (...counts: readonly number[]): ShipDocument =>
  made({
    ...battleshipData,
    weapons: {
      main: { faces: { from: 1, to: 4 }, batteries: [battery('a', counts[0] ?? 1), battery('b', counts[1] ?? 1)] },
      other: { faces: { from: 5, to: 8 }, batteries: [battery('c', counts[2] ?? 1), battery('d', counts[3] ?? 1)] },
      torpedoes: {
        faces: { from: 9, to: 10 },
        kind: 'open',
        mounts: Array.from({ length: Math.min(12, counts[4] ?? 2) }, () => ({ tubes: 5 })),
        settings: [49, 42, 36, 30].map((knots) => ({ knots, rangeBands: 5, modifier: -2 })),
      },
    },
  })

/** As much as data can hold at once. */
const laden: ShipData = {
  ...carrierData,
  flotation: 99,
  structure: 99,
  fireControl: 10,
  steering: 10,
  damageControlTeams: 30,
  planes: 8,
  catapults: 4,
  carrier: { hull: 20, readiness: 20, catapults: 4, poorSafety: true },
  cargo: { points: 20, kind: 'ammunition' },
  poorUnderwaterProtection: true,
  smoke: true,
}

const unusual: readonly ShipDocument[] = [
  ...[1, 3, 16, 20, 21, 60, 99].map(withStrength),
  made(laden),
  withMounts(3, 1, 8, 4, 4),
  made({ ...motorBoatData, vessels: 20, torpedoes: null }),
  made({ ...fighterData, aircraft: 30 }),
  made({ ...airBaseData, airfield: null, weapons: { main: null, other: null, torpedoes: null } }),
]

const hardHit: Damage = {
  tracks: {
    fires: 24,
    splash: 17,
    flotation: 1,
    structure: 0,
    speed: 0,
    crewQuality: -12,
    gunneryModifier: -11,
    fireControl: 0,
    crf: 0,
    flak: 12,
  },
  fields: {
    casualties: 'powerFailure morale:flotationThird strange@12 another:thing',
    commander: 'Vice-Admiral Sir Frederick Something of Somewhere',
    note: 'w'.repeat(400),
    command: -12,
    standing: 'withdrawing',
    pace: 'stopped',
  },
}

const ships = [...oneOfEach, ...unusual]

cardBears(squadronD20, {
  ships,
  damage: hardHit,
  head: [96, 95],
  boxes: { 'box:m-main-quad-0': 'm-main-quad-0', 'box:e-smoke': 'e-smoke' },
})

test.each(ships)('every field of $name can be reached', (each) => {
  const does = squadronCard.targets(each).map((target) => target.action)
  const written = new Set(does.flatMap((one) => (one.kind === 'field' ? [one.field] : [])))
  expect([...written].sort()).toEqual(Object.keys(shape(each).fields).sort())
})

test('nothing is written below the legend', () => {
  for (const each of ships)
    for (const { y, text } of textsOn(squadronCard, inPlay(each, hardHit))) expect(y, text).toBeLessThanOrEqual(143.1)
})

test('any number of weapons keep to their zone, and none overlaps another', () => {
  const count = fc.integer({ min: 1, max: 24 })
  fc.assert(
    fc.property(fc.tuple(count, count, count, count, count), (counts) => {
      const data = withMounts(...counts).data as unknown as ShipData
      const [y, room] = [100, 29]
      const { batteries, torpedoes, factors } = weaponPlaces(data.weapons, y, room)
      const mounts = [...batteries.flatMap((each) => each.mounts), ...(torpedoes?.mounts ?? [])]
      expect(new Set(mounts.map(({ line, column }) => `${line} ${column}`)).size).toBe(mounts.length)
      for (const place of [...mounts, ...(torpedoes ? [torpedoes.settings] : [])]) {
        expect(place.x + place.width).toBeLessThanOrEqual(margin.right + 0.1)
        expect(place.y).toBeGreaterThanOrEqual(y)
        expect(place.y + place.height).toBeLessThanOrEqual(y + room)
        expect(areDisjoint(place, factors)).toBe(true)
      }
    }),
    { numRuns: 100 },
  )
})

test.each(starterShips())('every box of $name that is crossed off has five millimetres', (document) => {
  const boxes = squadronCard
    .targets(document)
    .flatMap((each): readonly Rect[] => (each.action.kind === 'box' ? [each] : (each.boxes ?? [])))
  for (const { width, height } of boxes) expect(Math.min(width, height)).toBeGreaterThanOrEqual(boxSize)
})

test.each(starterShips())('a box of a track of $name is aimed at, whichever row it is in', (document) => {
  const boxesOf = (track: string) =>
    squadronCard
      .targets(document)
      .flatMap(({ action, boxes = [] }) => (action.kind === 'track' && action.track === track ? boxes : []))
      .map(({ value }) => value)
      .toSorted((one, other) => one - other)
  const tracks = Object.entries(shape(document).tracks)
  for (const [track, { maximum }] of tracks) {
    if (boxesOf(track).length > 0) expect(boxesOf(track)).toEqual(Array.from({ length: maximum }, (_, at) => at))
  }
})
