import type { GameState, Note } from '#shared/game/state'
import { own } from '#shared/kernel/own'
import { shipName } from '#shared/game/ship-name'
import type { ShipId } from '#shared/kernel/ids'

/** A note pinned to a ship, to one of her boxes or to her as a whole. */
export interface Pin extends Note {
  readonly ship: ShipId
  readonly name: string
}

/** Every note that is pinned to a ship still on the table, the oldest first. */
export function pinsOf(state: GameState): readonly Pin[] {
  return state.notes.flatMap((note) => {
    const ship = note.ship === undefined ? undefined : own(state.ships, note.ship)
    return ship ? [{ ...note, ship: ship.id, name: shipName(ship) }] : []
  })
}
