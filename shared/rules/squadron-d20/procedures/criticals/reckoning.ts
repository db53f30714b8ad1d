import type { GameState } from '../../../../game/state'
import { shipById } from '../../../kit/on-table'
import type { Reckoning } from '../../../pack/procedure'
import { wreckReckoning } from '../throws/wreck-reckoning'
import { targetStateOf, TargetInFigures } from './target-in-figures'
import type { Input } from '../../../pack/input'

/** Shown beside the form of a hit or a critical: the wreck test that she would face. */
export function reckoningOf(state: GameState, { target }: Input): readonly Reckoning[] {
  const ship = shipById(state, target)
  const targetState = ship && targetStateOf(state, ship)
  return targetState ? [wreckReckoning(new TargetInFigures(targetState))] : []
}
