import { inForce, inForceOf } from '../../../../game/decks/in-force'
import type { GameState } from '../../../../game/state'
import { shipId, type ShipId } from '../../../../kernel/ids'
import { own } from '../../../../kernel/own'

/** The target that a card gives her main battery this turn: a friend, or another ship than she was ordered. */
export function targetByCard(state: GameState, ship: ShipId): ShipId | undefined {
  for (const { effect, event } of inForce(state, ship)) {
    const target = own(event.noted, 'target')
    const aims = effect.code === 'fireOnFriend' || effect.code === 'retarget'
    if (aims && typeof target === 'string') return shipId(target)
  }
  return undefined
}

/** By day a card has a plane spot for her guns this turn. */
export function isSpottedByCard(state: GameState, ship: ShipId): boolean {
  return inForceOf(state, ship, 'spotterBonus').some(({ event }) => event.noted['light'] === 'day')
}
