import type { ShipInPlay } from '../../../game/state'
import { actingBy } from '../../kit/acting'
import type { Standing } from '../../pack/standing'
import { standingOf } from '../ship/state'
import { dataOf } from '../ship/stand-data'

/** Aircraft take no part in these battles: for them they are off the table. */
function standingHere(stand: ShipInPlay): Standing {
  return dataOf(stand.document).kind === 'aircraft' ? 'left' : standingOf(stand)
}

export const fighting = actingBy(standingHere)

export function isGone(stand: ShipInPlay): boolean {
  const is = standingHere(stand)
  return is === 'sunk' || is === 'wreck' || is === 'left'
}

export function isLost(stand: ShipInPlay): boolean {
  const is = standingHere(stand)
  return is === 'sunk' || is === 'wreck'
}
