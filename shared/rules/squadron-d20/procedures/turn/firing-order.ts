import type { FiringTurn } from '../../../pack/rules-pack'

/** Print has no order of fire: this shows who has the initiative, and the players decide. */
export function firingOrder(): readonly FiringTurn[] {
  return []
}
