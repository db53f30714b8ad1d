import type { GameState, ShipInPlay, Squadron } from '../../game/state'
import type { ShipId, SquadronId } from '../../kernel/ids'
import { own } from '../../kernel/own'

export function squadronOf(state: GameState, ship: ShipId): Squadron | undefined {
  return state.squadrons.find(({ order }) => order.includes(ship))
}

export function squadronById(state: GameState, id: unknown): Squadron | undefined {
  return state.squadrons.find((squadron) => squadron.id === id)
}

export function shipById(state: GameState, id: unknown): ShipInPlay | undefined {
  return typeof id === 'string' ? own(state.ships, id as ShipId) : undefined
}

export function squadronName(state: GameState, id: SquadronId): string {
  return squadronById(state, id)?.name ?? id
}
