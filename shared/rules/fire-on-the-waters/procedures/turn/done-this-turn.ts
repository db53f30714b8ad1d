import type { RuleDraft } from '../../../../game/rule-draft'
import type { GameState } from '../../../../game/state'
import type { ShipId } from '../../../../kernel/ids'
import { own } from '../../../../kernel/own'

/** What is done once a turn. The fact holds the turn in which it was done last: a new turn clears nothing. */
export type Noted = 'turnEnded' | 'wildCourse' | 'movedAlone'

type Whose = ShipId | 'fleet'

const keyOf = (what: Noted, whose: Whose) => `${what}:${whose}`

export function isDoneThisTurn(state: GameState, what: Noted, whose: Whose): boolean {
  return own(state.table, keyOf(what, whose)) === state.turn
}

export function note(table: RuleDraft, what: Noted, whose: Whose): void {
  table.does({ type: 'tableSet', key: keyOf(what, whose), to: table.state.turn })
}
