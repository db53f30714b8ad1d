import type { RuleDraft } from '../../../../game/rule-draft'
import type { GameState } from '../../../../game/state'
import { fieldId, type ShipId } from '../../../../kernel/ids'
import { own } from '../../../../kernel/own'

/** The turn in which guns, torpedoes or small guns of a stand fired last, by what she fired. */
const keyOf = (ship: ShipId, what: string) => `fired:${ship}:${what}`

export function hasFired(state: Pick<GameState, 'table' | 'turn'>, ship: ShipId, what: string): boolean {
  return own(state.table, keyOf(ship, what)) === state.turn
}

export function noteFired(table: RuleDraft, ship: ShipId, what: string): void {
  const { turn } = table.state
  if (table.fact(keyOf(ship, what)) !== turn) table.does({ type: 'tableSet', key: keyOf(ship, what), to: turn })
}

const standing = fieldId('standing')

/** What the whole of it hangs on: whoever changes it upstream is told. */
export function goesByStanding(table: RuleDraft, ...stands: readonly { readonly id: ShipId }[]): void {
  for (const { id } of stands) table.field(id, standing)
}
