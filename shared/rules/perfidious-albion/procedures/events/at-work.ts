import type { ShipInPlay } from '../../../../game/state'
import { bears } from '../damage/marks-on'
import { inSupply } from '../damage/supply'
import type { Mount } from '../gunnery/mounts'
import { tubeMounts, type TubeMount } from '../torpedoes/tube-mounts'

/** Guns that have not been put out for good: of others no fire is declared. */
export function gunsAtWork(ship: ShipInPlay, mounts: readonly Mount[]): readonly Mount[] {
  return mounts.filter(({ box }) => !bears(ship, box, 'struck', 'out', 'repaired') && inSupply(ship, box))
}

export function tubesAtWork(ship: ShipInPlay): readonly TubeMount[] {
  return tubeMounts(ship).filter(({ box }) => !bears(ship, box, 'struck', 'out', 'flooded', 'repaired'))
}
