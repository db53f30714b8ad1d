import type { GameState, Squadron } from '../../../game/state'
import { isOut } from '../../pack/standing'
import { standingOf } from './state'

/** Stands of a squadron still in the fight, of those it began with (12.5 asks for half). */
export function squadronStrength(state: GameState, { order, beganWith }: Squadron) {
  const left = order.flatMap((id) => state.ships[id] ?? []).filter((stand) => !isOut(standingOf(stand))).length
  return { left, of: beganWith }
}
