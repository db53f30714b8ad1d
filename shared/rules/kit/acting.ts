import type { GameState, ShipInPlay, Squadron } from '../../game/state'
import { own } from '../../kernel/own'
import { isOut, type Standing } from '../pack/standing'
import { shipField } from '../../game/ship-fields'
import type { TrackId } from '../../kernel/ids'

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

const { standing } = shipField

/** Who is lost and who still fights, read off her marks: the same as her standing says, for battles ask by the million. */
export interface Gone {
  /** Sunk or blown up: nothing more happens to her and she does nothing more. */
  isLost(ship: ShipInPlay): boolean
  /** Lost, or off the table. */
  isGone(ship: ShipInPlay): boolean
  /** There, with her flag flying: she obeys orders. */
  fights(ship: ShipInPlay): boolean
}

/** For ships that sink when this track comes to 0. */
export function goneBy(flotation: TrackId): Gone {
  const isLost = (ship: ShipInPlay) => {
    const stands = own(ship.fields, standing)
    return stands === 'sunk' || stands === 'blownUp' || own(ship.tracks, flotation) === 0
  }
  const isGone = (ship: ShipInPlay) => isLost(ship) || own(ship.fields, standing) === 'left'
  return { isLost, isGone, fights: (ship) => !isGone(ship) && own(ship.fields, standing) !== 'struck' }
}
