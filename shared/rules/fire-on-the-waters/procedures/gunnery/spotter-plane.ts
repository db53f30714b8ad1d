import type { GameState, ShipInPlay } from '../../../../game/state'
import { isInPlay } from '../../table/house-rules'
import { shipOf } from '../../ship/ship-data'
import { isSpottedByCard } from '../events/in-force'

/** A plane can spot for her: one of her own, where that rule is in play, or one that a card has sent. */
export function mayHavePlane(state: GameState, ship: ShipInPlay): boolean {
  return isSpottedByCard(state, ship.id) || (isInPlay(state, 'spotterPlane') && shipOf(ship.document).aircraft > 0)
}
