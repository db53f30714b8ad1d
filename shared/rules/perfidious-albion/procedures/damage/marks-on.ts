import type { Mark, ShipInPlay } from '../../../../game/state'
import type { BoxId } from '../../../../kernel/ids'
import { own } from '../../../../kernel/own'

/** Whether a box of hers bears any of these marks, for what an outcome does not hang on. */
export function bears(ship: ShipInPlay, box: BoxId, ...marks: readonly Mark[]): boolean {
  const has = own(ship.boxes, box)
  return has !== undefined && marks.some((mark) => has.includes(mark))
}
