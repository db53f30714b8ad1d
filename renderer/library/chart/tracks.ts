/** Where the squadrons steer on the chart: one bent track a side, its squadrons in line beside each other. */
export interface SideOnChart {
  readonly name: string
  readonly squadrons: readonly (readonly ShipOnChart[])[]
}

interface ShipOnChart {
  /** Length beside the longest ship of the action, 0 to 1. */
  readonly share: number
}

export interface DrawnSide {
  readonly name: string
  readonly label: { readonly x: number; readonly y: number }
  readonly track: string
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

/** Draws every side on a chart of this size in px. */
export function drawSides(sides: readonly SideOnChart[], width: number, height: number): readonly DrawnSide[] {
  return sides.slice(0, approaches.length).map((side, place) => drawSide(side, place, width, height))
}

function drawSide(side: SideOnChart, place: number, width: number, height: number): DrawnSide {
  const curve = approaches[place]!.map(({ x, y }) => ({ x: x * width, y: y * height })) as unknown as Curve
  const length = Math.hypot(curve[2].x - curve[0].x, curve[2].y - curve[0].y)
  const longest = Math.max(1, ...side.squadrons.map((squadron) => squadron.length))
  const spacing = Math.min(66, length / 7, (length * 0.62) / longest)
  // Further columns lie on the side away from the enemy: above the upper track, below the lower one.
  const outward = place % 2 === 0 ? (-1 as const) : (1 as const)
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
  return {
    name: side.name,
    label: placeName(side.name, curve, outward, width),
    track: `M${at(curve[0])}Q${at(curve[1])} ${at(curve[2])}`,
    head: on(curve, 1),
    hulls,
    fill: fills[place]!,
  }
}

const headOfColumn = 0.68

/** Px that a letter of a name takes, about. */
const letterWidth = 8

/** The name is at the chart's edge, on the side of the enemy: no column of this side lies there. */
function placeName(name: string, curve: Curve, outward: 1 | -1, width: number) {
  const right = width - 34
  const left = right - name.length * letterWidth
  const along = Array.from({ length: 50 }, (_, step) => on(curve, step / 50)).filter(({ x }) => x >= left - 14)
  const nearest = along.reduce((y, each) => (outward < 0 ? Math.max(y, each.y) : Math.min(y, each.y)), curve[0].y)
  return { x: right, y: outward < 0 ? nearest + 34 : nearest - 22 }
}

/** A place `aside` px off the track, upwards or downwards on the chart. */
function beside(here: Point & { readonly degrees: number }, aside: number, outward: 1 | -1): Point {
  const square = ((here.degrees + 90) * Math.PI) / 180
  const sense = Math.sign(Math.sin(square)) === outward ? 1 : -1
  return { x: here.x + Math.cos(square) * aside * sense, y: here.y + Math.sin(square) * aside * sense }
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
