/**
 * Engine and boiler speed loss: per cent of (top speed less flooding loss), by number fitted and number lost.
 * @source Sheet, "Engine and Boiler Speed Loss Table"
 */
export const plantLoss: Readonly<Record<number, Readonly<Record<number, number>>>> = {
  12: { 1: 5, 2: 5, 3: 10, 4: 15, 5: 20, 6: 35, 8: 50, 10: 75 },
  10: { 1: 5, 2: 10, 3: 15, 4: 20, 5: 30, 6: 40, 8: 65 },
  8: { 1: 5, 2: 10, 3: 15, 4: 25, 5: 35, 6: 50 },
  6: { 1: 5, 2: 15, 3: 35, 4: 50, 5: 75 },
  4: { 1: 10, 2: 25, 3: 50 },
  3: { 1: 15, 2: 35 },
  2: { 1: 25 },
}

/** Off her speed for each funnel location, once. @source Sheet, "General Damage Effects" */
export const funnelSpeedLoss = 0.25

/** Speeds are kept in these steps, and losses rounded to them, half up. @source Ruling, "Damage" */
export const speedStep = 0.25

const columns = Object.keys(plantLoss).map(Number)

export type PlantColumn = 'lower' | 'higher'
export type PlantGap = 'lowerRow' | 'interpolate'

/** Per cent lost with so many of those fitted gone; all of them are 100. Rulings `plantColumn` and `plantGap`. */
export function plantLossPercent(
  fitted: number,
  lost: number,
  column: PlantColumn = 'lower',
  gap: PlantGap = 'lowerRow',
): number {
  if (lost <= 0 || fitted <= 0) return 0
  if (lost >= fitted) return 100
  const printed = plantLoss[columnFor(fitted, column)] ?? {}
  const exact = printed[lost]
  if (exact !== undefined) return exact
  // All lost is all that she has, whatever column she reads.
  const known: readonly (readonly [lost: number, percent: number])[] = [
    [0, 0],
    ...Object.entries(printed).map(([row, percent]) => [Number(row), percent] as const),
    [fitted, 100],
  ]
  const [lowerRow, lower] = known.findLast(([row]) => row <= lost) ?? [0, 0]
  if (gap === 'lowerRow') return lower
  const [upperRow, upper] = known.find(([row]) => row > lost) ?? [fitted, 100]
  return lower + ((upper - lower) * (lost - lowerRow)) / (upperRow - lowerRow)
}

/** A number fitted that has no column: the next lower, or the next higher; beyond the ends the last one. */
function columnFor(fitted: number, column: PlantColumn): number {
  const lower = columns.findLast((each) => each <= fitted) ?? Math.min(...columns)
  const higher = columns.find((each) => each >= fitted) ?? Math.max(...columns)
  return column === 'lower' ? lower : higher
}

/** FP lost / (half the total) x top speed, not more than top speed. */
export function floodingLoss(lost: number, total: number, topSpeed: number): number {
  if (total <= 0 || lost <= 0) return 0
  return Math.min(topSpeed, toStep((lost / (total / 2)) * topSpeed))
}

/** To the nearest step, half up; what a binary fraction leaves over does not count. */
export function toStep(inches: number): number {
  return Math.floor(inches / speedStep + 0.5 + 1e-9) * speedStep
}
