import { overlap } from '../card/path-data'
import type { Clear } from './sea-bed'
import type { CompassPoint } from '../documents/scenario'

/** Where the squadrons steer on the chart: one track a side, its squadrons in line beside each other. */
export interface SideOnChart {
  readonly name: string
  /** Where it begins and what it steers, where the scenario says so; else it comes from the right. */
  readonly enters?: CompassPoint | 'middle'
  readonly course?: CompassPoint
  /** Its line makes no way: it lies there, and steers nowhere. */
  readonly isAtRest?: boolean
  readonly squadrons: readonly (readonly ShipOnChart[])[]
}

interface ShipOnChart {
  /** Length beside the longest ship of the action, 0 to 1. */
  readonly share: number
}

export interface DrawnSide {
  readonly name: string
  /** The name beside its line, cut where it is very long; `x` is its beginning. */
  readonly label: { readonly x: number; readonly y: number; readonly width: number; readonly text: string }
  /** None where the ships lie at rest. */
  readonly track: string
  /** Places along it, close to each other: no sounding is written over it. */
  readonly along: readonly Clear[]
  /** The end of the track and the heading there, for an arrow. */
  readonly head: { readonly x: number; readonly y: number; readonly degrees: number }
  readonly hulls: readonly {
    readonly x: number
    readonly y: number
    readonly degrees: number
    readonly scale: number
  }[]
  /** Sides are distinguished by shape: filled, outlined, half filled, dotted. */
  readonly fill: 'solid' | 'open' | 'half' | 'dotted'
}

interface Point {
  readonly x: number
  readonly y: number
}
type Curve = readonly [Point, Point, Point]

const fills = ['solid', 'open', 'half', 'dotted'] as const

/** Lines of approach over a chart from 0 to 1: from the rear of the column to where its head is going. */
const approaches: readonly Curve[] = [
  [
    { x: 0.98, y: 0.05 },
    { x: 0.72, y: 0.16 },
    { x: 0.5, y: 0.43 },
  ],
  [
    { x: 0.97, y: 0.94 },
    { x: 0.76, y: 0.84 },
    { x: 0.52, y: 0.71 },
  ],
  [
    { x: 0.97, y: 0.52 },
    { x: 0.84, y: 0.54 },
    { x: 0.62, y: 0.56 },
  ],
  [
    { x: 0.56, y: 0.97 },
    { x: 0.5, y: 0.86 },
    { x: 0.5, y: 0.8 },
  ],
]

const way: Readonly<Record<CompassPoint | 'middle', readonly [east: number, south: number]>> = {
  ...{ N: [0, -1], NE: [1, -1], E: [1, 0], SE: [1, 1] },
  ...{ S: [0, 1], SW: [-1, 1], W: [-1, 0], NW: [-1, -1], middle: [0, 0] },
}

/** The table lies beside title and rose, which have the left of the chart. */
const tableFrom = 0.34
/** How much of the table a line takes. */
const lineShare = 0.42

/** What else is drawn on the chart: names do not cover it. Lines go round the title in the corner too. */
interface KeptClear {
  readonly title?: Clear | undefined
  readonly clear?: readonly Clear[]
}

/** Draws every side on a chart of this size in px, around what is kept clear. */
export function drawSides(
  sides: readonly SideOnChart[],
  width: number,
  height: number,
  { title, clear = [] }: KeptClear = {},
): readonly DrawnSide[] {
  const drawn = sides
    .slice(0, approaches.length)
    .map((side, place) => ({ side, ...drawSide(side, place, width, height, title) }))
  const taken: Clear[] = [
    ...(title ? [title] : []),
    ...clear,
    ...drawn.flatMap(({ hulls }) => hulls.map(roundHull)),
    ...drawn.flatMap(({ curve }) =>
      [0, 0.25, 0.5, 0.75, 1].map((along) => roundHull({ ...on(curve, along), scale: 0.6 })),
    ),
  ]
  return drawn.map(({ side, curve, ...rest }) => {
    const label = placeName(side.name, curve, taken, width, height)
    taken.push({ x: label.x, y: label.y - letterHeight, width: label.width, height: letterHeight })
    return { name: side.name, label, ...rest }
  })
}

function drawSide(side: SideOnChart, place: number, width: number, height: number, title: Clear | undefined) {
  const curve = curveOf(side, place, width, height, title)
  const length = Math.hypot(curve[2].x - curve[0].x, curve[2].y - curve[0].y)
  const longest = Math.max(1, ...side.squadrons.map((squadron) => squadron.length))
  const spacing = Math.min(66, length / (side.enters ? 4.5 : 7), (length * 0.62) / longest)
  const outward = outwardOf(side, curve, place, width, height)
  const hulls = side.squadrons.flatMap((squadron, column) =>
    squadron.map((ship, back) => {
      const along = headOfColumn - ((back + column * 0.4) * spacing) / length
      const here = on(curve, along)
      const aside = column * Math.min(34, spacing * 0.6, height * 0.068)
      return {
        ...beside(here, aside, outward),
        degrees: here.degrees,
        scale: (spacing / 52) * (0.4 + 0.6 * ship.share),
      }
    }),
  )
  const track = side.isAtRest ? '' : `M${at(curve[0])}Q${at(curve[1])} ${at(curve[2])}`
  const steps = side.isAtRest ? 0 : Math.ceil(length / trackStep)
  const along = Array.from({ length: steps + 1 }, (_, n) =>
    roundHull({ ...on(curve, n / Math.max(1, steps)), scale: 0 }),
  )
  return { curve, track, along, head: on(curve, 1), hulls, fill: fills[place]! }
}

