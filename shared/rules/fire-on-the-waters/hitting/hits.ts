import { chitAutomaticHits } from '../tables/gunnery'
import {
  highestHitNumber,
  highRows,
  lowColumns,
  lowestHitNumber,
  lowRows,
  middleColumns,
  middleRows,
  mostMounts,
  type HitRow,
  type Mounts,
} from '../tables/hit-resolution'

/** Rulings: below -20 a hit number reads as -20, above 18 as 18. */
export function withinTables(hitNumber: number): number {
  return Math.min(highestHitNumber, Math.max(lowestHitNumber, hitNumber))
}

/** Ruling: more than seven mounts are split, and fill with seven first. */
export function groupsOf(mounts: number): readonly Mounts[] {
  const full = Array.from({ length: Math.floor(mounts / mostMounts) }, (): Mounts => mostMounts)
  const rest = mounts % mostMounts
  return rest > 0 ? [...full, rest as Mounts] : full
}

/**
 * Hits of one to seven mounts on a D100: of the rows that the roll satisfies the highest counts. From 10 on every mount
 * hits by itself, and rolls for one more where the table says so.
 */
export function hitsOf(hitNumber: number, mounts: Mounts, face: number): number {
  return table[placeOf(withinTables(hitNumber), mounts) + face - 1]!
}

/** From 10 on, where a die only decides on a mishap. */
export function isSure(hitNumber: number): boolean {
  return highRows[withinTables(hitNumber)]?.extra === null
}

const faces = 100

function placeOf(hitNumber: number, mounts: Mounts): number {
  return ((hitNumber - lowestHitNumber) * mostMounts + mounts - 1) * faces
}

/** Every column is read once: simulations ask by the million. */
const table = readAll()

function readAll(): Uint8Array {
  const all = new Uint8Array(placeOf(highestHitNumber, mostMounts) + faces)
  for (let hitNumber = lowestHitNumber; hitNumber <= highestHitNumber; hitNumber++) {
    for (const mounts of [1, 2, 3, 4, 5, 6, 7] as const) {
      const at = placeOf(hitNumber, mounts)
      for (let face = 1; face <= faces; face++) all[at + face - 1] = read(hitNumber, mounts, face)
    }
  }
  return all
}

function read(hitNumber: number, mounts: Mounts, face: number): number {
  const high = highRows[hitNumber]
  if (high) return high.each * mounts + (high.extra === null ? 0 : read(high.extra, mounts, face))
  if (hitNumber <= lowColumns.to) return face <= figureIn(lowRows[mounts], lowColumns.to - hitNumber) ? 1 : 0
  return middleRows[mounts].findLastIndex((row) => face <= figureIn(row, middleColumns.to - hitNumber)) + 1
}

/** Rows end under the last column; one that does not reach so far cannot be scored. */
function figureIn(row: HitRow, beforeLast: number): number {
  return row[row.length - 1 - beforeLast] ?? 0
}

/** By chits, from 10 on every mount hits by itself. */
export function chitHitsEach(hitNumber: number): number {
  return chitAutomaticHits.find(({ from, to }) => hitNumber >= from && hitNumber <= to)?.hitsPerMount ?? 0
}

/** `1: 1–49, 2: 1–10`: the faces for each number of hits or more; only automatic hits where the die adds none. */
export function facesOf(hitNumber: number, mounts: Mounts): string {
  const least = hitsOf(hitNumber, mounts, 100)
  const most = hitsOf(hitNumber, mounts, 1)
  const rows = Array.from({ length: most - least }, (_, at) => {
    const hits = least + at + 1
    const faces = Array.from({ length: 100 }, (_, face) => face + 1)
    const last = faces.findLast((face) => hitsOf(hitNumber, mounts, face) >= hits)!
    return `${hits}: ${last === 1 ? '1' : `1–${last}`}`
  })
  return [...(least > 0 ? [`${least}: 1–100`] : []), ...rows].join(', ') || '0: 1–100'
}
