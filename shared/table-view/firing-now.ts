import type { GameState, Squadron } from '../game/state'
import type { ShipId } from '../kernel/ids'
import type { RulesPack } from '../rules/pack/rules-pack'
import { shows, type Disclosure } from './disclosure'

/**
 * The squadron whose turn it is to fire. The order depends on the state of every ship and so reveals something of each:
 * it is shown only to a table that may see them all.
 */
export function firingNow(pack: RulesPack, state: GameState, levelOf: (ship: ShipId) => Disclosure): Squadron | null {
  if (!state.squadrons.every(({ order }) => order.every((ship) => shows(levelOf(ship), 'all')))) return null
  const next = pack.firingOrder(state).find(({ is }) => is === 'next')
  return state.squadrons.find(({ id }) => id === next?.squadron) ?? null
}
