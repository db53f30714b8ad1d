import type { Spot } from '../documents/chart'

/** Two sides of a line of points round an area that cross, by the points at which they begin. */
export type Crossing = readonly [one: number, other: number]

const known = new WeakMap<readonly Spot[], Crossing | null>()

/** The first crossing of a coast, of a shoal or of a zone; nothing where it has none. */
export function crossingOf(points: readonly Spot[]): Crossing | undefined {
  const before = known.get(points)
  if (before !== undefined) return before ?? undefined
  const found = firstCrossing(points, { left: Infinity })
  known.set(points, found ?? null)
  return found
}

function firstCrossing(points: readonly Spot[], pairs: { left: number }): Crossing | undefined {
  const count = points.length
  for (let one = 0; one < count - 2; one++) {
    const [a, b] = [points[one]!, points[one + 1]!]
    const [left, right] = [Math.min(a[0], b[0]), Math.max(a[0], b[0])]
    for (let other = one + 2; other < count; other++) {
      if (pairs.left-- <= 0) return undefined
      const [c, d] = [points[other]!, points[(other + 1) % count]!]
      if ((c[0] < left && d[0] < left) || (c[0] > right && d[0] > right)) continue
      if (cross(a, b, c, d)) return [one, other]
    }
  }
  return undefined
}

/** Whether all points are one place, or lie on one line. */
export function isFlat([first, ...rest]: readonly Spot[]): boolean {
  const other = rest.find(([x, y]) => x !== first![0] || y !== first![1])
  return !other || rest.every((point) => Math.abs(turn(first!, other, point)) < 0.001)
}

/** Not where they only touch: an end on a side is drawn well enough. */
const cross = (a: Spot, b: Spot, c: Spot, d: Spot) =>
  aside(a, b, c) * aside(a, b, d) < 0 && aside(c, d, a) * aside(c, d, b) < 0
const aside = (from: Spot, to: Spot, point: Spot) => Math.sign(turn(from, to, point))
const turn = ([fromX, fromY]: Spot, [toX, toY]: Spot, [x, y]: Spot) =>
  (toX - fromX) * (y - fromY) - (toY - fromY) * (x - fromX)

/** So many pairs of sides are looked at; of a coast that is worse than that another is made. */
const mostPairs = 4_000_000
const mended = new WeakMap<readonly Spot[], readonly Spot[]>()

/**
 * The same points in an order in which no side crosses another: what lies between two sides that cross is gone through
 * the other way, which is shorter each time. Of a coast that is all knots, in their order round its middle.
 */
export function untangled(points: readonly Spot[]): readonly Spot[] {
  const before = mended.get(points)
  if (before) return before
  const after = undone(points)
  mended.set(points, after)
  return after
}

function undone(points: readonly Spot[]): readonly Spot[] {
  const pairs = { left: mostPairs }
  let now = points
  while (pairs.left > 0) {
    const found = firstCrossing(now, pairs)
    if (!found) break
    const [one, other] = found
    now = [...now.slice(0, one + 1), ...now.slice(one + 1, other + 1).toReversed(), ...now.slice(other + 1)]
  }
  if (pairs.left > 0) return now
  const middle = (of: 0 | 1) => points.reduce((sum, spot) => sum + spot[of], 0) / points.length
  const [x, y] = [middle(0), middle(1)]
  const round = ([east, south]: Spot) => Math.atan2(south - y, east - x)
  const far = ([east, south]: Spot) => Math.hypot(south - y, east - x)
  return points.toSorted((one, other) => round(one) - round(other) || far(one) - far(other))
}
