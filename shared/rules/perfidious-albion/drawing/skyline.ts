/** A point in grid units; y grows downwards. */
export type Point = readonly [x: number, y: number]

/** A shape seen against the sky: its upper edge, left to right, x never falling. */
export type Ridge = readonly Point[]

const epsilon = 1e-6

/** The outline that many overlapping shapes make against the sky, left to right, from `from` to `to`. */
export function skyline(ridges: readonly Ridge[], ground: number): Point[] {
  const places = crossings(ridges)
  const outline: Point[] = []
  for (let index = 0; index + 1 < places.length; index++) {
    const left = places[index]!
    const right = places[index + 1]!
    const middle = (left + right) / 2
    const ridge = highest(ridges, middle, ground)
    add(outline, [left, ridge ? heightAt(ridge, left, middle, ground) : ground])
    add(outline, [right, ridge ? heightAt(ridge, right, middle, ground) : ground])
  }
  return outline
}

/** Every x at which the outline may turn: the corners of all ridges, and where two ridges cross. */
function crossings(ridges: readonly Ridge[]): number[] {
  const places = new Set(ridges.flatMap((ridge) => ridge.map(([x]) => x)))
  const edges = ridges.flatMap((ridge) => ridge.slice(1).map((to, index) => [ridge[index]!, to] as const))
  edges.forEach(([from, to], index) => {
    for (const [start, end] of edges.slice(index + 1)) {
      const x = crossing(from, to, start, end)
      if (x !== undefined) places.add(x)
    }
  })
  const sorted = [...places].sort((a, b) => a - b)
  return sorted.filter((x, index) => index === 0 || x - sorted[index - 1]! > epsilon)
}

function crossing(from: Point, to: Point, start: Point, end: Point): number | undefined {
  const left = Math.max(from[0], start[0])
  const right = Math.min(to[0], end[0])
  if (right - left <= epsilon) return undefined
  const gapLeft = along(from, to, left) - along(start, end, left)
  const gapRight = along(from, to, right) - along(start, end, right)
  if (gapLeft * gapRight >= 0) return undefined
  return left + ((right - left) * gapLeft) / (gapLeft - gapRight)
}

function along(from: Point, to: Point, x: number): number {
  return from[1] + ((to[1] - from[1]) * (x - from[0])) / (to[0] - from[0])
}

function highest(ridges: readonly Ridge[], x: number, ground: number): Ridge | undefined {
  let best: Ridge | undefined
  let top = ground
  for (const ridge of ridges) {
    const y = heightAt(ridge, x, x, ground)
    if (y < top) {
      top = y
      best = ridge
    }
  }
  return best
}

/** The ridge's height at `x`, on the edge that spans `within`. */
function heightAt(ridge: Ridge, x: number, within: number, ground: number): number {
  for (let index = 0; index + 1 < ridge.length; index++) {
    const from = ridge[index]!
    const to = ridge[index + 1]!
    if (to[0] - from[0] > epsilon && from[0] <= within && within <= to[0]) return along(from, to, x)
  }
  return ground
}

function add(outline: Point[], point: Point): void {
  const last = outline.at(-1)
  if (last && Math.abs(last[0] - point[0]) < epsilon && Math.abs(last[1] - point[1]) < epsilon) return
  const before = outline.at(-2)
  if (last && before && straight(before, last, point)) outline.pop()
  outline.push(point)
}

function straight(a: Point, b: Point, c: Point): boolean {
  return Math.abs((b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0])) < epsilon
}