/** Her line as the scenario says, wholly on the table and clear of the title; else one from the right. */
function curveOf(side: SideOnChart, place: number, width: number, height: number, title: Clear | undefined): Curve {
  if (!side.enters) return approaches[place]!.map(({ x, y }) => ({ x: x * width, y: y * height })) as unknown as Curve
  const margin = Math.min(34, height * 0.1)
  const table = { left: width * tableFrom, right: width - margin, top: margin, bottom: height - margin }
  const [middleX, middleY] = [(table.left + table.right) / 2, (table.top + table.bottom) / 2]
  const [halfWidth, halfHeight] = [(table.right - table.left) / 2, (table.bottom - table.top) / 2]
  const [east, south] = way[side.enters]
  const [ahead, down] = way[side.course ?? 'middle']
  const [runX, runY] = [ahead * 2 * halfWidth * lineShare, down * 2 * halfHeight * lineShare]
  // A line that begins in the middle of the table, or runs along its edge, lies about that place.
  const backX = east === 0 ? runX / 2 : 0
  const backY = south === 0 ? runY / 2 : 0
  const from = { x: middleX + east * halfWidth - backX, y: middleY + south * halfHeight - backY }
  const ends = { x: from.x + runX, y: from.y + runY }
  const top = title && Math.min(from.x, ends.x) < title.width ? Math.max(table.top, title.height + margin) : table.top
  const shiftX = shiftInto(from.x, ends.x, table.left, table.right)
  const shiftY = shiftInto(from.y, ends.y, top, table.bottom)
  const moved = ({ x, y }: Point) => ({ x: x + shiftX, y: y + shiftY })
  const [begins, goes] = [moved(from), moved(ends)]
  return [begins, { x: (begins.x + goes.x) / 2, y: (begins.y + goes.y) / 2 }, goes]
}

/** By how much both ends move to lie between two limits; the nearer limit where there is too little room. */
function shiftInto(one: number, other: number, least: number, most: number): number {
  const [low, high] = [Math.min(one, other), Math.max(one, other)]
  return low < least ? least - low : Math.min(0, most - high)
}

/** Further columns lie on the side away from the enemy: away from the middle of the chart. */
function outwardOf(side: SideOnChart, curve: Curve, place: number, width: number, height: number): 1 | -1 {
  if (!side.enters) return place % 2 === 0 ? -1 : 1
  const here = on(curve, headOfColumn)
  const farFromMiddle = ({ x, y }: Point) => Math.hypot(x - width * 0.66, y - height / 2)
  return farFromMiddle(beside(here, 20, 1)) >= farFromMiddle(beside(here, 20, -1)) ? 1 : -1
}

const headOfColumn = 0.68

/** Px from one place of a track to the next. */
const trackStep = 8

/** Px that a letter of a name takes, about, and its line. */
const letterWidth = 8
const letterHeight = 18
/** Longer names are cut: their whole text is beside the chart. */
const mostLetters = 26

const roundHull = ({ x, y, scale }: { x: number; y: number; scale: number }): Clear => {
  const reach = 19 * scale
  return { x: x - reach, y: y - reach, width: 2 * reach, height: 2 * reach }
}

/** The name is near the beginning of the line, where it covers least of what else is drawn. */
function placeName(name: string, curve: Curve, taken: readonly Clear[], width: number, height: number) {
  const text = name.length > mostLetters ? `${name.slice(0, mostLetters - 1).trimEnd()}…` : name
  const wide = text.length * letterWidth
  const spots = [0.1, 0.3, 0.5, 0.7, 0.9].flatMap((along) => {
    const { x, y } = on(curve, along)
    const lefts = [x - wide / 2, x + 26, x - wide - 26]
    return [34, -22, 56, -44, 6].flatMap((aside) => lefts.map((left) => ({ left, y: y + aside })))
  })
  const placed = spots.map(({ left, y }) => ({
    x: Math.max(12, Math.min(width - 34 - wide, left)),
    y: Math.max(letterHeight + 16, Math.min(height - 22, y)),
  }))
  const covered = (spot: Point) =>
    taken.reduce(
      (sum, part) => sum + overlap({ ...spot, y: spot.y - letterHeight, width: wide, height: letterHeight }, part),
      0,
    )
  const best = placed.reduce((found, spot) => (covered(spot) < covered(found) - 1 ? spot : found))
  return { ...best, width: wide, text }
}

/** A place `aside` px off the line: below it on the chart, or east of one that runs straight up or down; `-1` beyond it. */
function beside(here: Point & { readonly degrees: number }, aside: number, outward: 1 | -1): Point {
  const square = ((here.degrees + 90) * Math.PI) / 180
  const [east, south] = [Math.cos(square), Math.sin(square)]
  const sense = (Math.abs(south) > 0.01 ? Math.sign(south) : Math.sign(east)) === outward ? 1 : -1
  return { x: here.x + east * aside * sense, y: here.y + south * aside * sense }
}

/** A place on the curve, 0 at its beginning, and the heading there. */
function on([from, by, to]: Curve, along: number) {
  const back = 1 - along
  const mix = (one: number, two: number, three: number) =>
    back * back * one + 2 * back * along * two + along * along * three
  const slope = (one: number, two: number, three: number) => 2 * back * (two - one) + 2 * along * (three - two)
  return {
    x: mix(from.x, by.x, to.x),
    y: mix(from.y, by.y, to.y),
    degrees: (Math.atan2(slope(from.y, by.y, to.y), slope(from.x, by.x, to.x)) * 180) / Math.PI,
  }
}

const at = ({ x, y }: Point) => `${x.toFixed(1)} ${y.toFixed(1)}`
