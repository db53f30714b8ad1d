import { crossPath, ellipsePath } from '../../../card/mark-shapes'
import type { Ink, Operation } from '../../../card/operations'
import { inset, mm, redCrosses, type Rect } from './shapes'

/** How what a box holds is drawn: fresh on the face, or again by a mark. */
export interface Setting {
  readonly ink: Ink
  /** What the light parts of a glyph are cut from. */
  readonly ground: Ink
}

export const asPrinted: Setting = { ink: 'ink', ground: 'sheet' }

/** Struck: a red cross inside its box, cased where it would be lost on what lies under it. Lengths in mm. */
export function crossIn(
  { x, y, width, height }: Rect,
  [across, down]: readonly [across: number, down: number],
  line: number,
  casing: number | null,
): Operation[] {
  const d = crossPath(x + across, y + down, width - 2 * across, height - 2 * down)
  const cased: Operation = { op: 'path', d, stroke: { ink: 'sheet', width: casing ?? 0, weight: 'mark' } }
  return [...(casing === null ? [] : [cased]), redCrosses(d, line)]
}

export interface Ring {
  readonly ink: Ink
  /** Of the ring, and how far it lies inside the box. */
  readonly width: number
  readonly inset: number
  /** What is left of a cross in the corners: where it begins, how far it reaches, and its line. */
  readonly corner: number
  readonly stub: readonly [across: number, down: number]
  readonly stubWidth: number
}

/** Repaired: a ring, and what is left of the cross outside it. */
export function ringIn(box: Rect, wasStruck: boolean, ring: Ring): Operation[] {
  const { x, y, width, height } = box
  const circled: Operation = {
    op: 'path',
    d: ellipsePath(x + width / 2, y + height / 2, width / 2 - ring.inset, height / 2 - ring.inset),
    stroke: { ink: ring.ink, width: ring.width, weight: 'frame' },
  }
  if (!wasStruck) return [circled]
  const inner = inset(box, ring.corner)
  const [across, down] = ring.stub
  const d = [1, -1].flatMap((downwards) =>
    [1, -1].map((rightwards) => {
      const from = [inner.x + (rightwards > 0 ? 0 : inner.width), inner.y + (downwards > 0 ? 0 : inner.height)] as const
      return `M${mm(from[0])} ${mm(from[1])}l${mm(rightwards * across)} ${mm(downwards * down)}`
    }),
  )
  return [{ op: 'path', d: d.join(''), stroke: { ink: 'red', width: ring.stubWidth, weight: 'frame' } }, circled]
}
