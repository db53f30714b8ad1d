import { inForce, inForceOf } from '../../../../game/decks/in-force'
import type { GameState } from '../../../../game/state'
import { shipId, type ShipId } from '../../../../kernel/ids'
import { own } from '../../../../kernel/own'

/** The target that a card sets for her guns this turn: a friend, or another ship than ordered. */
export function targetByCard(state: GameState, ship: ShipId): ShipId | undefined {
  for (const { effect, event } of inForce(state, ship)) {
    const target = own(event.noted, 'target')
    const aims = effect.code === 'fireOnFriend' || effect.code === 'retarget'
    if (aims && typeof target === 'string') return shipId(target)
  }
  return undefined
}

/** Aircraft light up her squadron tonight: she counts as lit. */
export function isLitUp(state: GameState, ship: ShipId): boolean {
  return inForceOf(state, ship, 'illuminate').some(({ event }) => event.noted['light'] === 'night')
}
