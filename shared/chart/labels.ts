import { cutShort } from '../card/fit'
import { measure } from '../card/measure'
import type { Face, TextOp } from '../card/operations'
import { overlap, type Box } from '../card/path-data'
import type { Spot } from '../documents/chart'

/** The lettering of a chart: what is written where, and what it must not cover. */
export interface Lettering {
  /** Boxes that letters keep clear of, as far as they can. */
  readonly taken: Box[]
  /** Those of them that are letters: never one over another. */
  readonly letters: Box[]
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

/** What the halo of a name takes beside it. */
const haloWide = 2

/** How far off a name may be in lines of its letters, and what each line costs beside what it would cover. */
const [linesOff, lineCosts, letterCosts] = [[0, 1, 2, 3, 5], 60, 12] as const

/**
 * Beside one of some places, near to it and where it covers least: above or below it, to its right or left. What may be
 * left out is written close to its place, over nothing, or not at all.
 */
export function labelBeside(
  places: readonly Spot[],
  reach: number,
  label: Label,
  lettering: Lettering,
): readonly TextOp[] {
  const { face, size, isOptional = false } = label
  const fits = (part: string) => measure(face, size, part) <= mostWide
  const text = fits(label.text) ? label.text : cutShort(label.text, fits)
  const [width, height] = [measure(face, size, text), size]
  const { inner, taken, letters } = lettering
  const tries = places.flatMap(([x, y]) =>
    (isOptional ? linesOff.slice(0, 1) : linesOff).flatMap((lines) => {
      const away = reach + lines * size
      const near = away * 0.7
      const [left, middle, right] = [x - width, x - width / 2, x]
      const [above, level, below] = [y - height, y - height / 2, y]
      return [
        ...[
          { x: right + away, y: level },
          { x: left - away, y: level },
          { x: middle, y: above - away },
          { x: middle, y: below + away },
        ],
        ...[
          { x: right + near, y: above - near },
          { x: right + near, y: below + near },
          { x: left - near, y: below + near },
          { x: left - near, y: above - near },
        ],
      ].map((at) => ({ ...at, lines }))
    }),
  )
  const boxes = tries.flatMap(({ lines, x, y }) => {
    const left = Math.max(inner.x + 3, Math.min(inner.x + inner.width - width - 3, x))
    const top = Math.max(inner.y + 3, Math.min(inner.y + inner.height - height - 3, y))
    if (isOptional && (left !== x || top !== y)) return []
    const box = { x: left, y: top, width, height }
    const wide = { x: left - haloWide, y: top - haloWide, width: width + 2 * haloWide, height: height + 2 * haloWide }
    const covered = coveredBy(box, taken) + letterCosts * coveredBy(wide, letters)
    return isOptional && covered > 1 ? [] : [{ box, costs: covered + lines * lineCosts }]
  })
  const [first] = boxes
  if (!first) return []
  const { box } = boxes.reduce((found, each) => (each.costs < found.costs - 1 ? each : found), first)
  taken.push(box)
  letters.push(box)
  const halo = { ink: 'sheet', width: 3 } as const
  return [{ op: 'text', x: box.x, y: box.y + size * 0.8, text, face, size, ink: 'ink', halo }]
}

const coveredBy = (box: Box, parts: readonly Box[]) => parts.reduce((sum, part) => sum + overlap(box, part), 0)

/** A figure or a name in its own place, which is never moved: left out where something lies there already. */
export function inItsPlace(text: TextOp, { taken, letters, inner }: Lettering, mayCover = false): readonly TextOp[] {
  const width = measure(text.face, text.size, text.text)
  const turn = ((text.turn ?? 0) * Math.PI) / 180
  const turned = Math.abs(Math.sin(turn))
  const [wide, high] = [width * (1 - turned) + text.size * turned, text.size * (1 - turned) + width * turned]
  const [x, y] = [text.x + Math.sin(turn) * text.size * 0.35, text.y - Math.cos(turn) * text.size * 0.35]
  const box = { x: x - wide / 2, y: y - high / 2, width: wide, height: high }
  if (overlap(box, inner) < wide * high * 0.95) return []
  if (!mayCover && taken.some((part) => overlap(box, part) > 0)) return []
  taken.push(box)
  letters.push(box)
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
