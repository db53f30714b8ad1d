import { inForceOf } from '../../../../game/decks/in-force'
import type { GameState } from '../../../../game/state'
import type { ShipId } from '../../../../kernel/ids'

/** A formation that aircraft light up by night is seen as far as any gun reaches. */
export function isLitUp(state: GameState, ship: ShipId): boolean {
  return inForceOf(state, ship, 'illuminate').length > 0
}
