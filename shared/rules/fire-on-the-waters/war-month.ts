import type { GameState } from '../../game/state'
import { keptFigure } from './ship/kept-figure'
import type { Month } from './tables/torpedoes'

/** The month of the battle, `1942-08`: sorted as text. What is missing is the default. */
export function monthOf(state: Pick<GameState, 'table'>): Month {
  const year = keptFigure(state.table, 'year', 1942)
  const month = keptFigure(state.table, 'month', 8)
  return `${year}-${String(month).padStart(2, '0')}` as Month
}
