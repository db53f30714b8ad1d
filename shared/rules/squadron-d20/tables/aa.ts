/** Fire at aircraft: one D20 a factor; the number needed is a ruling. @source Sheet, "9.9" */
export const aa = { die: 'D20' } as const

/**
 * Beside crew quality. Markers: splash on the ship, flak on the stand. Who shoots from land throws misses again.
 * @source Sheet, "9.9"
 */
export const aaModifiers = { dpaaRadar: 1, lrfAtTwoBands: -3, marker: -1, shoreShooting: 'rerollMisses' } as const

/** Against guns with AA+. @source Sheet, "9.9" */
export const aaSaves = { aaPlus: -2 } as const

/** By the hit points of the aircraft: the steps of the scale, for one hit point less. @source Sheet, "9.9" */
export const hitPointSaves = [
  { from: 1, to: 1, modifier: 0 },
  { from: 2, to: 3, modifier: 1 },
  { from: 4, to: 7, modifier: 2 },
  { from: 8, to: 13, modifier: 3 },
  { from: 14, to: 21, modifier: 4 },
  { from: 22, to: null, modifier: 5 },
] as const
