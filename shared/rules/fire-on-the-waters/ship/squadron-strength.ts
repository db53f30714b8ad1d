import type { GameState, Squadron } from '../../../game/state'
import type { Standing } from '../../pack/standing'
import { standingOf } from './state'

/** They no longer count for the squadron. */
const gone: readonly Standing[] = ['struck', 'sunk', 'blownUp', 'left']

/** Ships of a squadron still in the fight, of those it began with. */
export function squadronStrength(state: GameState, { order, beganWith }: Squadron) {
  const left = order.flatMap((id) => state.ships[id] ?? []).filter((ship) => !gone.includes(standingOf(ship))).length
  return { left, of: beganWith }
}
