import type { PerfidiousShip } from '../ship/ship'
import type { HullEnds } from './hull-ends'
import { hullDeckAt, type Block, type ShipParts, type TurretPart } from './parts'

/** Everything on the card's profile that stands against the sky, each as its upper edge in grid units. */
export function ridges(ship: PerfidiousShip, parts: ShipParts, ends: HullEnds): Ridge[] {
  return [
    hull(parts, ends),
    ...parts.blocks.map((block) => house(block, parts)),
    ...parts.bridges.map(({ x, y }) => bridge(x, y)),
    ...parts.turrets.map(turret),
    ...ship.profile.funnels.map((funnel): Ridge => {
      const foot = funnelFoot(parts, funnel.at)
      const half = funnel.width / 2
      const top = -funnel.height
      return [
        [funnel.at - half * 1.15, foot],
        [funnel.at - half * 0.92, top],
        [funnel.at + half * 0.92, top],
        [funnel.at + half * 1.15, foot],
      ]
    }),
    ...(parts.small ? smallCraft(parts, ends) : []),
    ...ship.profile.masts.filter((mast) => mast.top === 'military').map((mast) => tower(mast.at, parts)),
  ]
}

/** Deck line with a little sheer towards bow and stern. */
function hull(parts: ShipParts, ends: HullEnds): Ridge {
  const last = parts.deckLine.length - 1
  const deck = parts.deckLine.flatMap((run, index): Point[] => {
    const from = index === 0 ? ends.bowDeck : run.from
    const to = index === last ? ends.sternDeck : run.to
    return [from, (2 * from + to) / 3, (from + 2 * to) / 3, to].map((x) => [x, sheer(x, run.y)])
  })
  // Where the sides fall in, the ends lean outwards to the water; an overhang is closed by the path itself.
  const bow: Point[] = ends.bowWater < ends.bowDeck ? [[ends.bowWater, 4]] : []
  const stern: Point[] = ends.sternWater > ends.sternDeck ? [[ends.sternWater, 4]] : []
  return [...bow, ...deck, ...stern]
}

/** Planks lie a little below the line of the cells, rising towards the bow. */
export function sheer(x: number, y: number): number {
  const forward = Math.max(0, 3 - x) / 3
  return y + 0.2 - 0.16 * forward * forward
}

function house(block: Block, parts: ShipParts): Ridge {
  const inset = 0.1
  const foot = Math.max(block.bottom, hullDeckAt(parts.deckLine, (block.from + block.to) / 2)) + 0.3
  const top = block.y + 0.14
  return [
    [block.from + inset, foot],
    [block.from + inset, top],
    [block.to - inset, top],
    [block.to - inset, foot],
  ]
}

/** A conning tower with its bridge: wings wider than the house. */
function bridge(x: number, y: number): Ridge {
  return [
    [x - 0.3, y + 1.2],
    [x - 0.3, y + 0.62],
    [x - 0.46, y + 0.62],
    [x - 0.46, y + 0.48],
    [x - 0.24, y + 0.48],
    [x - 0.24, y + 0.14],
    [x + 0.3, y + 0.14],
    [x + 0.3, y + 0.48],
    [x + 0.44, y + 0.48],
    [x + 0.44, y + 0.62],
    [x + 0.34, y + 0.62],
    [x + 0.34, y + 1.2],
  ]
}

/** Barbette and gunhouse, the roof a little rounded. */
function turret({ x, y, size, wing }: TurretPart): Ridge {
  const half = size === 'heavy' ? (wing ? 0.3 : 0.36) : 0.26
  const roof = y - (size === 'heavy' ? 0.74 : 0.62)
  return [
    [x - half - 0.05, y + 0.25],
    [x - half - 0.05, y - 0.06],
    [x - half, y - 0.06],
    [x - half * 0.86, roof + 0.1],
    [x - half * 0.5, roof + 0.02],
    [x, roof],
    [x + half * 0.5, roof + 0.02],
    [x + half * 0.86, roof + 0.1],
    [x + half, y - 0.06],
    [x + half + 0.05, y - 0.06],
    [x + half + 0.05, y + 0.25],
  ]
}

/** Torpedo craft: the rounded forecastle, guns on their pedestals, tubes on their turntables. */
function smallCraft(parts: ShipParts, ends: HullEnds): Ridge[] {
  const deck = hullDeckAt(parts.deckLine, 1)
  const back: Ridge = [
    [ends.bowDeck, deck + 0.16],
    [ends.bowDeck + 0.3, deck - 0.02],
    [ends.bowDeck + 0.9, deck - 0.26],
    [1.6, deck - 0.32],
    [2.05, deck - 0.28],
    [2.1, deck + 0.2],
  ]
  const pedestal = (x: number): Ridge => [
    [x - 0.1, deck + 0.2],
    [x - 0.04, deck - 0.16],
    [x + 0.12, deck - 0.16],
    [x + 0.12, deck + 0.2],
  ]
  const tube = (x: number): Ridge => [
    [x - 0.42, deck + 0.2],
    [x - 0.42, deck - 0.1],
    [x + 0.42, deck - 0.1],
    [x + 0.42, deck + 0.2],
  ]
  const bare = parts.lightGuns.filter(({ x }) => !parts.bridges.some((bridge) => bridge.x === x))
  return [back, ...bare.map(({ x }) => pedestal(x)), ...parts.deckTubes.map(({ x }) => tube(x))]
}

/** A military mast: a thick tube with two round tops. */
function tower(x: number, parts: ShipParts): Ridge {
  const foot = hullDeckAt(parts.deckLine, x)
  return [
    [x - 0.09, foot],
    [x - 0.09, -0.12],
    [x - 0.24, -0.3],
    [x - 0.24, -0.42],
    [x - 0.08, -0.42],
    [x - 0.08, -0.62],
    [x - 0.18, -0.72],
    [x - 0.18, -0.8],
    [x + 0.18, -0.8],
    [x + 0.18, -0.72],
    [x + 0.08, -0.62],
    [x + 0.08, -0.42],
    [x + 0.24, -0.42],
    [x + 0.24, -0.3],
    [x + 0.09, -0.12],
    [x + 0.09, foot],
  ]
}

/** The top of whatever a funnel rises from. */
export function funnelFoot(parts: ShipParts, x: number): number {
  const under = parts.blocks.filter((block) => block.from <= x && x <= block.to).map((block) => block.y + 0.14)
  return Math.min(sheer(x, hullDeckAt(parts.deckLine, x)), ...under)
}

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
