import type { GameState } from '../../game/state'
import type { ShipId } from '../../kernel/ids'
import type { Addressee } from '../../kernel/question'

export const umpire: Addressee = 'umpire'

/** The side whose ship she is; the umpire answers for one that is in no squadron. */
export function ownerOf(state: GameState, ship: ShipId): Addressee {
  return state.squadrons.find(({ order }) => order.includes(ship))?.side ?? umpire
}
