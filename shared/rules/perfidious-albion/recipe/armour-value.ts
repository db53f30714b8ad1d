import type { Plate } from './facts'

/** What an inch of each kind of plate is worth on the card. */
const worthOfAnInch = {
  krupp: 0.9,
  harvey: 0.75,
  nickel: 0.65,
  compound: 0.6,
  steel: 0.6,
  iron: 0.45,
} as const satisfies Record<Plate, number>

/** Inches to the 0 to 9 of the card; halves go up. */
export function armourValue(inches: number, plate: Plate): number {
  // Tenths of a value are exact enough: 6 × 0.75 must not come out as 4.4999….
  return Math.min(9, Math.round(Math.round(inches * worthOfAnInch[plate] * 1000) / 1000))
}
