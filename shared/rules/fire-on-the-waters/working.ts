import type { ShipInPlay } from '../../game/state'
import type { BoxId } from '../../kernel/ids'
import { own } from '../../kernel/own'

/** Whether the thing in a box can be used: not out, not flooded, not struck unless repaired. */
export function works(ship: Pick<ShipInPlay, 'boxes'>, box: BoxId): boolean {
  const marks = own(ship.boxes, box) ?? []
  return (
    !marks.includes('out') && !marks.includes('flooded') && (!marks.includes('struck') || marks.includes('repaired'))
  )
}
