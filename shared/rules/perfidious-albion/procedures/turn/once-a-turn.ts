import { turnRecord } from '../../../kit/turn-record'

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
