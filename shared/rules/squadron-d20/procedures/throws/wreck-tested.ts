import type { GameState } from '../../../../game/state'
import type { ShipId } from '../../../../kernel/ids'
import { own } from '../../../../kernel/own'

/** Key of the table fact that a stand with F 0 has passed a wreck test; a failure needs none. */
export const wreckTestedKey = (ship: ShipId): string => `wreckTested:${ship}`

export function isWreckTested(state: Pick<GameState, 'table'>, ship: ShipId): boolean {
  return typeof own(state.table, wreckTestedKey(ship)) === 'number'
}
