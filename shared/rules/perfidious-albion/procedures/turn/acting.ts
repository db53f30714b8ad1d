import type { GameState, ShipInPlay, Squadron } from '../../../../game/state'
import type { ShipId, SquadronId } from '../../../../kernel/ids'
import { own } from '../../../../kernel/own'
import { standingOf } from '../../state'

/** She still obeys orders: not sunk, blown up, struck or off the table. */
export function acts(ship: ShipInPlay): boolean {
  const standing = standingOf(ship)
  return standing === 'afloat' || standing === 'deadInTheWater' || standing === 'withdrawing'
}

/** Still on the table and above water, whatever flag she flies. */
export function floats(ship: ShipInPlay): boolean {
  return acts(ship) || standingOf(ship) === 'struck'
}

/** The ships of a squadron that still act, the leading one first. */
export function actingShips(state: GameState, { order }: Squadron): readonly ShipInPlay[] {
  return order.flatMap((id) => own(state.ships, id) ?? []).filter(acts)
}

export function actingSquadrons(state: GameState): readonly Squadron[] {
  return state.squadrons.filter((squadron) => actingShips(state, squadron).length > 0)
}

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
