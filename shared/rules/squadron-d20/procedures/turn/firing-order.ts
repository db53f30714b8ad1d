import type { FiringTurn } from '../../../pack/rules-pack'

/** The sheet knows no order of fire: who has the initiative is told, and the table goes by it. */
export function firingOrder(): readonly FiringTurn[] {
  return []
}
