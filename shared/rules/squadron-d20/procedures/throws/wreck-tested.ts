import type { GameState } from '../../../../game/state'
import type { ShipId } from '../../../../kernel/ids'
import { own } from '../../../../kernel/own'

/** The fact of the table that a stand with F 0 was tried and floats on; a failure needs none. */
export const wreckTestedKey = (ship: ShipId): string => `wreckTested:${ship}`

export function isWreckTested(state: Pick<GameState, 'table'>, ship: ShipId): boolean {
  return typeof own(state.table, wreckTestedKey(ship)) === 'number'
}
