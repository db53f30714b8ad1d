import type { GunLetter } from '../ship/ship'
import type { Mounting } from './facts'

/** Lower limits of bore in inches, largest first. */
const letterFrom: readonly (readonly [boreInches: number, letter: GunLetter])[] = [
  [9.4, 'X'],
  [7.3, 'A'],
  [5.1, 'B'],
  [3.8, 'C'],
  [2.5, 'E'],
  [1.4, 'F'],
  [0, 'Q'],
]

/** The column of the hit table that a gun fires in. */
export function gunLetter(gun: Pick<Mounting, 'boreInches' | 'lowVelocity'>): GunLetter {
  if (gun.boreInches >= 12) return gun.lowVelocity ? 'Y' : 'Z'
  return letterFrom.find(([bore]) => gun.boreInches >= bore)?.[1] ?? 'Q'
}
