import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Operation } from '../card/operations'
import { profileOf, shipLooks, type Known } from './defaults'
import { drawProfile } from './draw-profile'
import type { Part } from './parts'
import { plate } from './plate'
import { settled } from './settling'
import { shipPlate } from './ship-plate'
import { extentOf } from './sizes'

const battleship: Known = {
  ...{ length: 128, year: 1899, looks: 'battleship', navy: 'royal-navy' },
  guns: [{ at: 22, faces: 'fore', inches: 12, mount: 'turret' }],
}
const profile = profileOf(battleship)
const parts = shipPlate(profile).parts
const pathsOf = (operations: readonly Operation[]) => operations.flatMap((each) => (each.op === 'path' ? [each] : []))

/** With guns that would not fit into her. */
const shortest = { ...battleship, length: 0.5, year: 1920, looks: 'destroyer', navy: 'royal-navy' } as const

test('whatever her length, year, class and navy, she is drawn within the plate, in figures', () => {
  const known = fc.record({
    length: fc.constantFrom(0.5, 5, 62, 128, 300, 1000),
    year: fc.integer({ min: 1850, max: 1960 }),
    looks: fc.constantFrom(...shipLooks),
    navy: fc.constantFrom('royal-navy', 'marine-nationale', 'us-navy', 'navy of nowhere', 'constructor'),
    guns: fc.constantFrom([], battleship.guns),
  })
  const settling = fc.record({
    lost: fc.double({ min: -1, max: 2, noNaN: true }),
    by: fc.constantFrom('head', 'stern'),
    isSinking: fc.boolean(),
  })
  fc.assert(
    fc.property(known, settling, (ship, lies) => {
      const { widthMm, heightMm, operations } = plate({ ...shipPlate(profileOf(ship)), settling: lies }, 260, 'm')
      expect(heightMm).toBeLessThanOrEqual(130.1)
      for (const { d, x = 0, y = 0, scaleX = 1, scaleY = 1 } of pathsOf(operations)) {
        expect(d).not.toMatch(/NaN|Infinity|undefined|e/)
        for (const [, left, down] of d.matchAll(/[ML](-?[\d.]+) (-?[\d.]+)/g)) {
          const [at, below] = [x + Number(left) * scaleX, y + Number(down) * scaleY]
          // A sinking ship turns about her middle: her masts lean over the neatline, and no further.
          expect(at >= -widthMm * 0.1 && at <= widthMm * 1.1, `${at}`).toBe(true)
          expect(below <= heightMm, `${below}`).toBe(true)
        }
      }
    }),
    { numRuns: 60, examples: [[shortest, { lost: 0.7, by: 'stern', isSinking: false }]] },
  )
})

test('no stay runs behind a tower that is higher: it is held by its head', () => {
  const stays = (height: number) => {
    const ship = profileOf(battleship, {
      bridge: { at: 30, kind: 'tower', foot: 8, height },
      masts: [{ at: 60, top: 30, kind: 'pole', foot: 8 }],
    })
    return drawProfile(ship).flatMap((part) => (part.is === 'rod' && part.width === 0.12 ? [part.points] : []))
  }
  const tower = [0.3 * 128, 28]
  const over = stays(20)
  expect(over).toHaveLength(3)
  expect(over[0]![1]).toEqual(tower)
  expect(over[1]![0]).toEqual(tower)
  expect(stays(6)).toHaveLength(2)
})

test('topmast, stays and shrouds lie on a raked mast', () => {
  const raked = profileOf(battleship, {
    bridge: null,
    masts: [{ at: 40, top: 30, kind: 'pole', foot: 10, width: 0.2, rake: 20 }],
  })
  const on = (up: number) => 0.4 * 128 + Math.tan((20 * Math.PI) / 180) * (up - 10)
  const lines = shipPlate(raked).parts.flatMap((part) => (part.is === 'rod' ? [part] : []))
  const touching = lines.filter(({ points }) => points.some(([x, up]) => up > 15 && Math.abs(x - on(up)) < 1e-6))
  // Three shrouds, two lengths of mast, two stays; only the yard lies across.
  expect(touching).toHaveLength(7)
  expect(lines.filter(({ points }) => points.some(([, up]) => up > 15))).toHaveLength(8)
})

describe('livery, by navy and year', () => {
  test.each([
    ['a British battleship of 1895 is black, white and buff', 'royal-navy', 1895, 'battleship', 'victorian'],
    ['a British battleship of 1906 is grey', 'royal-navy', 1906, 'battleship', 'grey'],
    ['an American cruiser of 1898 is white', 'us-navy', 1898, 'cruiser', 'white'],
    [
      'a German battleship of 1893 is white, and five years later grey',
      'kaiserliche-marine',
      1893,
      'battleship',
      'white',
    ],
    ['a destroyer of 1897 is black', 'royal-navy', 1897, 'destroyer', 'black'],
    ['whoever is not known follows the time', 'navy of nowhere', 1890, 'cruiser', 'victorian'],
  ] as const)('%s', (_, navy, year, looks, livery) => {
    expect(profileOf({ ...battleship, navy, year, looks }).livery).toBe(livery)
  })

  test('black is hatched, buff is stippled, grey is toned', () => {
    const strokesIn = (livery: typeof profile.livery) =>
      pathsOf(plate(shipPlate({ ...profile, livery }), 260, 'm').operations).filter(({ stroke }) => !stroke?.weight)
    expect(strokesIn('victorian').length).toBeGreaterThan(strokesIn('black').length - 1)
    expect(strokesIn('grey').length).toBeLessThan(strokesIn('white').length)
  })
})

describe('how she lies in the water', () => {
  const hull = (list: readonly Part[]) => list.filter((part) => part.is === 'solid' && part.tone === 'hull')
  const lies = (lost: number, by: 'head' | 'stern', isSinking = false) =>
    settled(parts, profile.length, { lost, by, isSinking })
  const upAt = (list: readonly Part[], end: 'head' | 'stern') => {
    const points = hull(list).flatMap((part) => part.points)
    const near = points.filter(([x]) => (end === 'head' ? x < 20 : x > profile.length - 20))
    return Math.max(...near.map(([, up]) => up))
  }

  test('whole, she is on an even keel', () => expect(lies(0, 'head')).toBe(parts))

  test('hurt forward, she is down by the head and lower altogether', () => {
    expect(upAt(lies(0.6, 'head'), 'head')).toBeLessThan(upAt(lies(0.6, 'head'), 'stern'))
    expect(upAt(lies(0.6, 'head'), 'head')).toBeLessThan(upAt(parts, 'head'))
  })

  test('sinking by the stern, her stern is under water and nothing is drawn there', () => {
    const { right, bottom } = extentOf(hull(lies(1, 'stern', true)))
    expect(right).toBeLessThan(profile.length * 0.8)
    expect(bottom).toBeGreaterThan(-0.5)
  })

  test('her ensign flies until she goes down', () => {
    const count = (lost: number, isSinking: boolean) =>
      plate(
        { ...shipPlate(profile, [], 'us-navy'), settling: { lost, by: 'stern', isSinking } },
        260,
        'm',
      ).operations.filter((each) => each.op === 'path' && each.scaleX !== undefined).length
    expect(count(0.5, false)).toBeGreaterThan(0)
    expect(count(1, true)).toBe(0)
  })
})
