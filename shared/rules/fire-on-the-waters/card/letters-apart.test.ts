import { words } from '../../kit/worded.testing'
import { expect, test } from 'vitest'
import type { Operation, TextOp } from '../../../card/operations'
import type { ShipDocument } from '../../../documents/ship'
import { furutaka } from '../ship/furutaka.testing'
import { starterShips } from '../recipe/starter-ships'
import type { Battery } from '../ship/ship'
import { shipOf } from '../ship/ship-data'
import { oneOfEach } from '../ship/ships.testing'
import { waterCard } from '.'
import { operationsOf } from './drawn.testing'
import { extentOf } from '../../kit/card/card-fit.testing'
import { smallestLetters } from '../../kit/card/lettering'

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

test.each([...oneOfEach, ...starterShips()].map((document) => [document.name, document] as const))(
  'no word or figure on the card of %s stands over another',
  (_, document) => expect(overlaps(document)).toEqual([]),
)

test.each([1, 2, 3, 4, 5, 6])('nor of a ship with batteries: %i', (count) => {
  expect(overlaps(withBatteries(count))).toEqual([])
})

test('nor on the form without a ship, and nothing of it is too small', () => {
  const form = waterCard.form?.(words) ?? []
  expect(overlapping(form)).toEqual([])
  for (const each of form) if (each.op === 'text') expect(each.size, each.text).toBeGreaterThanOrEqual(smallestLetters)
})

const overlaps = (document: ShipDocument) => overlapping(operationsOf(document))

function overlapping(operations: readonly Operation[]): readonly string[] {
  const texts = operations.filter((operation) => operation.op === 'text' && operation.text !== '')
  const boxes = (texts as readonly TextOp[]).map((text) => ({ text, ...extentOf(text) }))
  return boxes.flatMap((one, index) =>
    boxes.slice(index + 1).flatMap((other) => {
      const across = Math.min(one.to, other.to) - Math.max(one.from, other.from)
      const top = Math.max(...[one, other].map(({ text: { y, size } }) => y - 0.7 * size))
      const down = Math.min(one.text.y, other.text.y) - top
      return across > 0.1 && down > 0.15 ? [`${one.text.text} | ${other.text.text}`] : []
    }),
  )
}
