import type { RuleDraft } from '../../../../game/rule-draft'
import type { GameState } from '../../../../game/state'
import type { ShipId, SquadronId } from '../../../../kernel/ids'
import { own } from '../../../../kernel/own'

/**
 * What a ship or a squadron does once in a turn, or once at all. The fact holds the turn in which it was done last, so
 * that a new turn begins without clearing anything.
 */
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

type Whose = ShipId | SquadronId | 'fleet'

export function keyOf(what: Noted, whose: Whose): string {
  return `${what}:${whose}`
}

/** The turn in which it was last done; `undefined` if never. */
export function lastDone(state: GameState, what: Noted, whose: Whose): number | undefined {
  const turn = own(state.table, keyOf(what, whose))
  return typeof turn === 'number' ? turn : undefined
}

export function isDoneThisTurn(state: GameState, what: Noted, whose: Whose): boolean {
  return lastDone(state, what, whose) === state.turn
}

export function note(table: RuleDraft, what: Noted, whose: Whose): void {
  table.does({ type: 'tableSet', key: keyOf(what, whose), to: table.state.turn })
}
