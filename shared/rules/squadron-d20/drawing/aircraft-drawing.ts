import type { Point } from '../../../card/drawn-shapes'
import type { AircraftData } from '../ship/ship'
import { Drawing, placed } from '../../kit/card/drawing'

type Plan = AircraftData['plan']

/** Shares of the span: a plan is drawn with its nose up, its middle at 0, the tip of the nose at `nose`. */
interface Shape {
  readonly span: number
  readonly length: number
  /** Wing: root and tip chord, and how far the tip is behind the root. */
  readonly root: number
  readonly tip: number
  readonly sweep: number
  /** Where the leading edge of the wing meets the body, from the nose, in shares of the length. */
  readonly wingAt: number
  readonly body: number
  /** Engines to a side, in shares of the half span. */
  readonly engines: readonly number[]
  readonly twinTail?: true
  readonly floats?: true
  readonly hull?: true
  readonly struts?: true
}

const one = { engines: [] } as const
const shapes: Readonly<Record<Plan, Shape>> = {
  singleEngine: { span: 11.4, length: 9.2, root: 2.5, tip: 1.25, sweep: 0.45, wingAt: 0.24, body: 1.15, ...one },
  twinEngine: { span: 20, length: 14.6, root: 3.6, tip: 1.6, sweep: 0.8, wingAt: 0.26, body: 1.6, engines: [0.34] },
  fourEngine: { span: 31, length: 21.5, root: 4.6, tip: 2, sweep: 1, wingAt: 0.25, body: 2.2, engines: [0.26, 0.52] },
  biplane: {
    ...{ span: 13.6, length: 10.8, root: 2.1, tip: 1.9, sweep: 0.3, wingAt: 0.2, body: 1.15, ...one },
    struts: true,
  },
  floatplane: {
    ...{ span: 13, length: 10.4, root: 2.2, tip: 1.5, sweep: 0.3, wingAt: 0.2, body: 1.1, ...one },
    floats: true,
  },
  flyingBoat: {
    ...{ span: 30, length: 19.6, root: 3.9, tip: 2.1, sweep: 0.5, wingAt: 0.24, body: 2.6, engines: [0.2] },
    hull: true,
  },
}

/** Aircraft from above, nose up; across and up in metres, the tail at 0. */
export function aircraftDrawing(plan: Plan): Drawing {
  const shape = shapes[plan]
  const drawing = new Drawing()
  if (shape.floats) drawFloats(shape, drawing)
  if (shape.struts) drawLowerWing(shape, drawing)
  if (!isOverBody(shape)) drawWing(shape, drawing)
  drawTail(shape, drawing)
  drawBody(shape, drawing)
  if (isOverBody(shape)) drawWing(shape, drawing)
  for (const share of shape.engines) for (const side of [-1, 1] as const) drawEngine(shape, side * share, drawing)
  if (shape.engines.length === 0) propeller(0, shape.length, 1.5, drawing)
  return drawing
}

/** The wing of a biplane or a flying boat is above the body. */
const isOverBody = ({ struts, hull }: Shape) => struts === true || hull === true

const mirrored = (points: readonly Point[]): readonly Point[] => [
  ...points,
  ...[...points].reverse().map(([x, y]): Point => [-x, y]),
]

