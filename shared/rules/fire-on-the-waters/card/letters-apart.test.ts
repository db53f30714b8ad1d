import { expect, test } from 'vitest'
import type { ShipDocument } from '../../../documents/ship'
import { furutaka } from '../ship/furutaka.testing'
import type { Battery } from '../ship/ship'
import { shipOf } from '../ship/ship-data'
import { oneOfEach } from '../ship/ships.testing'
import { waterCard } from '.'
import { operationsOf } from './drawn.testing'
import { allIsWell, geometryOf } from '../../kit/card/card-geometry.testing'

/** Some of a ship's batteries over again until there are so many, each of nine bands. */
function withBatteries(count: number): ShipDocument {
  const { batteries } = shipOf(furutaka())
  const bands = [2.5, 5, 7.5, 10, 15, 20, 25, 30, 38.5].map((toInches, index) => ({
    toInches,
    initial: index < 3 ? ('A' as const) : 10 - index,
    values: { 1: 9 - 2 * index, 2: 12 - 2 * index },
  }))
  const made = Array.from({ length: count }, (_, index): Battery => {
    const battery = batteries[index % batteries.length]!
    const mounts = battery.mounts.map((mount) => ({ ...mount, id: `${mount.id}${index}` }))
    return { ...battery, id: `b${index}`, mounts, bands }
  })
  return furutaka({ batteries: made })
}

test.each([1, 2, 3, 4, 5, 6].map((count) => [count, withBatteries(count)] as const))(
  'nothing lies over another on the card of a ship with batteries: %i',
  (_, document) => expect(geometryOf(operationsOf(document), waterCard)).toEqual(allIsWell),
)

test.each(oneOfEach)('nor on that of $name', (document) => {
  expect(geometryOf(operationsOf(document), waterCard)).toEqual(allIsWell)
})
