import { ellipsePath } from './mark-shapes'
import type { Ink, Operation } from './operations'
import { hundredths as round } from './path-data'

/**
 * A gun's arc as a chart draws a sector light: plan view, bow to the left, firm arc, broken limits, barrels in the
 * middle. Angles in degrees from the bow, growing to starboard, which lies above.
 */
export interface ArcPlan {
  /** From, to. */
  readonly sweeps: readonly (readonly [number, number])[]
  readonly barrels: readonly number[]
  /** A gun house; otherwise an open mount. */
  readonly turret: boolean
  /** Two lines a barrel. */
  readonly twin: boolean
  /** Broken lines to the ends of the arc; on a small plan there is no room for them. */
  readonly limits?: false
}

export interface ArcPlace {
  /** Middle, mm. */
  readonly x: number
  readonly y: number
  readonly radius: number
  readonly ink: Ink
}

export function arcPlanOperations(
  { sweeps, barrels, turret, twin, limits: shown }: ArcPlan,
  place: ArcPlace,
): Operation[] {
  const { x, y, radius, ink } = place
  const scale = radius / 3.5
  const limits = sweeps
    .filter(([from, to]) => shown !== false && to - from < 360)
    .flatMap(([from, to]) => [from, to])
    .map((angle) => ray(place, angle, 0, radius))
  const lines = barrels.map((angle) => barrel(place, angle, turret ? 0.82 : 0.66, twin ? 0.55 * scale : 0))
  const operations: Operation[] = []
  if (limits.length > 0) {
    operations.push({
      op: 'path',
      d: limits.join(''),
      stroke: { ink, width: 0.24, dash: [0.5, 0.4], weight: 'hair' },
    })
  }
  operations.push(
    { op: 'path', d: sweeps.map((sweep) => sweepPath(place, sweep)).join(''), stroke: { ink, width: 0.5 * scale } },
    { op: 'path', d: lines.join(''), stroke: { ink, width: (turret ? 0.6 : 0.65) * scale } },
    { op: 'path', d: disc(x, y, (turret ? 1.45 : 0.85) * scale), fill: ink },
  )
  return operations
}

/** A filled circle as path data. */
export function disc(x: number, y: number, radius: number): string {
  return ellipsePath(x, y, radius, radius)
}

function sweepPath(place: ArcPlace, [from, to]: readonly [number, number]): string {
  const r = round(place.radius)
  if (to - from >= 360) return disc(place.x, place.y, place.radius)
  const [startX, startY] = at(place, from, place.radius)
  const [endX, endY] = at(place, to, place.radius)
  return `M${round(startX)} ${round(startY)}A${r} ${r} 0 ${to - from > 180 ? 1 : 0} 1 ${round(endX)} ${round(endY)}`
}

function barrel(place: ArcPlace, angle: number, reach: number, offset: number): string {
  if (offset === 0) return ray(place, angle, 0, place.radius * reach)
  const [sideX, sideY] = at({ ...place, x: 0, y: 0 }, angle + 90, offset)
  return [-1, 1]
    .map((side) =>
      ray({ ...place, x: place.x + side * sideX, y: place.y + side * sideY }, angle, 0, place.radius * reach),
    )
    .join('')
}

function ray(place: ArcPlace, angle: number, from: number, to: number): string {
  const [startX, startY] = at(place, angle, from)
  const [endX, endY] = at(place, angle, to)
  return `M${round(startX)} ${round(startY)}L${round(endX)} ${round(endY)}`
}

function at({ x, y }: { x: number; y: number }, angle: number, distance: number): [number, number] {
  const radians = (angle * Math.PI) / 180
  return [x - distance * Math.cos(radians), y - distance * Math.sin(radians)]
}
