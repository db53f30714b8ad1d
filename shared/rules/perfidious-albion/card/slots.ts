/** Where one of the contents of a cell is set, in mm from the cell's upper left corner. */
export interface Slot {
  readonly x: number
  readonly y: number
  /** Middle of the arc or glyph, and its height. */
  readonly symbolX: number
  readonly symbolY: number
  readonly symbolSize: number
  readonly letterX: number
  readonly baseline: number
  readonly letterSize: number
  readonly countSize: number
  /** Where the slot ends. */
  readonly right: number
  /** The only one in its cell: there is room for a line under the letter. */
  readonly large: boolean
}

const alone: Slot = {
  x: 0,
  y: 0,
  symbolX: 5.3,
  symbolY: 5.6,
  symbolSize: 7,
  letterX: 9.7,
  baseline: 7.4,
  letterSize: 5.6,
  countSize: 3.5,
  right: 18.4,
  large: true,
}

/** Two share a cell as two lines, clear of the armour tab in the lower right corner. */
const row: Slot = {
  x: 1.7,
  y: 1.6,
  symbolX: 2.1,
  symbolY: 2.05,
  symbolSize: 3.7,
  letterX: 4.7,
  baseline: 3.5,
  letterSize: 4.2,
  countSize: 2.8,
  right: 13,
  large: false,
}

/** Three: two in the upper line, one in the lower. */
const half: Slot = {
  ...row,
  symbolX: 1.5,
  symbolSize: 2.8,
  letterX: 3.1,
  letterSize: 3.4,
  countSize: 2.2,
  right: 7.8,
}

const lowerLine = 4.1

const arrangements: readonly (readonly Slot[])[] = [
  [],
  [alone],
  [row, { ...row, y: row.y + lowerLine }],
  [
    { ...half, x: 1.3 },
    { ...half, x: 9.5 },
    { ...half, y: half.y + lowerLine },
  ],
]

/** The slots of a cell that holds so many things. */
export function slotsOf(count: number): readonly Slot[] {
  return arrangements[Math.min(count, 3)]!
}
