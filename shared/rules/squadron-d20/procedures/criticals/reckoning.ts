import type { GameState } from '../../../../game/state'
import { shipById } from '../../../kit/on-table'
import type { Reckoning } from '../../../pack/procedure'
import { wreckReckoning } from '../throws/wreck-reckoning'
import { targetStateOf, TargetInFigures } from './target-in-figures'
import type { Input } from '../../../pack/input'

/** What stands beside a hit and a critical before they begin: how she would fare in a wreck test. */
export function reckoningOf(state: GameState, { target }: Input): readonly Reckoning[] {
  const ship = shipById(state, target)
  const targetState = ship && targetStateOf(state, ship)
  return targetState ? [wreckReckoning(new TargetInFigures(targetState))] : []
}
