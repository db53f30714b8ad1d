import type { Spot } from '../documents/chart'

/**
 * A coast is never straight: each side is broken at its middle, a few times over. How far depends on its two ends
 * alone, so it is the same each time, and where a point is moved only the sides at that point change.
 */
export function brokenCoast(points: readonly Spot[]): readonly Spot[] {
  let coast = points
  for (let times = 0; times < 4 && coast.length <= mostPoints; times++) {
    const finer = coast.flatMap((from, at) => {
      const to = coast[(at + 1) % coast.length]!
      const middle = brokenAt(from, to)
      return middle ? [from, middle] : [from]
    })
    if (finer.length === coast.length) break
    coast = finer
  }
  return coast
}

/** A coast of more is fine enough as it is. */
const mostPoints = 900
/** Inches: shorter sides stay straight, and so do those that only close a land beyond the chart. */
const [shortest, longest] = [0.7, 30]

function brokenAt(from: Spot, to: Spot): Spot | undefined {
  const [east, south] = [to[0] - from[0], to[1] - from[1]]
  const length = Math.hypot(east, south)
  if (length < shortest || length > longest) return undefined
  const aside = chanceOf(from, to) * Math.min(0.8, length * 0.22)
  return [(from[0] + to[0]) / 2 - (south / length) * aside, (from[1] + to[1]) / 2 + (east / length) * aside]
}

/** For the drawing only, from -0.5 to 0.5; no die is ever cast with it. */
export function chanceOf(from: Spot, to: Spot): number {
  let mixed = 0x811c9dc5
  for (const part of [...from, ...to]) mixed = Math.imul(mixed ^ Math.round(part * 100), 0x01000193)
  mixed = Math.imul(mixed ^ (mixed >>> 15), 0x2c1b3c6d)
  mixed = Math.imul(mixed ^ (mixed >>> 12), 0x297a2d39)
  return ((mixed ^ (mixed >>> 15)) >>> 0) / 2 ** 32 - 0.5
}

/** Twice its area, more than nothing where its points run clockwise on the chart. */
export const turning = (points: readonly Spot[]): number =>
  points.reduce((sum, [x, y], at) => {
    const [nextX, nextY] = points[(at + 1) % points.length]!
    return sum + x * nextY - nextX * y
  }, 0)

/** Whether a place is inside; of a coast that crosses itself, inside any of its loops that are not holes. */
export function isInside([x, y]: Spot, points: readonly Spot[]): boolean {
  let inside = false
  for (const [at, [fromX, fromY]] of points.entries()) {
    const [toX, toY] = points[(at + 1) % points.length]!
    if (fromY > y !== toY > y && x < ((toX - fromX) * (y - fromY)) / (toY - fromY) + fromX) inside = !inside
  }
  return inside
}

function boundsWithin(points: readonly Spot[], box: readonly [Spot, Spot]) {
  const across = points.map(([x]) => x)
  const down = points.map(([, y]) => y)
  return {
    left: Math.max(box[0][0], Math.min(...across)),
    right: Math.min(box[1][0], Math.max(...across)),
    top: Math.max(box[0][1], Math.min(...down)),
    bottom: Math.min(box[1][1], Math.max(...down)),
  }
}

/** How far that part of an area that lies in a box goes from west to east, and from north to south. */
export function extentWithin(points: readonly Spot[], box: readonly [Spot, Spot]): Spot {
  const { left, right, top, bottom } = boundsWithin(points, box)
  return [right - left, bottom - top]
}

/** The middle of that part of an area that lies in a box; nothing where none does. */
export function middleWithin(points: readonly Spot[], box: readonly [Spot, Spot]): Spot | undefined {
  const { left, right, top, bottom } = boundsWithin(points, box)
  if (left >= right || top >= bottom) return undefined
  const inside: Spot[] = []
  for (let row = 0.5; row < 12; row++)
    for (let column = 0.5; column < 12; column++) {
      const spot: Spot = [left + ((right - left) * column) / 12, top + ((bottom - top) * row) / 12]
      if (isInside(spot, points)) inside.push(spot)
    }
  if (inside.length === 0) return [(left + right) / 2, (top + bottom) / 2]
  const mean = (of: 0 | 1) => inside.reduce((sum, spot) => sum + spot[of], 0) / inside.length
  return [mean(0), mean(1)]
}
