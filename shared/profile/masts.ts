import { pairs, type Parts, type Point } from './parts'
import { deckAt } from './hull'
import type { Mast, Profile } from './record'

/** Where a mast stands, and where it is at any height: poles and tripods lean from their feet. */
export function mastLine({ deck, length }: Pick<Profile, 'deck' | 'length'>, mast: Mast) {
  const foot = mast.foot ?? deckAt(deck, mast.at)
  const isUpright = mast.kind === 'military' || mast.kind === 'cage'
  const lean = isUpright ? 0 : Math.tan(((mast.rake ?? 0) * Math.PI) / 180)
  return { foot, at: (up: number) => (mast.at / 100) * length + lean * (up - foot) }
}

export function drawMast(profile: Profile, mast: Mast, parts: Parts): void {
  const { foot, at } = mastLine(profile, mast)
  switch (mast.kind) {
    case 'military':
      return drawMilitaryMast(mast, at(foot), foot, parts)
    case 'tripod':
      return drawTripod(mast, at, foot, parts)
    case 'cage':
      return drawCage(mast, at(foot), foot, parts)
    case 'pole':
      return drawPole(mast, at, foot, parts)
  }
}

type At = ReturnType<typeof mastLine>['at']

function fightingTop(x: number, up: number, width: number, rail: number, parts: Parts): void {
  const rim = [-0.3, -1.1, -0.5, 0, -0.5, rail, 0.5, rail].concat(0.5, 0, 0.3, -1.1)
  parts.solid(
    pairs(rim, (across, rise) => [x + across * width, up + rise]),
    'mast',
  )
  parts.cut([x - width / 2, up, x + width / 2, up], 2)
}

/** A thick tube with round tops, and guns in them. */
function drawMilitaryMast(mast: Mast, x: number, foot: number, parts: Parts): void {
  const { width = 2.6, top, tops = 2, topWidth = 6.4, roof = false } = mast
  const tube = Math.min(top, mast.tubeTop ?? foot + (top - foot) * 0.62)
  parts.rod([x, tube, x, top], 0.45)
  const [half, wide] = [width / 2, width * 0.6]
  parts.solid(
    pairs([x - wide, foot, x - half, foot + 4, x - half, tube, x + half, tube, x + half, foot + 4, x + wide, foot]),
    'mast',
  )
  const gap = Math.min(6, (tube - foot) / Math.max(1, tops))
  for (let index = 0; index < tops; index++) {
    const up = tube - index * gap
    fightingTop(x, up, topWidth * (index === 0 && tops > 1 ? 0.82 : 1), 1.3, parts)
    parts.rod([x - topWidth * 0.26, up + 1.3, x - topWidth * 0.7, up + 1.75], 0.3, 1)
  }
  if (roof) parts.solid(pairs([x - width * 0.9, tube + 3, x, tube + 4.4, x + width * 0.9, tube + 3]), 'mast')
}

function drawTripod(mast: Mast, at: At, foot: number, parts: Parts): void {
  const { top, legs = 'aft', tops = 0, width = 1 } = mast
  const head = Math.min(top, mast.tubeTop ?? foot + (top - foot) * 0.7)
  const spread = (legs === 'aft' ? 1 : -1) * Math.max(1.6, (head - foot) * 0.24)
  parts.rod([at(foot), foot, at(head), head], 0.85 * width)
  parts.rod([at(foot) + spread, foot, at(head), head], 0.6 * width)
  parts.rod([at(head), head, at(top), top], 0.4 * width)
  if (tops > 0) {
    parts.box(at(head) - 2.3, at(head) + 2.3, head - 0.4, head + 2.2, 'mast')
    parts.cut([at(head) - 2.3, head + 1, at(head) + 2.3, head + 1], 2)
  }
  drawYards(mast, foot, at, parts)
}

