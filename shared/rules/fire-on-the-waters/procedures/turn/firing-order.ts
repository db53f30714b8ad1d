import type { FiringTurn } from '../../../pack/rules-pack'

/** The sheet has no order of fire: all of it takes effect together. */
export function firingOrder(): readonly FiringTurn[] {
  return []
}