function drawWing({ span, length, root, tip, sweep, wingAt, body, struts }: Shape, drawing: Drawing): void {
  const half = span / 2
  const lead = length * (1 - wingAt)
  const inner = placed(0, lead, half, -root)
  const outer = placed(0, lead - sweep, half, -tip)
  drawing.solid(
    ...mirrored([
      ...placed(0, lead, body, -root)('0,0 0.4,0'),
      ...placed(0, lead, half, -sweep)('0.55,0.45 0.9,0.9'),
      ...outer('0.97,0.16 1,0.45 0.985,0.78 0.93,0.98'),
      ...inner('0.5,0.86'),
      ...placed(0, lead, body, -root)('0.5,1 0,1'),
    ]),
  )
  for (const side of [-1, 1]) {
    // Ailerons and flaps.
    const hinged = placed(0, lead, side * half, -root)
    drawing.cut(...hinged('0.56,0.66'), ...placed(0, lead - sweep, side * half, -tip)('0.92,0.72'))
    drawing.cut(...hinged('0.56,0.66 0.56,0.88'))
    drawing.cut(...placed(0, lead, side * body, -root)('0.9,0.78'), ...hinged('0.5,0.68'))
    if (struts) {
      // Wires between the wings.
      drawing.cut([side * half * 0.3, lead - 0.2], ...hinged('0.3,0.8'))
      drawing.cut([side * half * 0.72, lead - 0.3], ...hinged('0.72,0.86'))
    }
  }
}

/** The lower wing of a biplane shows behind the upper one. */
function drawLowerWing({ span, length, root, wingAt }: Shape, drawing: Drawing): void {
  const lower = length * (1 - wingAt) - root * 0.42
  const wing = placed(0, lower, span / 2, -root)
  drawing.solid(...mirrored([...wing('0,0'), [span * 0.43, lower - 0.3], ...wing('0.91,0.5 0.86,0.92 0,1')]))
}

function drawBody({ length, body, hull, engines }: Shape, drawing: Drawing): void {
  const blunt = engines.length === 0 ? 0.72 : 0.3
  const shape = placed(0, 0, body / 2, length)
  drawing.solid(...mirrored(shape(`0,1 ${blunt},0.992 0.92,0.95 1,0.84 1,0.6 0.72,0.34 0.32,0.05 0,0`)))
  // The canopy; a flying boat has windows instead.
  const [from, to] = hull ? [0.8, 0.88] : engines.length === 0 ? [0.5, 0.7] : [0.72, 0.86]
  const [fore, aft, arch] = [to - 0.03, from - 0.03, from + 0.07]
  drawing.cut(...shape(`-0.5,${from} -0.55,${fore} 0,${to} 0.55,${fore} 0.5,${from} 0,${aft} -0.5,${from}`))
  drawing.cut(...shape(`-0.52,${arch} 0.52,${arch}`))
  drawing.cut(...shape('0,0.03 0,0.14'))
}

function drawTail({ span, length, root }: Shape, drawing: Drawing): void {
  const fin = placed(0, length * 0.14, span * 0.19, -root * 0.52)
  drawing.solid(...mirrored(fin('0,0 0.6,0.2 0.97,0.42 1,0.72 0.9,0.98 0,1')))
  drawing.cut(...fin('-0.1,0.6 -0.95,0.66'))
  drawing.cut(...fin('0.1,0.6 0.95,0.66'))
}

function drawEngine({ span, length, root, wingAt, body }: Shape, share: number, drawing: Drawing): void {
  const middle = (share * span) / 2
  const front = length * (1 - wingAt) + root * 0.36
  const cowl = placed(middle, front, body * 0.34, -root)
  drawing.solid(...cowl('-0.7,0 -1,0.1 -0.9,0.7 0,1.25 0.9,0.7 1,0.1 0.7,0'))
  drawing.cut(...cowl('-1,0.2 1,0.2'))
  propeller(middle, front, body * 0.85, drawing)
}

function propeller(middle: number, front: number, reach: number, drawing: Drawing): void {
  const disc = placed(middle, front, reach, reach)
  const boss = front - 0.05
  drawing.solid([middle - reach * 0.14, boss], ...disc('0,0.3'), [middle + reach * 0.14, boss])
  drawing.line(...disc('-1,0.1 1,0.1'))
}

function drawFloats({ length, span }: Shape, drawing: Drawing): void {
  const float = '-0.1,1.02 -0.42,0.93 -0.44,0.55 -0.1,0.28 0.1,0.28 0.44,0.55 0.42,0.93 0.1,1.02'
  for (const side of [-1, 1]) drawing.solid(...placed(side * span * 0.13, 0, 1, length)(float))
}
