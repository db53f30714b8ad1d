import { barrelOffsets, gunHouse, openMount } from './gun-plan'
import { ellipsePath } from './mark-shapes'
import type { Ink, Operation } from './operations'
import { hundredths as round } from './path-data'

/**
 * A gun's arc as a chart draws a sector light: plan view, bow to the left, firm arc, the mount in the middle. Angles in degrees from the bow, growing to starboard, which lies above.
 */
export interface ArcPlan {
  /** From, to. */
  readonly sweeps: readonly (readonly [number, number])[]
  readonly barrels: readonly number[]
  /** A gun house; otherwise an open mount. */
  readonly turret: boolean
  /** Side by side; none is drawn with more than three. */
  readonly guns: number
}

export interface ArcPlace {
  /** Middle, mm. */
  readonly x: number
  readonly y: number
  readonly radius: number
  readonly ink: Ink
}

export function arcPlanOperations({ sweeps, barrels, turret, guns }: ArcPlan, place: ArcPlace): Operation[] {
  const { radius, ink } = place
  const scale = radius / 3.5
  const bearings = barrels.length > 0 ? barrels : [0]
  const isPair = bearings.length > 1
  const across = barrelOffsets(isPair ? 1 : Math.min(guns, 3), guns > 2 ? 0.85 : 1.1).map((offset) => offset * scale)
  // Each of a pair stands on its own side of the middle.
  const pivots = bearings.map((angle) => {
    const [x, y] = at(place, angle, isPair ? radius * 0.24 : 0)
    return { angle, x, y }
  })
  const reach = isPair ? 0.6 : turret ? 0.82 : 0.7
  const lines = pivots.flatMap(({ angle, x, y }) =>
    across.map((offset) => barrel({ ...place, x, y }, angle, reach, offset)),
  )
  const size = (turret ? 0.66 : 0.84) * scale * (isPair ? 0.75 : 1)
  return [
    { op: 'path', d: sweeps.map((sweep) => sweepPath(place, sweep)).join(''), stroke: { ink, width: 0.5 * scale } },
    { op: 'path', d: lines.join(''), stroke: { ink, width: (turret ? 0.6 : 0.65) * scale } },
    { op: 'path', d: pivots.map((pivot) => bodyOf(pivot, size, turret)).join(''), fill: ink },
  ]
}

interface Pivot {
  readonly x: number
  readonly y: number
  readonly angle: number
}

/** The plan of the mount on its pivot, trained as its barrels are. */
function bodyOf({ x: left, y: top, angle }: Pivot, size: number, turret: boolean): string {
  const radians = (angle * Math.PI) / 180
  const [cos, sin] = [Math.cos(radians) * size, Math.sin(radians) * size]
  const turned = ([x, y]: readonly [number, number]) =>
    `${round(left + (x - 1) * cos + y * sin)} ${round(top + (x - 1) * sin - y * cos)}`
  return (turret ? [gunHouse] : openMount).map((outline) => `M${outline.map(turned).join('L')}Z`).join('')
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
  const [x, y] = offset === 0 ? [place.x, place.y] : at(place, angle + 90, offset)
  return ray({ ...place, x, y }, angle, 0, place.radius * reach)
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
