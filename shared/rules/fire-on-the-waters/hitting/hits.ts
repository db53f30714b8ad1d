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

/** A column of the tables: hits whatever the die shows, and the faces up to which there is one more, two more … */
interface HitColumn {
  readonly sure: number
  readonly upTo: readonly number[]
}

/** What one to seven mounts score by a D100; read once, since simulations ask by the million. */
export function columnOf(hitNumber: number, mounts: Mounts): HitColumn {
  const column = withinTables(hitNumber)
  return (known[(column - lowestHitNumber) * mostMounts + mounts] ??= read(column, mounts))
}

const known: HitColumn[] = []

/** From 10 on every mount hits, and rolls for one more where the table says so. */
function read(column: number, mounts: Mounts): HitColumn {
  const high = highRows[column]
  if (high) {
    const more = high.extra === null ? { sure: 0, upTo: [] } : columnOf(high.extra, mounts)
    return { ...more, sure: more.sure + high.each * mounts }
  }
  const figures =
    column <= lowColumns.to
      ? [figureIn(lowRows[mounts], lowColumns.to - column)]
      : middleRows[mounts].map((row) => figureIn(row, middleColumns.to - column))
  const upTo = figures.filter((figure) => figure > 0 && figure < faces)
  return { sure: figures.filter((figure) => figure === faces).length, upTo }
}

const faces = 100

/** Rows end under the last column; one that does not reach so far cannot be scored. */
function figureIn(row: HitRow, beforeLast: number): number {
  return row[row.length - 1 - beforeLast] ?? 0
}

/** Hits of one to seven mounts on a D100: of the rows that the roll satisfies the highest counts. */
export function hitsOf(hitNumber: number, mounts: Mounts, face: number): number {
  const { sure, upTo } = columnOf(hitNumber, mounts)
  return sure + upTo.filter((figure) => face <= figure).length
}

/** From 10 on, where a die only decides on a mishap. */
export function isSure(hitNumber: number): boolean {
  return highRows[withinTables(hitNumber)]?.extra === null
}

/** By chits, from 10 on every mount hits by itself. */
export function chitHitsEach(hitNumber: number): number {
  return chitAutomaticHits.find(({ from, to }) => hitNumber >= from && hitNumber <= to)?.hitsPerMount ?? 0
}

/** `1: 1–49, 2: 1–10`: the faces for each number of hits or more; only automatic hits where the die adds none. */
export function facesOf(hitNumber: number, mounts: Mounts): string {
  const { sure, upTo } = columnOf(hitNumber, mounts)
  const rows = upTo.map((figure, at) => `${sure + at + 1}: ${figure === 1 ? '1' : `1–${figure}`}`)
  return [...(sure > 0 ? [`${sure}: 1–100`] : []), ...rows].join(', ') || '0: 1–100'
}
