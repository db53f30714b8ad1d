import { shipName } from '../../../../game/ship-name'
import type { GameState, ShipInPlay } from '../../../../game/state'
import { refused, type Refusal } from '../../../../kernel/result'
import { actingBy } from '../../../kit/acting'
import type { Need } from '../../../kit/ship-who'
import { turnRecord } from '../../../kit/turn-record'
import { standingOf } from '../../ship/state'

export const acting = actingBy(standingOf)
export const { acts, floats, actingShips, actingSquadrons } = acting

/** Ships of the table of which that is so, whatever their squadron. */
export function shipsThat(state: GameState, can: (ship: ShipInPlay) => boolean): readonly ShipInPlay[] {
  return Object.values(state.ships).filter(can)
}

/** Refused of a ship that is lost, or obeys no orders. */
export function outOfAction(ship: ShipInPlay): Refusal {
  return refused('ship-out-of-action', { ship: shipName(ship) })
}

export const mustAct: Need = ['ship-out-of-action', acts]
export const mustFloat: Need = ['ship-out-of-action', floats]

/** What a ship or a squadron does once in a turn, or once at all. */
export type Noted =
  | 'squadronFired'
  | 'moved'
  | 'tightTurn'
  | 'tightTurnTried'
  | 'hazardShore'
  | 'hazardShip'
  | 'hazardMinefield'
  | 'floodingTaken'
  | 'firesGrown'
  | 'repairs'
  | 'fireBroughtDown'
  | 'detachedIn'
  | 'testedHalfStrength'
  | 'testedDetached'
  | 'testedForceGone'

export const { lastDone, isDoneThisTurn, note } = turnRecord<Noted>()
