import { inForceOf } from '../../../../game/decks/in-force'
import type { GameState } from '../../../../game/state'
import type { ShipId } from '../../../../kernel/ids'

/** Aircraft light up her formation tonight: she counts as lit for look-outs and guns. */
export function isLitUp(state: GameState, ship: ShipId): boolean {
  return inForceOf(state, ship, 'illuminate').some(({ event }) => event.noted['light'] === 'night')
}
