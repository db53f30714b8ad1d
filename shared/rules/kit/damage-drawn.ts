import type { ShipInPlay } from '../../game/state'
import { boxId, type BoxId } from '../../kernel/ids'
import { pictureIn } from '../../card/picture-in'
import { pictureOf } from '../../documents/ship-picture'
import { plate, type Plate, type Plated } from '../../profile/plate'
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

/** She has lost something, or more than that has come of her. */
export function isHurt({ left, of, standing }: Condition): boolean {
  return left < of || standing !== 'afloat'
}

const margin = 5

/**
 * Her plate, so wide and no higher than `highest`, in mm: her own picture as long as she is whole, which no picture shows
 * the end of; else she is drawn as she is now.
 */
export function plateDrawn(
  pack: RulesPack,
  ship: ShipInPlay,
  {
    widthMm,
    metre,
    highest = widthMm * 0.5,
  }: { readonly widthMm: number; readonly metre: string; readonly highest?: number },
): Plate | undefined {
  const picture = pictureOf(ship.document)
  if (!picture || isHurt(pack.condition(ship))) {
    const plated = plateNow(pack, ship)
    return plated && plate(plated, widthMm, metre, highest)
  }
  const image = pictureIn(picture, { x: margin, y: margin, width: widthMm - 2 * margin, height: highest - 2 * margin })
  const { x, width, height } = image
  const edge = { x, y: margin, width, height }
  return {
    ...{ widthMm, heightMm: height + 2 * margin },
    operations: [
      { ...image, y: margin },
      { op: 'rect', ...edge, stroke: { ink: 'ink', width: 0.3 } },
    ],
  }
}
