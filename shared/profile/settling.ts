import type { Point } from './parts'
import type { Part } from './parts'
import { extentOf } from './sizes'

/** How a damaged ship lies: of her flotation lost, 0 to 1, and towards which end. */
export interface Settling {
  readonly lost: number
  readonly by: 'head' | 'stern'
  /** She goes down: one end is under, the other rises. */
  readonly isSinking: boolean
}

const sinking = (11 * Math.PI) / 180
/** Parts of her freeboard by which she lies deeper, and by which the lower end is lower than her middle, at the last. */
const [deepest, lowestEnd] = [0.5, 0.75]
/** What is so far under water is not seen, in metres. */
const sight = 0.3

/** The parts of a ship as she lies in the water: lower, down by the head or by the stern, and nothing below the surface. */
export function settled(parts: readonly Part[], length: number, { lost, by, isSinking }: Settling): readonly Part[] {
  const share = Math.min(1, Math.max(0, lost))
  if (share === 0 && !isSinking) return parts
  const freeboard = meanFreeboard(parts)
  // Afloat she never lies as steep as when she goes down, however short she is.
  const trim = Math.min(sinking, Math.atan((share * freeboard * lowestEnd * 2) / length))
  const angle = isSinking ? sinking : trim
  const deep = freeboard * (isSinking ? 1.3 : deepest * share)
  const turn = by === 'head' ? angle : -angle
  const [sin, cos, middle] = [Math.sin(turn), Math.cos(turn), length / 2]
  const lies = ([x, up]: Point): Point => [middle + (x - middle) * cos - up * sin, (x - middle) * sin + up * cos - deep]
  return parts.flatMap((part) => aboveWater(part, part.points.map(lies)))
}

/** Half the height of a hull between its highest point and the water: what she has to lose. */
function meanFreeboard(parts: readonly Part[]): number {
  const { top } = extentOf(parts.filter((part) => part.is === 'solid' && part.tone === 'hull'))
  return Number.isFinite(top) ? Math.max(0.5, top * 0.8) : 1
}

function aboveWater(part: Part, points: readonly Point[]): readonly Part[] {
  if (points.every(([, up]) => up >= -sight)) return [{ ...part, points }]
  if (part.is === 'solid' || part.is === 'hole') {
    const left = cutOff([...points, points[0]!], true).flat()
    return left.length > 2 ? [{ ...part, points: left }] : []
  }
  return cutOff(points, false).map((line) => ({ ...part, points: line }))
}

/** The stretches of a line over the surface; of an outline they lie one after another along it. */
function cutOff(points: readonly Point[], isOutline: boolean): readonly (readonly Point[])[] {
  const stretches: Point[][] = []
  let open: Point[] | undefined
  points.forEach((to, index) => {
    const from = points[index - 1]
    if (from && from[1] >= -sight !== to[1] >= -sight) {
      const share = (-sight - from[1]) / (to[1] - from[1])
      const edge: Point = [from[0] + (to[0] - from[0]) * share, -sight]
      if (open) open.push(edge)
      else stretches.push((open = [edge]))
      if (to[1] < -sight) open = undefined
    }
    if (to[1] < -sight || (isOutline && index === points.length - 1)) return
    if (open) open.push(to)
    else stretches.push((open = [to]))
  })
  return stretches
}
