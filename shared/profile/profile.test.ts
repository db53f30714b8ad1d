import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { profileOf, shipLooks, type Known } from './defaults'
import { drawProfile, type Loss } from './draw-profile'
import { bows, bridgeKinds, caps, gunKinds, mastKinds, profileRecord, sterns, type ProfileRecord } from './record'
import { shipSilhouette } from './silhouette'

const at = fc.double({ min: -3, max: 103, noNaN: true })
const up = fc.double({ min: -2, max: 80, noNaN: true })
const size = fc.double({ min: 0.05, max: 40, noNaN: true })
const faces = fc.constantFrom('fore' as const, 'aft' as const)
const few = <Thing>(thing: fc.Arbitrary<Thing>) => fc.array(thing, { maxLength: 4 })

const records: fc.Arbitrary<ProfileRecord> = fc.record(
  {
    bow: fc.constantFrom(...bows),
    stern: fc.constantFrom(...sterns),
    deck: fc.array(fc.tuple(at, up), { minLength: 2, maxLength: 6 }),
    houses: few(fc.tuple(at, at, up, up, fc.constantFrom('plain', 'rail', 'windows', 'curve', 'slope', 'slopeAft'))),
    bridge: fc.option(fc.record({ at, kind: fc.constantFrom(...bridgeKinds), height: size, width: size })),
    funnels: few(fc.record({ at, top: up, width: size, cap: fc.constantFrom(...caps), pair: fc.boolean() })),
    masts: few(fc.record({ at, top: up, kind: fc.constantFrom(...mastKinds), tops: fc.nat(3), derrick: size })),
    guns: few(fc.record({ at, faces, kind: fc.constantFrom(...gunKinds), barbette: up })),
    planes: few(fc.tuple(at, up)),
    casemates: few(fc.tuple(at, up, faces, fc.double({ min: 0.1, max: 2, noNaN: true }))),
    boats: few(fc.tuple(at, up, size)),
    flight: fc.option(
      fc.record({ from: at, to: at, up, hangar: fc.tuple(at, at, up), bays: fc.nat(30), galleries: few(at) }),
    ),
  },
  { requiredKeys: [] },
)

const knowns: fc.Arbitrary<Known> = fc.record({
  length: fc.double({ min: 5, max: 300, noNaN: true }),
  year: fc.integer({ min: 1850, max: 1960 }),
  looks: fc.constantFrom(...shipLooks),
  navy: fc.constantFrom('royal-navy', 'marine-nationale', 'us-navy'),
  guns: few(fc.record({ at, faces, inches: size, mount: fc.constantFrom('turret', 'casemate', 'open', 'tubes') })),
})

const losses: fc.Arbitrary<readonly Loss[]> = few(
  fc.record({ what: fc.constantFrom('gun', 'mainGun', 'otherGun', 'tubes', 'funnel'), at }),
)

test('whatever a record may hold is drawn within its frame, in figures, and in a bounded number of parts', () => {
  fc.assert(
    fc.property(knowns, records, losses, fc.constantFrom('icon', 'card'), (known, record, lost, drawnAs) => {
      expect(profileRecord.safeParse(record).success).toBe(true)
      const profile = profileOf(known, record)
      expect(drawProfile(profile, lost).length).toBeLessThan(700)
      const { width, height, waterline, fill, lines, light } = shipSilhouette(profile, drawnAs, lost)
      const all = `${fill}${lines}${light}`
      expect(all).not.toMatch(/NaN|Infinity|undefined|e/)
      expect(waterline > 0 && waterline < height).toBe(true)
      // A thick line at the edge reaches half its width over it.
      const rim = width / 30
      for (const [, x, y] of all.matchAll(/(-?[\d.]+) (-?[\d.]+)/g)) {
        expect(Number(x) >= -rim && Number(x) <= width + rim, `${x} of ${width}`).toBe(true)
        expect(Number(y) >= -rim, `${y}`).toBe(true)
      }
    }),
    {
      numRuns: 120,
      // A casemate at the stem shows on an icon once its gun is gone.
      examples: [
        [
          { length: 5, year: 1850, looks: 'battleship', navy: 'royal-navy', guns: [] },
          { casemates: [[0, 0, 'fore', 0.8765360008072293]] },
          [{ what: 'otherGun', at: 0 }],
          'icon',
        ],
      ],
    },
  )
})

describe('a record refuses', () => {
  test.each([
    ['a mast of a kilometre', { masts: [{ at: 30, kind: 'pole', top: 1000 }] }],
    ['five hundred funnels', { funnels: Array.from({ length: 500 }, () => ({ at: 40 })) }],
    ['no number', { funnels: [{ at: Number.NaN }] }],
    ['a place beyond her', { guns: [{ at: 180, faces: 'fore', kind: 'turret' }] }],
    ['a deck of one point', { deck: [[0, 5]] }],
    ['what it does not know', { sails: 3 }],
  ])('%s', (_, record) => {
    expect(profileRecord.safeParse(record).success).toBe(false)
  })
})

