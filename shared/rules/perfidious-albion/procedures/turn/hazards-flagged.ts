import type { GameState } from '../../../../game/state'
import type { ShipId } from '../../../../kernel/ids'
import { own } from '../../../../kernel/own'
import { isDoneThisTurn, type Noted } from './once-a-turn'

/** Nearer than 4 inches to the shore, 1 inch to a ship, or across a minefield. */
export const movementHazards = ['shore', 'ship', 'minefield'] as const
export type MovementHazard = (typeof movementHazards)[number]

export const hazardNote: Readonly<Record<MovementHazard, Noted>> = {
  shore: 'hazardShore',
  ship: 'hazardShip',
  minefield: 'hazardMinefield',
}

/** The umpire has resolved a hazard of hers that movement flagged; another kind stays open. */
export const hazardResolved = (ship: ShipId, kind: MovementHazard) => `hazardResolved:${ship}:${kind}`

/** What movement has flagged this turn, for the umpire to resolve. */
export function hazardsFlagged(state: GameState): readonly { readonly ship: ShipId; readonly kind: MovementHazard }[] {
  const isOpen = (ship: ShipId, kind: MovementHazard) =>
    isDoneThisTurn(state, hazardNote[kind], ship) && own(state.table, hazardResolved(ship, kind)) !== state.turn
  return Object.values(state.ships).flatMap(({ id: ship }) =>
    movementHazards.filter((kind) => isOpen(ship, kind)).map((kind) => ({ ship, kind })),
  )
}
