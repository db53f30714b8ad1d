/**
 * Hit resolution (D100): this or less scores at least so many hits, the first row one hit, the second two. Rows are as
 * printed, short ones from where their chance first reaches 1 %, so each ends under the last column. 100 is automatic.
 */
export type HitRow = readonly number[]

/** More mounts than these are split into groups. @source Sheet, "Hit Numbers -7 to 9" @source Ruling, "Gunfire" */
export const mostMounts = 7
export type Mounts = 1 | 2 | 3 | 4 | 5 | 6 | 7

/**
 * Hit numbers -7 to 9. Errata: three mounts at 9, where a figure is missing and another does not fit the law.
 * @source Sheet, "Hit Numbers -7 to 9"
 */
export const middleColumns = { from: -7, to: 9 } as const
/** @source Sheet, "Hit Numbers -7 to 9" */
export const middleRows: Readonly<Record<Mounts, readonly HitRow[]>> = {
  1: [[2, 3, 3, 4, 5, 6, 8, 10, 13, 15, 20, 25, 30, 40, 50, 65, 80]],
  2: [
    [4, 5, 6, 8, 10, 12, 15, 19, 24, 28, 36, 44, 51, 64, 75, 88, 96],
    [1, 1, 2, 2, 4, 6, 9, 16, 25, 42, 64],
  ],
  3: [
    [6, 8, 9, 12, 14, 17, 22, 27, 34, 39, 49, 58, 66, 78, 88, 95, 99],
    [1, 1, 2, 3, 5, 6, 10, 16, 22, 35, 50, 71, 90],
    [1, 2, 3, 6, 12, 27, 51],
  ],
  4: [
    [8, 10, 11, 15, 19, 22, 28, 34, 43, 48, 59, 68, 76, 87, 94, 98, 100],
    [1, 1, 1, 2, 3, 5, 8, 11, 18, 26, 35, 52, 69, 87, 97],
    [1, 1, 3, 5, 8, 18, 31, 56, 82],
    [1, 3, 6, 18, 41],
  ],
  5: [
    [10, 11, 14, 18, 23, 27, 34, 41, 50, 56, 67, 76, 83, 92, 97, 100, 100],
    [1, 1, 1, 2, 3, 5, 8, 13, 16, 26, 37, 47, 66, 81, 95, 99],
    [1, 2, 3, 6, 10, 16, 32, 50, 77, 94],
    [1, 2, 3, 9, 19, 43, 74],
    [1, 3, 12, 33],
  ],
  6: [
    [11, 13, 17, 22, 26, 31, 39, 47, 57, 62, 74, 82, 88, 95, 98, 100, 100],
    [1, 1, 1, 2, 3, 5, 8, 11, 18, 22, 34, 47, 58, 77, 89, 98, 100],
    [1, 2, 3, 5, 10, 17, 26, 46, 66, 88, 98],
    [1, 2, 4, 7, 18, 34, 65, 90],
    [1, 4, 11, 32, 66],
    [2, 8, 26],
  ],
  7: [
    [13, 16, 19, 25, 30, 35, 44, 52, 62, 68, 79, 87, 92, 97, 99, 100, 100],
    [1, 1, 2, 3, 4, 6, 10, 15, 23, 28, 42, 56, 67, 84, 94, 99, 100],
    [1, 1, 3, 5, 7, 15, 24, 35, 58, 77, 94, 100],
    [1, 1, 3, 7, 13, 29, 50, 80, 97],
    [1, 3, 10, 23, 53, 85],
    [2, 6, 23, 58],
    [1, 5, 21],
  ],
}

/** Hit numbers -20 to -8: one hit at most. @source Sheet, "Hit Numbers of -20 to -8" */
export const lowColumns = { from: -20, to: -8 } as const
/** @source Sheet, "Hit Numbers of -20 to -8" */
export const lowRows: Readonly<Record<Mounts, HitRow>> = {
  1: [1, 1, 1, 1, 1, 2],
  2: [1, 1, 1, 1, 1, 2, 2, 3, 3],
  3: [1, 1, 1, 1, 2, 2, 2, 3, 4, 5],
  4: [1, 1, 1, 1, 1, 2, 2, 2, 3, 4, 5, 6],
  5: [1, 1, 1, 1, 1, 2, 2, 3, 3, 4, 5, 6, 8],
  6: [1, 1, 1, 1, 2, 2, 2, 3, 4, 5, 6, 8, 9],
  7: [1, 1, 1, 1, 2, 2, 3, 4, 4, 6, 7, 9, 11],
}

/**
 * Hit numbers 10 to 18: hits of each mount, and the hit number at which every mount rolls for one more.
 * @source Sheet, "Hit Numbers 10 to 18"
 */
export const highRows: Readonly<Record<number, { readonly each: number; readonly extra: number | null }>> = {
  10: { each: 1, extra: null },
  11: { each: 1, extra: 4 },
  12: { each: 1, extra: 8 },
  13: { each: 2, extra: null },
  14: { each: 2, extra: 7 },
  15: { each: 3, extra: 2 },
  16: { each: 4, extra: null },
  17: { each: 5, extra: null },
  18: { each: 6, extra: 5 },
}

/**
 * Rulings: below the tables a hit number reads as the lowest, above them as the highest.
 * @source Sheet, "Hit Numbers of -20 to -8" @source Ruling, "Gunfire"
 */
export const lowestHitNumber = lowColumns.from
/** @source Sheet, "Hit Numbers 10 to 18" @source Ruling, "Gunfire" */
export const highestHitNumber = 18