const battleship: Known = {
  ...{ length: 128, year: 1899, looks: 'battleship', navy: 'royal-navy' },
  guns: [
    { at: 22, faces: 'fore', inches: 12, mount: 'turret' },
    { at: 78, faces: 'aft', inches: 12, mount: 'turret' },
    { at: 50, faces: 'fore', inches: 6, mount: 'casemate' },
  ],
}

describe('what is not in a record', () => {
  test('comes from her class and year: hoods in 1899, open barbettes before, flush turrets in 1936', () => {
    const kindIn = (year: number, looks: Known['looks'] = 'battleship') =>
      profileOf({ ...battleship, year, looks }).guns[0]?.kind
    expect([kindIn(1893), kindIn(1899), kindIn(1936, 'cruiser')]).toEqual(['bare', 'hood', 'flush'])
  })

  test('comes from her card: guns, casemates and funnels stand where it has them', () => {
    const { guns, casemates, funnels } = profileOf({ ...battleship, funnels: [40, 50, 60] })
    expect(guns.map(({ at }) => at)).toEqual([22, 78])
    expect(casemates).toHaveLength(1)
    expect(funnels.map(({ at }) => at)).toEqual([40, 50, 60])
  })

  test('a French ship of the nineties has sides that fall in and round turrets', () => {
    expect(profileOf({ ...battleship, navy: 'marine-nationale' })).toMatchObject({ bow: 'tumble', stern: 'tumble' })
  })

  test('a sister twice as long is drawn higher, not twice as high', () => {
    const topOf = (length: number) => profileOf({ ...battleship, length }).funnels[0]!.top
    expect(topOf(200)).toBeGreaterThan(topOf(100))
    expect(topOf(200)).toBeLessThan(2 * topOf(100))
  })

  test('a ship of ten metres is small in all her parts', () => {
    for (const looks of ['battleship', 'destroyer', 'carrier'] as const) {
      const { deck, funnels, masts, length } = profileOf({ ...battleship, looks, year: 1940, length: 10 })
      const heights = [...deck.map(([, up]) => up), ...funnels.flatMap(({ top, width }) => [top, width])]
      expect(Math.max(...heights)).toBeLessThan(length * 0.25)
      expect(Math.max(...masts.map(({ top }) => top))).toBeLessThan(length * 0.4)
    }
  })
})

describe('what is lost', () => {
  const profile = profileOf(battleship)
  const drawn = (...lost: readonly Loss[]) => shipSilhouette(profile, 'card', lost)

  test.each(['gun', 'mainGun', 'otherGun', 'funnel'] as const)('a %s is not drawn as it was', (what) => {
    expect(drawn({ what, at: 50 - (what === 'gun' || what === 'mainGun' ? 26 : 4) }).fill).not.toBe(drawn().fill)
  })

  test('a lost funnel is lower, and she keeps her frame', () => {
    const both = profile.funnels.map(({ at }) => ({ what: 'funnel', at }) as const)
    expect(drawn(...both)).toMatchObject({ width: drawn().width })
  })

  test('a gun of another battery, or tubes, takes no turret with it', () => {
    expect(drawn({ what: 'otherGun', at: 24 }, { what: 'tubes', at: 76 }).fill).toBe(drawn().fill)
  })

  test('the nearest goes first, the next with the next loss, and nothing far away', () => {
    const one = drawn({ what: 'gun', at: 20 })
    expect(one.fill).not.toBe(drawn({ what: 'gun', at: 80 }).fill)
    expect(drawn({ what: 'gun', at: 20 }, { what: 'gun', at: 20 }).fill).toBe(one.fill)
    expect(drawn({ what: 'gun', at: 50 }).fill).toBe(drawn().fill)
  })
})

test('an icon is bolder than a card: no thin lines, higher sides', () => {
  const profile = profileOf(battleship)
  const [icon, card] = [shipSilhouette(profile, 'icon'), shipSilhouette(profile, 'card')]
  expect(icon).toMatchObject({ lines: '', light: '', width: card.width })
  expect(icon.fill.length).toBeLessThan(card.fill.length)
})

test('no two kinds of bridge or of mounting are drawn alike, and a seaplane is seen', () => {
  const fill = (record: ProfileRecord) => shipSilhouette(profileOf(battleship, record), 'card').fill
  const bridges = bridgeKinds.map((kind) => fill({ bridge: { at: 40, kind } }))
  const guns = gunKinds.map((kind) => fill({ guns: [{ at: 50, faces: 'fore', kind, size: 1 }] }))
  expect(new Set([...bridges, ...guns]).size).toBe(bridgeKinds.length + gunKinds.length)
  expect(fill({ planes: [[60, 9]] })).not.toBe(fill({}))
})
