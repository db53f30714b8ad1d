import type { ShipInPlay } from '../../game/state'
import type { BoxId } from '../../kernel/ids'
import { own } from '../../kernel/own'

/** Whether what a box holds can be used: not put out, not flooded, not struck unless repaired. */
export function works(ship: Pick<ShipInPlay, 'boxes'>, box: BoxId): boolean {
  const marks = own(ship.boxes, box) ?? []
  return (
    !marks.includes('out') && !marks.includes('flooded') && (!marks.includes('struck') || marks.includes('repaired'))
  )
}
