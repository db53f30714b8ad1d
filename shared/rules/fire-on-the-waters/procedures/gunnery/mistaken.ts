import type { RuleDraft } from '../../../../game/rule-draft'
import type { GameState } from '../../../../game/state'
import { shipId, type ShipId } from '../../../../kernel/ids'
import { own } from '../../../../kernel/own'
import { targetByCard } from '../events/in-force'

/** The turn and the friend whom a ship took for an enemy. */
const mistakenKey = (ship: ShipId) => `takenForEnemy:${ship}`

export function noteMistaken(table: RuleDraft, ship: ShipId, friend: ShipId): void {
  table.apply({ type: 'tableSet', key: mistakenKey(ship), to: `${table.state.turn} ${friend}` })
}

/** Her target this turn by the dice of friendly fire or by a card, whatever she was ordered. */
export function orderedBy(state: GameState, ship: ShipId): ShipId | undefined {
  const [turn, friend] = String(own(state.table, mistakenKey(ship)) ?? '').split(' ')
  return friend !== undefined && Number(turn) === state.turn ? shipId(friend) : targetByCard(state, ship)
}
