import printed from './hit-resolution.golden.json'
import { expectedHits, groupOdds, hitsOf } from '../hitting/hits'
import {
  highestHitNumber,
  highRows,
  lowColumns,
  lowestHitNumber,
  lowRows,
  middleColumns,
  middleRows,
  type HitRow,
  type Mounts,
} from './hit-resolution'
import { expect, test } from 'vitest'

/** Mean hits of a mount: the law behind tables and chits. */
const byLaw = (hitNumber: number) => 10 ** ((hitNumber - 10) / 10)

const mountsPrinted = [1, 2, 3, 4, 5, 6, 7] as const

/** What a row holds, by its hit number. */
function byColumn(row: HitRow, last: number): Record<string, number> {
  return Object.fromEntries(row.map((figure, at) => [String(last - row.length + 1 + at), figure]))
}

const middle = mountsPrinted.flatMap((mounts) =>
  middleRows[mounts].map((row, at) => ({ mounts, atLeast: at + 1, rollAtMost: byColumn(row, middleColumns.to) })),
)
const low = mountsPrinted.map((mounts) => {
  return { mounts, atLeast: 1, rollAtMost: byColumn(lowRows[mounts], lowColumns.to) }
})
const high = Object.entries(highRows).map(([hitNumber, { each, extra }]) => {
  return [hitNumber, { autoHitsPerMount: each, extraHitNumber: extra }] as const
})

test.each([
  ['-7 to 9', middle, printed.main],
  ['-20 to -8', low, printed.low],
  ['10 to 18', Object.fromEntries(high), printed.high],
])('every cell is the printed one: hit numbers %s', (_, ours, theirs) => expect(ours).toEqual(theirs))

test('no column is missing between the lowest and the highest, and more hits never take a higher roll', () => {
  for (let hitNumber = lowestHitNumber; hitNumber <= highestHitNumber; hitNumber++) {
    for (const mounts of mountsPrinted) {
      const hits = Array.from({ length: 100 }, (_, at) => hitsOf(hitNumber, mounts, at + 1))
      expect(hits, `${hitNumber}, ${mounts} mounts`).toEqual(hits.toSorted((one, other) => other - one))
      if (hitNumber < highestHitNumber) {
        expect(hitsOf(hitNumber + 1, mounts, 1)).toBeGreaterThanOrEqual(hitsOf(hitNumber, mounts, 1))
      }
    }
  }
})

test('one law is behind the tables: 10^((hit number - 10) / 10) hits a mount', () => {
  for (let hitNumber = lowestHitNumber; hitNumber <= highestHitNumber; hitNumber++) {
    for (const mounts of mountsPrinted) {
      const law = mounts * byLaw(hitNumber)
      const off = Math.abs(expectedHits(groupOdds(hitNumber, mounts as Mounts)) - law)
      expect(off, `${mounts} at ${hitNumber}`).toBeLessThanOrEqual(Math.max(0.02, 0.07 * mounts))
    }
  }
})
