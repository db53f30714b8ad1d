import type { FiringTurn } from '../../../rules-pack'

/** The sheet knows no order of fire: all of it takes effect together. */
export function firingOrder(): readonly FiringTurn[] {
  return []
}
