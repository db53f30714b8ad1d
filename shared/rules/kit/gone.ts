import type { ShipInPlay } from '../../game/state'
import { shipField } from '../../game/ship-fields'
import type { TrackId } from '../../kernel/ids'
import { own } from '../../kernel/own'

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
