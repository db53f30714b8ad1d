/** A range band, at sea and on the table. @source Sheet, "9.5" */
export const rangeBand = { yards: 5000, centimetres: 25 } as const

/** Ships shooting with guns, D20 an attack: what is needed at the end of each band. @source Sheet, "9.5" */
export const gunnery = {
  die: 'D20',
  needed: [
    { bands: 1, directed: 6, local: 8 },
    { bands: 2, directed: 9, local: 12 },
    { bands: 3, directed: 12, local: 16 },
    { bands: 4, directed: 15, local: 20 },
    { bands: 5, directed: 18, local: 24 },
  ],
} as const
export type Control = 'directed' | 'local'

/** Guns shooting at the target: the steps of the scale, less 2. @source Sheet, "9.5" */
export const gunsShooting = [
  { from: 1, to: 2, modifier: -1 },
  { from: 3, to: 6, modifier: 0 },
  { from: 7, to: 12, modifier: 1 },
  { from: 13, to: 20, modifier: 2 },
  { from: 21, to: null, modifier: 3 },
] as const

/**
 * Beside crew quality, the size of the target and the ship's own gunnery modifier. Radar is in 9.1.
 * @source Sheet, "9.5" @source Sheet, "9.1"
 */
export const gunneryModifiers = { interveningBase: -1, splashMarker: -1, radar: 1 } as const

/**
 * Misses are thrown again by guns on land, and by all at land or at a ship that lies still.
 * @source Sheet, "9.5"
 */
export const shoreShooting = 'rerollMisses'

/**
 * Guns at small craft: only such guns, and in local control; the IP of the gun counts against the saving throw.
 * @source Sheet, "9.6"
 */
export const gunsAtTypeX = { inches: { from: 3.9, to: 6.1 }, control: 'local', impactCounts: -1 } as const
