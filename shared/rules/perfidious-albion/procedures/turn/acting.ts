import type { GameState, ShipInPlay, Squadron } from '../../../../game/state'
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
