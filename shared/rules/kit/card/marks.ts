import { glyphUnits } from '../../../card/glyph-part'
import { glyphs, type GlyphName } from '../../../card/glyphs'
import { crossPath, ellipsePath, flameOperations } from '../../../card/mark-shapes'
import type { Ink, Operation, Stroke } from '../../../card/operations'
import { textBoxes } from '../../../card/text-boxes'
import { inset, mm, rectPath, redCrosses, rounded, type Rect } from './shapes'

/** How what a box holds is drawn: fresh on the face, or again by a mark. */
export interface Setting {
  readonly ink: Ink
  /** What the light parts of a glyph are cut from. */
  readonly ground: Ink
  /** A cross lies behind it. */
  readonly isCrossed?: boolean
}

/** A word at the foot of a box: heavier where a cross or a bar is behind it, and nowhere else. */
export function captionIn({ ink, isCrossed = false }: Setting, quiet: Ink) {
  const isOver = isCrossed || ink !== 'ink'
  return isOver ? ({ face: 'work-600', ink } as const) : ({ face: 'work-500', ink: quiet } as const)
}

export const asPrinted: Setting = { ink: 'ink', ground: 'sheet' }

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

/** How the ring of a part is drawn. */
export const ringStyle = { width: 0.45, inset: 0.35, corner: 0.5, stub: [1.2, 1.2], stubWidth: 0.8 } as const

/** Struck: a red cross from corner to corner; under a bar only its upper ends are left. */
export function crossUnder({ x, y, width, height }: Rect, isBarred = false): Operation[] {
  if (!isBarred) return [redCrosses(crossPath(x + 0.5, y + 0.5, width - 1, height - 1), 1)]
  const [left, right, top] = [mm(x + 0.5), mm(x + width - 0.5), mm(y + 0.5)]
  const d = `M${left} ${top}l0.8 0.8M${right} ${top}l-0.8 0.8`
  return [{ op: 'path', d, stroke: { ink: 'red', width: 0.8, weight: 'mark' } }]
}

/** A sign in the square whose upper left corner this is; a fire has its outline wherever it burns. */
export function signAt(glyph: GlyphName, x: number, y: number, size: number, ink: Ink): Operation[] {
  const place = { x: mm(x), y: mm(y), size } as const
  return glyph === 'fire' && ink === 'flame'
    ? flameOperations(place.x, place.y, size)
    : [{ op: 'glyph', glyph, ...place, ink }]
}

/**
 * What a box holds, over its cross, on the ground of its mark: letters on a patch, which leaves no red between and beside
 * them, signs and guns with an edge of it and nothing red within.
 */
export function overCross(contents: readonly Operation[], ground: Ink): Operation[] {
  return [...contents.flatMap((each) => groundUnder(each, ground)), ...contents]
}

function groundUnder(each: Operation, ground: Ink): Operation[] {
  const edge = (width: number): Stroke => ({ ink: ground, width: mm(width + 0.9), join: 'round' })
  switch (each.op) {
    case 'text':
      return textBoxes([each]).map(({ x, y, width, height }) => {
        return {
          op: 'rect',
          ...rounded({ x: x - 0.4, y: y - 0.4, width: width + 0.8, height: height + 0.5 }),
          fill: ground,
        }
      })
    case 'path':
      return [{ ...each, fill: ground, stroke: edge(each.stroke?.width ?? 0) }]
    case 'glyph': {
      const scale = each.size / glyphUnits
      const place = { x: each.x, y: each.y, scaleX: scale, scaleY: scale }
      return glyphs[each.glyph].map(({ d, stroke }) => ({
        ...{ op: 'path', d, ...place, fill: ground, stroke: edge((stroke?.width ?? 0) * scale) },
      }))
    }
    default:
      return []
  }
}

/** Out of action: a bar behind what the box holds, its upper corners cut off where a cross ends. */
export function barIn({ x, y, width, height }: Rect, wasStruck: boolean): Operation {
  // With little ink only its edge is printed: heavy, so that it is no box.
  const edge = 0.9
  const stroke = { ink: 'ink', width: 0.8, weight: 'frame' } as const
  if (!wasStruck) return { op: 'path', d: rectPath(inset({ x, y, width, height }, edge)), fill: 'ink', stroke }
  const corner = Math.min(2.2, width / 4, height / 4)
  const across = mm(width - 2 * (edge + corner))
  const [right, down] = [mm(width - 2 * edge), mm(height - 2 * edge - corner)]
  const d = `M${mm(x + edge + corner)} ${mm(y + edge)}h${across}l${corner} ${corner}v${down}h${-right}v${-down}Z`
  return { op: 'path', d, fill: 'ink', stroke }
}
