import type { RuleDraft } from '../../../../game/rule-draft'
import type { GameState } from '../../../../game/state'
import type { ShipId } from '../../../../kernel/ids'
import { own } from '../../../../kernel/own'
import type { Phrase } from '../../../../kernel/phrase'
import type { AirStand } from './air-stand'
import { says } from './says'

const key = (stand: ShipId) => `attacked:${stand}`

/** How many aircraft of a stand have attacked this turn: a stand may divide them among targets. */
export function attackedThisTurn(state: GameState, stand: ShipId): number {
  const said = own(state.table, key(stand))
  const [turn, aircraft] = typeof said === 'string' ? said.split(' ').map(Number) : []
  return turn === state.turn && aircraft !== undefined && aircraft > 0 ? Math.floor(aircraft) : 0
}

export function noteAttack(table: RuleDraft, stand: ShipId, aircraft: number): void {
  const { state } = table
  table.apply({ type: 'tableSet', key: key(stand), to: `${state.turn} ${attackedThisTurn(state, stand) + aircraft}` })
}

/** Aircraft that have not attacked yet; once all have, all of them, for a second attack. */
export function yetToAttack(state: GameState, { ship, aircraft }: AirStand): number {
  const left = aircraft - attackedThisTurn(state, ship.id)
  return left > 0 ? left : aircraft
}

export function warnAttacked(state: GameState, stand: ShipId): readonly Phrase[] {
  const n = attackedThisTurn(state, stand)
  return n > 0 ? [says('warn.attacked', { n })] : []
}
