import { crossPath, ellipsePath } from '../../../card/mark-shapes'
import type { Ink, Operation } from '../../../card/operations'
import type { ShipInPlay } from '../../../game/state'
import type { BoxId } from '../../../kernel/ids'
import { own } from '../../../kernel/own'
import type { Mark } from '../../../game/mark'
import { type Rect, mm, inset, rounded } from '../../kit/card/shapes'

/** How the content of a box is drawn: on the face, or again over its marks. */
export interface Setting {
  readonly ink: Ink
  readonly ground: Ink
}

export const asPrinted: Setting = { ink: 'ink', ground: 'sheet' }

/** A box with marks, drawn over its face: wash, content, then cross, bar or ring. */
export function boxPiece(
  stand: ShipInPlay,
  box: BoxId,
  place: Rect,
  content: (setting: Setting) => readonly Operation[],
): Operation[] {
  const marks: ReadonlySet<Mark> = new Set(own(stand.boxes, box))
  if (marks.size === 0) return []
  const isStruck = marks.has('struck')
  const isRepaired = marks.has('repaired')
  const isOut = marks.has('out')
  const lost = isStruck && !isRepaired
  const ground: Ink = isOut ? 'ink' : lost ? 'red-wash' : 'sheet'
  return [
    { op: 'rect', ...rounded(inset(place, 0.15)), fill: ground },
    ...content(isOut ? { ink: 'on-ink', ground: 'ink' } : { ink: 'ink', ground }),
    ...(isRepaired ? ring(place, isStruck, isOut) : []),
    ...(lost ? cross(place, isOut) : []),
  ]
}

function cross({ x, y, width, height }: Rect, reversed: boolean): Operation[] {
  const side = Math.min(0.9, width * 0.12)
  const d = crossPath(x + side, y + side, width - 2 * side, height - 2 * side)
  const thick = width > 5 ? 0.95 : 0.55
  const casing: Operation[] = reversed
    ? [{ op: 'path', d, stroke: { ink: 'sheet', width: thick * 1.9, weight: 'mark' } }]
    : []
  return [...casing, { op: 'path', d, stroke: { ink: 'red', width: thick, weight: 'mark' } }]
}

/** Repaired: a ring, and what is left of the cross outside it. */
function ring(place: Rect, wasStruck: boolean, reversed: boolean): Operation[] {
  const { x, y, width, height } = place
  const thick = width > 5 ? 0.7 : 0.4
  const circled: Operation = {
    op: 'path',
    d: ellipsePath(x + width / 2, y + height / 2, width / 2 - 0.5, height / 2 - 0.5),
    stroke: { ink: reversed ? 'on-ink' : 'ink', width: thick, weight: 'frame' },
  }
  if (!wasStruck) return [circled]
  const stub = Math.min(1.3, width * 0.16)
  const corners = [
    [x + 0.4, y + 0.4, stub, stub],
    [x + width - 0.4, y + 0.4, -stub, stub],
    [x + 0.4, y + height - 0.4, stub, -stub],
    [x + width - 0.4, y + height - 0.4, -stub, -stub],
  ] as const
  const d = corners.map(([fromX, fromY, dx, dy]) => `M${mm(fromX)} ${mm(fromY)}l${mm(dx)} ${mm(dy)}`).join('')
  return [{ op: 'path', d, stroke: { ink: 'red', width: thick, weight: 'frame' } }, circled]
}
