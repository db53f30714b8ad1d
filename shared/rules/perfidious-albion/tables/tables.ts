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
  Z: row([45, 40, 35, 30, 25, 20, 15, 10], [9, 9, 8, 8, 7, 7, 6, 6]),
  Y: row([40, 35, 30, 25, 20, 15, 10, 5], [8, 8, 7, 7, 6, 6, 5, 5]),
  X: row([35, 30, 25, 20, 15, 10, 5, 0], [7, 7, 6, 6, 5, 5, 4, 4]),
  A: row([60, 50, 40, 30, 20, 15, 10, 5], [7, 6, 6, 5, 5, 4, 4, 4]),
  B: row([50, 40, 30, 20, 10, 5, 0], [6, 5, 5, 4, 4, 3, 2]),
  C: row([40, 30, 20, 10, 5, 0], [5, 4, 4, 3, 3, 2]),
  E: row([80, 50, 20, 10, 0], [2, 1, 1, 0, 0]),
  F: row([50, 30, 10, 0], [1, 0, 0, 0]),
  Q: row([100], [0]),
}

/** A row of the print: the hit percents over the penetration factors. */
function row(hitPercents: readonly number[], penetrations: readonly number[]): readonly GunReading[] {
  return hitPercents.map((hitPercent, band) => [hitPercent, penetrations[band]!])
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
