import type { GunLetter } from '../ship/ship'

/** `[hit percent, penetration factor]` of one gun at one range. */
export type GunReading = readonly [hitPercent: number, penetration: number]

/**
 * Upper ends of the printed ranges, inches on the table. A range reads the first column that it does not exceed.
 * @source Sheet, "Hit & Penetration Table"
 */
export const rangeBandsInches = [8, 16, 24, 32, 40, 48, 56, 64] as const

/**
 * Hit and penetration table of the printed sheet, one reading per range; a shorter row is out of range beyond its end.
 * @source Sheet, "Hit & Penetration Table"
 */
export const guns: Readonly<Record<GunLetter, readonly GunReading[]>> = {
  Z: [
    [45, 9],
    [40, 9],
    [35, 8],
    [30, 8],
    [25, 7],
    [20, 7],
    [15, 6],
    [10, 6],
  ],
  Y: [
    [40, 8],
    [35, 8],
    [30, 7],
    [25, 7],
    [20, 6],
    [15, 6],
    [10, 5],
    [5, 5],
  ],
  X: [
    [35, 7],
    [30, 7],
    [25, 6],
    [20, 6],
    [15, 5],
    [10, 5],
    [5, 4],
    [0, 4],
  ],
  A: [
    [60, 7],
    [50, 6],
    [40, 6],
    [30, 5],
    [20, 5],
    [15, 4],
    [10, 4],
    [5, 4],
  ],
  B: [
    [50, 6],
    [40, 5],
    [30, 5],
    [20, 4],
    [10, 4],
    [5, 3],
    [0, 2],
  ],
  C: [
    [40, 5],
    [30, 4],
    [20, 4],
    [10, 3],
    [5, 3],
    [0, 2],
  ],
  E: [
    [80, 2],
    [50, 1],
    [20, 1],
    [10, 0],
    [0, 0],
  ],
  F: [
    [50, 1],
    [30, 0],
    [10, 0],
    [0, 0],
  ],
  Q: [[100, 0]],
}

/** Printed modifiers to the chance of each gun, in percent. @source Sheet, "Modifiers" */
export const hitModifiers = {
  targetSlow: { belowSpeed: 5, percent: 10 },
  targetFast: { aboveSpeed: 15, percent: -10 },
  crewPoor: { quality: 1, percent: -10 },
  crewGood: { quality: 3, percent: 10 },
} as const

/** What a gun does at a range in inches; nothing when it is out of range. A chance of 0 is in range. */
export function readGun(letter: GunLetter, rangeInches: number): GunReading | undefined {
  const band = rangeBandsInches.findIndex((end) => rangeInches <= end)
  return band < 0 ? undefined : guns[letter][band]
}

/** The last range of a gun, inches. */
export function longestRangeInches(letter: GunLetter): number {
  return rangeBandsInches[guns[letter].length - 1] ?? 0
}

/** The first problem of the table, in words for whoever corrects it: chances and penetration only fall with range. */
export function tableProblem(table: typeof guns): string | undefined {
  for (const [letter, row] of Object.entries(table)) {
    if (row.length === 0 || row.length > rangeBandsInches.length) return `${letter}: ${row.length} ranges`
    for (const [index, [hitPercent, penetration]] of row.entries()) {
      const [hitBefore, penetrationBefore] = row[index - 1] ?? [100, 9]
      if (hitPercent % 5 !== 0 || hitPercent < 0 || hitPercent > hitBefore) return `${letter}: ${hitPercent} %`
      if (penetration < 0 || penetration > penetrationBefore) return `${letter}: penetration ${penetration}`
    }
  }
  return undefined
}

const problem = tableProblem(guns)
if (problem !== undefined) throw new Error(`hit and penetration table: ${problem}`)