function drawCage(mast: Mast, x: number, foot: number, parts: Parts): void {
  const { top, width = 6 } = mast
  const head = Math.min(top, mast.tubeTop ?? foot + (top - foot) * 0.75)
  for (let index = 0; index <= 4; index++) {
    const across = (index / 4 - 0.5) * width
    parts.rod([x + across, foot, x - across * 0.62, head], 0.3)
  }
  for (const share of [0.25, 0.5, 0.75]) {
    const half = width * (0.36 - 0.2 * share)
    parts.rod([x - half, foot + (head - foot) * share, x + half, foot + (head - foot) * share], 0.25, 1)
  }
  fightingTop(x, head, Math.max(3, width * 0.85), 2, parts)
  parts.rod([x, head, x, top], 0.4)
}

/** A lower mast and a topmast in line with it, with tops, yards, and the booms of a merchantman. */
function drawPole(mast: Mast, at: At, foot: number, parts: Parts): void {
  const { top, width = 0.8, tops = 0, topsAt = [0.34, 0.62, 0.8], topWidth = 5, gaff = false, derrick } = mast
  const x = at(foot)
  const rise = top - foot
  const joint = foot + rise * 0.58
  const heel = joint - rise * 0.03
  parts.rod([x, foot, at(joint), joint], width)
  parts.rod([at(heel), heel, at(top), top], width * 0.55)
  for (let index = 0; index < tops; index++) {
    const up = foot + rise * (topsAt[index] ?? 0.8)
    fightingTop(at(up), up, topWidth * (index === 0 ? 1 : 0.78), 1, parts)
  }
  drawYards(mast, foot, at, parts)
  if (gaff) parts.rod([at(joint), joint - 1, at(joint) + rise * 0.18, joint + rise * 0.1], 0.25)
  if (derrick === undefined) return
  const lifted = foot + rise * 0.55
  for (const way of [-1, 1]) {
    parts.rod([x, foot + 1.2, x + way * derrick, lifted], 0.4)
    parts.rod([x + way * derrick, lifted, x, foot + rise * 0.85], 0.15, 2)
  }
}

function drawYards({ top, yards = [0.72], kind, width = 1 }: Mast, foot: number, at: At, parts: Parts): void {
  if (kind === 'tripod' && yards.length === 0) return
  const wide = Math.min(5.4, (top - foot) * 0.17)
  yards.forEach((share, index) => {
    const up = foot + (top - foot) * share
    const half = (wide * (1 - index * 0.25)) / 2
    parts.rod([at(up) - half, up, at(up) + half, up], Math.min(0.28, width * 0.6))
  })
}

/** Stays between the mastheads and to bow and stern, over a tower that stands in their way: a plate alone has them. */
export function drawRigging(profile: Profile, parts: Parts): void {
  const { masts, length, deck, flight, bridge } = profile
  const [first, last] = [masts[0], masts.at(-1)]
  if (!first || !last || flight) return
  const deckPoint = (at: number): Point => [(at / 100) * length, deckAt(deck, at)]
  const head = (mast: Mast): Point => [mastLine(profile, mast).at(mast.top * 0.97), mast.top * 0.97]
  const held = [deckPoint(3), head(first), ...(first === last ? [] : [head(last)]), deckPoint(97)]
  const tower =
    bridge && ([(bridge.at / 100) * length, (bridge.foot ?? deckAt(deck, bridge.at)) + bridge.height] as const)
  held.slice(1).forEach((to, index) => {
    const from = held[index]!
    const over = tower && isInTheWay(tower, from, to) ? [tower] : []
    const ends = [from, ...over, to]
    ends.slice(1).forEach((end, nth) => parts.rod([...ends[nth]!, ...end], 0.12, 2))
  })
}

function isInTheWay([x, top]: Point, from: Point, to: Point): boolean {
  return x > from[0] && x < to[0] && top > from[1] + ((to[1] - from[1]) * (x - from[0])) / (to[0] - from[0])
}
