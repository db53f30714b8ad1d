import type { Arc } from '../../ship'

/** Where a target lies off the bow of whoever fires, clockwise, in steps of 30 degrees. */
export const bearings = ['0', '30', '60', '90', '120', '150', '180', '210', '240', '270', '300', '330'] as const
export type Bearing = (typeof bearings)[number]

/** Both ends of an arc count. */
export function covers({ from, to }: Arc, degrees: number): boolean {
  return clockwise(from, degrees) <= clockwise(from, to)
}

function clockwise(from: number, to: number): number {
  return (to - from + 360) % 360
}
