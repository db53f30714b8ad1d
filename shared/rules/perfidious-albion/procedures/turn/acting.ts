import { actingBy } from '../../../kit/acting'
import { standingOf } from '../../ship/state'
import { turnRecord } from '../../../kit/turn-record'

export const acting = actingBy(standingOf)
export const { acts, floats, actingShips, actingSquadrons } = acting

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
