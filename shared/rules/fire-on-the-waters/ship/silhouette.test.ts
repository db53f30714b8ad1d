import { describe, expect, test } from 'vitest'
import { boxId, type BoxId } from '../../../kernel/ids'
import type { ShipDocument } from '../../../documents/ship'
import { profileOperations } from '../card/profile'
import { lossOf, profile } from './profile'
import { starterShips } from '../recipe/starter-ships'
import { boxesOfMount, boxesOfTubes, itemsOf, shipOf } from './ship-data'
import { hitPlace, plate, silhouette } from './silhouette'
import { battleship, carrier, destroyer, lightCruiser, merchant, oneOfEach } from './ships.testing'

/** The same without what her record says: as a ship of one's own is drawn. */
const plain = (ship: ShipDocument): ShipDocument => ({ ...ship, data: { ...ship.data, profile: {} } })

describe.each(oneOfEach)('$name', (document) => {
  test('her profile is drawn once, and stays in her place in the head', () => {
    const [drawn] = profileOperations(document)
    expect(drawn).toMatchObject({ op: 'clip', x: 144, width: 60 })
    expect(profileOperations(document)).toBe(profileOperations(document))
    expect(JSON.stringify(profileOperations(document))).not.toMatch(/NaN|undefined|Infinity/)
  })
})

test('ships of different kinds look different, with a record and without', () => {
  for (const as of [(ship: ShipDocument) => ship, plain]) {
    expect(new Set(oneOfEach.map((ship) => silhouette(as(ship)).fill)).size).toBe(oneOfEach.length)
  }
})

test('all in one scale: a destroyer is shorter and lower than a battleship', () => {
  const [small, large] = [silhouette(destroyer), silhouette(battleship)]
  expect(small.width).toBeLessThan(large.width)
  expect(small.waterline).toBeLessThan(large.waterline)
})

test('turrets look where they bear, and the second of a pair fires over the first', () => {
  const turrets = profile(plain(battleship)).guns.filter(({ inches }) => inches === 14)
  expect(turrets.map(({ faces }) => faces)).toEqual(['fore', 'fore', 'aft', 'aft'])
  const [a, b, x, y] = turrets.map(({ barbette = 0 }) => barbette)
  expect(b).toBeGreaterThan(a!)
  expect(x).toBeGreaterThan(y!)
  expect(profile(plain(lightCruiser)).guns.length).toBeGreaterThan(5)
})

test('a carrier has a flight deck, a merchantman booms', () => {
  expect(profile(plain(carrier)).flight).not.toBeNull()
  expect(profile(plain(merchant)).masts.some(({ derrick }) => derrick !== undefined)).toBe(true)
})

test('a hit is shown at its location, in the hull or above it', () => {
  const hull = hitPlace(battleship, boxId('h-11'))
  const above = hitPlace(battleship, boxId('s-66'))
  expect(hull?.along).toBeLessThan(0.05)
  expect(above?.along).toBeGreaterThan(0.95)
  expect(hull?.down).toBeGreaterThan(above?.down ?? 1)
  expect(hitPlace(battleship, boxId('h-17'))).toBeUndefined()
})

test('a turret and a funnel that are out are gone from her outline; a space of the hull is not', () => {
  const [turret, funnel] = [itemsOf(shipOf(battleship), 'mount')[0]!.box, itemsOf(shipOf(battleship), 'funnel')[0]!.box]
  const whole = silhouette(battleship).fill
  expect(silhouette(battleship, { out: [turret] }).fill).not.toBe(whole)
  expect(silhouette(battleship, { out: [funnel] }).fill).not.toBe(whole)
  expect(lossOf(battleship, boxId('h-31'))).toEqual([])
  expect(silhouette(battleship, { out: [boxId('h-31')] })).toBe(silhouette(battleship))
})

describe('of a heavy cruiser', () => {
  const cruiser = starterShips().find(({ slug }) => slug === 'trento')!
  const ship = shipOf(cruiser)
  const outOf = (boxes: readonly BoxId[]) => silhouette(cruiser, { out: boxes }).fill
  const mountsOf = (battery: 'main' | 'secondary') =>
    ship.batteries.flatMap(({ is, mounts }) => (is === battery ? mounts.map(({ id }) => boxesOfMount(ship, id)) : []))

  test('a turret over two locations is lost once', () => {
    const turret = mountsOf('main')[0]!
    expect(turret).toHaveLength(2)
    expect(outOf(turret)).toBe(outOf(turret.slice(0, 1)))
    expect(outOf(turret)).not.toBe(outOf([]))
  })

  test('guns of the secondary battery and tubes take no turret with them', () => {
    const others = [
      ...mountsOf('secondary').flat(),
      ...ship.torpedoes!.mounts.flatMap(({ id }) => boxesOfTubes(ship, id)),
    ]
    const bare = outOf(others)
    for (const turret of mountsOf('main')) expect(outOf([...others, ...turret])).not.toBe(bare)
  })
})

test('a merchantman wears the merchant ensign, a warship that of her navy', () => {
  expect(plate(merchant).ensign?.flag).toBe('german-merchant-ensign')
  expect(plate(battleship).ensign?.flag).toBe(battleship.navy)
})
