import type { ShipInPlay } from '../../game/state'
import { boxId, type BoxId } from '../../kernel/ids'
import type { Plated } from '../../profile/plate'
import type { Settling } from '../../profile/settling'
import type { Condition, RulesPack } from '../pack/rules-pack'

/** Boxes that are struck or out and not put right again: what was in them is gone from her outline. */
export function boxesOut({ boxes }: ShipInPlay): readonly BoxId[] {
  return Object.entries(boxes).flatMap(([box, has]) =>
    !has.includes('repaired') && (has.includes('struck') || has.includes('out')) ? [boxId(box)] : [],
  )
}

/** Those of whom nothing but an end is to be seen. */
const isGoingDown = ({ standing }: Condition) => standing === 'sunk' || standing === 'blownUp' || standing === 'wreck'

/** How deep she lies by what she has lost of her flotation, and by which end: where most of her hits are. */
function settlingOf(
  { hitPlace }: Pick<RulesPack, 'hitPlace'>,
  { document, boxes }: ShipInPlay,
  condition: Condition,
): Settling {
  const places = Object.entries(boxes).flatMap(([box, has]) => {
    if (has.includes('repaired') || has.length === 0) return []
    return hitPlace?.(document, boxId(box))?.along ?? []
  })
  const middle = places.length > 0 ? places.reduce((sum, along) => sum + along, 0) / places.length : 1
  return {
    lost: condition.of > 0 ? 1 - condition.left / condition.of : 0,
    by: middle < 0.5 ? 'head' : 'stern',
    isSinking: isGoingDown(condition),
  }
}

/** Her plate as she is now. */
export function plateNow(pack: RulesPack, ship: ShipInPlay): Plated | undefined {
  const settling = settlingOf(pack, ship, pack.condition(ship))
  return pack.plate?.(ship.document, { out: boxesOut(ship), settling })
}
