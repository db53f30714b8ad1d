import { eventsOnTable, type LastingEvent } from '../../../../game/decks/lasting'
import { effectsInForce, hasEvents } from '../../../../game/decks/in-force'
import type { GameState } from '../../../../game/state'
import type { ShipId } from '../../../../kernel/ids'

/**
 * Fires that burn for one turn alone, one whose turn is over among them: it has still to go out. A card that found the
 * track full lit none; journals of before did not note it.
 */
export function firesOfOneTurn(state: GameState, ship: ShipId): readonly LastingEvent[] {
  if (!hasEvents(state)) return []
  return eventsOnTable(state).filter(
    (event) =>
      event.ship === ship &&
      event.endsBy === 'turn' &&
      event.noted['raised'] !== 0 &&
      effectsInForce(event).some(({ effect }) => effect.code === 'fire'),
  )
}
