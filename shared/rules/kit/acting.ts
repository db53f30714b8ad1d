import type { GameState, ShipInPlay, Squadron } from '../../game/state'
import { own } from '../../kernel/own'
import { isOut, type Standing } from '../pack/standing'

/** Who still takes part in a battle, by what a pack says of a ship's standing. */
export interface Acting {
  /** She still obeys orders: not sunk, blown up, struck or off the table. */
  acts(ship: ShipInPlay): boolean
  /** Still on the table and afloat, whatever flag she flies. */
  floats(ship: ShipInPlay): boolean
  /** The ships of a squadron that still act, the leading one first. */
  actingShips(state: GameState, squadron: Squadron): readonly ShipInPlay[]
  /** Squadrons with a ship that still acts. */
  actingSquadrons(state: GameState): readonly Squadron[]
}

export function actingBy(standingOf: (ship: ShipInPlay) => Standing): Acting {
  const floats = (ship: ShipInPlay) => !isOut(standingOf(ship))
  const acts = (ship: ShipInPlay) => {
    const standing = standingOf(ship)
    return !isOut(standing) && standing !== 'struck'
  }
  const actingShips = (state: GameState, { order }: Squadron) =>
    order.flatMap((id) => own(state.ships, id) ?? []).filter(acts)
  return {
    acts,
    floats,
    actingShips,
    actingSquadrons: (state) => state.squadrons.filter((squadron) => actingShips(state, squadron).length > 0),
  }
}
