import type { GameState } from '../../game/state'
import { own } from '../../kernel/own'
import type { Month } from './tables/torpedoes'

/** The month of the battle, `1942-08`: sorted as text. What is not said is the table's usual. */
export function monthOf(state: Pick<GameState, 'table'>): Month {
  const year = Number(own(state.table, 'year') ?? 1942)
  const month = Number(own(state.table, 'month') ?? 8)
  return `${year}-${String(month).padStart(2, '0')}` as Month
}
