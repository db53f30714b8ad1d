import type { RuleDraft } from '../../../../game/rule-draft'
import type { GameState } from '../../../../game/state'
import { own } from '../../../../kernel/own'
import { tableFacts } from '../../table/table-facts'

const prefix = 'sea:'

const key = (state: GameState, deck: number) => `${prefix}${seaState(state)}:${deck}`

/** As the umpire or the weather left it. */
export function seaState(state: GameState): number {
  const stands = own(state.table, 'seaState')
  return typeof stands === 'number' ? stands : tableFacts.seaState.fresh
}

/** What this sea does to guns on a deck, in percent, by the umpire's last figure; the sheet gives no figures. */
export function seaPercent(state: GameState, deck: number): number {
  const said = own(state.table, key(state, deck))
  return typeof said === 'number' ? said : 0
}

/** The umpire's word holds for this sea until he says otherwise. */
export function rememberSea(table: RuleDraft, deck: number, percent: number): void {
  if (seaPercent(table.state, deck) === percent) return
  table.apply({ type: 'tableSet', key: key(table.state, deck), to: percent })
}

export function isOfTheSea(fact: string): boolean {
  return fact.startsWith(prefix)
}
