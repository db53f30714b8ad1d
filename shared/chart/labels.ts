import { cutShort } from '../card/fit'
import { measure } from '../card/measure'
import type { Face, TextOp } from '../card/operations'
import { overlap, type Box } from '../card/path-data'
import type { Spot } from '../documents/chart'

/** The lettering of a chart: what is written where, and what it must not cover. */
export interface Lettering {
  /** Boxes that letters keep clear of, as far as they can. */
  readonly taken: Box[]
  readonly inner: Box
}

interface Label {
  readonly text: string
  readonly face: Face
  readonly size: number
  /** It is left out where it would cover something. */
  readonly isOptional?: boolean
}

/** Longer names are cut: their whole text is beside the chart. */
const mostWide = 220

/** Beside a place, where it covers least of what is there: above or below it, to its right or left. */
export function labelBeside(at: Spot, reach: number, label: Label, lettering: Lettering): readonly TextOp[] {
  const { face, size } = label
  const fits = (part: string) => measure(face, size, part) <= mostWide
  const text = fits(label.text) ? label.text : cutShort(label.text, fits)
  const [width, height] = [measure(face, size, text), size]
  const [x, y] = at
  const { inner, taken } = lettering
  const tries = [0, 1, 2, 4, 6]
    .map((lines) => reach + lines * size)
    .flatMap((away) => [
      [x + away, y - height / 2],
      [x - away - width, y - height / 2],
      [x - width / 2, y - away - height],
      [x - width / 2, y + away],
      [x + away * 0.7, y - away * 0.7 - height],
      [x + away * 0.7, y + away * 0.7],
      [x - away * 0.7 - width, y + away * 0.7],
      [x - away * 0.7 - width, y - away * 0.7 - height],
    ])
  const boxes = tries.map(([left = 0, top = 0]): Box => ({
    x: Math.max(inner.x + 3, Math.min(inner.x + inner.width - width - 3, left)),
    y: Math.max(inner.y + 3, Math.min(inner.y + inner.height - height - 3, top)),
    ...{ width, height },
  }))
  const covered = (box: Box) => taken.reduce((sum, part) => sum + overlap(box, part), 0)
  const best = boxes.reduce((found, box) => (covered(box) < covered(found) - 1 ? box : found))
  if (label.isOptional && covered(best) > 1) return []
  taken.push(best)
  const halo = { ink: 'sheet', width: 3 } as const
  return [{ op: 'text', x: best.x, y: best.y + size * 0.8, text, face, size, ink: 'ink', halo }]
}

/** A figure or a name in its own place, which is never moved: left out where something lies there already. */
export function inItsPlace(text: TextOp, { taken, inner }: Lettering, mayCover = false): readonly TextOp[] {
  const width = measure(text.face, text.size, text.text)
  const turned = Math.abs(Math.sin(((text.turn ?? 0) * Math.PI) / 180))
  const [wide, high] = [width * (1 - turned) + text.size * turned, text.size * (1 - turned) + width * turned]
  const box = { x: text.x - wide / 2, y: text.y - text.size * 0.35 - high / 2, width: wide, height: high }
  if (overlap(box, inner) < wide * high * 0.95) return []
  if (!mayCover && taken.some((part) => overlap(box, part) > 0)) return []
  taken.push(box)
  return [text]
}

export const around = ([x, y]: Spot, reach: number): Box => ({
  x: x - reach,
  y: y - reach,
  width: 2 * reach,
  height: 2 * reach,
})

/** Boxes along a line, so that nothing is written over it. */
export function alongLine(points: readonly Spot[], reach: number): readonly Box[] {
  return points.slice(1).flatMap((to, at) => {
    const from = points[at]!
    const steps = Math.min(60, Math.ceil(Math.hypot(to[0] - from[0], to[1] - from[1]) / 10))
    return Array.from({ length: steps + 1 }, (_, step) => {
      const part = steps === 0 ? 0 : step / steps
      return around([from[0] + (to[0] - from[0]) * part, from[1] + (to[1] - from[1]) * part], reach)
    })
  })
}
