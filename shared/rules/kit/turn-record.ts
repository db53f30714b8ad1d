import type { RuleDraft } from '../../game/rule-draft'
import type { GameState } from '../../game/state'
import type { ShipId, SquadronId } from '../../kernel/ids'
import { own } from '../../kernel/own'

/**
 * What a ship or a squadron does once in a turn, or once at all. A fact of the table holds the turn in which it was done
 * last, so that a new turn begins without clearing anything.
 */
export interface TurnRecord<What extends string> {
  /** The turn in which it was last done; `undefined` if never. */
  lastDone(state: GameState, what: What, whose: Whose): number | undefined
  isDoneThisTurn(state: GameState, what: What, whose: Whose): boolean
  note(table: RuleDraft, what: What, whose: Whose): void
}

type Whose = ShipId | SquadronId | 'fleet'

export function turnRecord<What extends string>(): TurnRecord<What> {
  const keyOf = (what: What, whose: Whose) => `${what}:${whose}`
  const lastDone = (state: GameState, what: What, whose: Whose) => {
    const turn = own(state.table, keyOf(what, whose))
    return typeof turn === 'number' ? turn : undefined
  }
  return {
    lastDone,
    isDoneThisTurn: (state, what, whose) => lastDone(state, what, whose) === state.turn,
    note: (table, what, whose) => table.apply({ type: 'tableSet', key: keyOf(what, whose), to: table.state.turn }),
  }
}
