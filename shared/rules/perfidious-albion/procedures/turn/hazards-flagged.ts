import type { GameState } from '../../../../game/state'
import type { ShipId } from '../../../../kernel/ids'
import { isDoneThisTurn, type Noted } from './book'

/** Nearer than 4 inches to the shore, 1 inch to a ship, or across a minefield. */
export const movementHazards = ['shore', 'ship', 'minefield'] as const
export type MovementHazard = (typeof movementHazards)[number]

export const hazardNote: Readonly<Record<MovementHazard, Noted>> = {
  shore: 'hazardShore',
  ship: 'hazardShip',
  minefield: 'hazardMinefield',
}

/** What movement has flagged this turn, for the umpire to resolve. */
export function hazardsFlagged(state: GameState): readonly { readonly ship: ShipId; readonly kind: MovementHazard }[] {
  const open = Object.values(state.ships).filter(({ id }) => !isDoneThisTurn(state, 'hazardResolved', id))
  return open.flatMap(({ id }) =>
    movementHazards.filter((kind) => isDoneThisTurn(state, hazardNote[kind], id)).map((kind) => ({ ship: id, kind })),
  )
}
