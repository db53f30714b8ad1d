import type { Point } from '../../../card/drawn-shapes'
import type { AircraftData } from '../ship/ship'
import { Drawing } from '../../kit/card/drawing'

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

const shapes: Readonly<Record<Plan, Shape>> = {
  singleEngine: { span: 11.4, length: 9.2, root: 2.5, tip: 1.25, sweep: 0.45, wingAt: 0.24, body: 1.15, engines: [] },
  twinEngine: { span: 20, length: 14.6, root: 3.6, tip: 1.6, sweep: 0.8, wingAt: 0.26, body: 1.6, engines: [0.34] },
  fourEngine: { span: 31, length: 21.5, root: 4.6, tip: 2, sweep: 1, wingAt: 0.25, body: 2.2, engines: [0.26, 0.52] },
  biplane: {
    span: 13.6,
    length: 10.8,
    root: 2.1,
    tip: 1.9,
    sweep: 0.3,
    wingAt: 0.2,
    body: 1.15,
    engines: [],
    struts: true,
  },
  floatplane: {
    span: 13,
    length: 10.4,
    root: 2.2,
    tip: 1.5,
    sweep: 0.3,
    wingAt: 0.2,
    body: 1.1,
    engines: [],
    floats: true,
  },
  flyingBoat: {
    span: 30,
    length: 19.6,
    root: 3.9,
    tip: 2.1,
    sweep: 0.5,
    wingAt: 0.24,
    body: 2.6,
    engines: [0.2],
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
  const outline: readonly Point[] = [
    [0, lead],
    [body * 0.4, lead],
    [half * 0.55, lead - sweep * 0.45],
    [half * 0.9, lead - sweep * 0.9],
    [half * 0.97, lead - sweep - tip * 0.16],
    [half, lead - sweep - tip * 0.45],
    [half * 0.985, lead - sweep - tip * 0.78],
    [half * 0.93, lead - sweep - tip * 0.98],
    [half * 0.5, lead - root * 0.86],
    [body * 0.5, lead - root],
    [0, lead - root],
  ]
  drawing.solid(...mirrored(outline))
  for (const side of [-1, 1]) {
    // Ailerons and flaps.
    const hinge = lead - sweep - tip * 0.72
    drawing.cut([side * half * 0.56, lead - root * 0.66], [side * half * 0.92, hinge])
    drawing.cut([side * half * 0.56, lead - root * 0.66], [side * half * 0.56, lead - root * 0.88])
    drawing.cut([side * body * 0.9, lead - root * 0.78], [side * half * 0.5, lead - root * 0.68])
    if (struts) {
      // Wires between the wings.
      drawing.cut([side * half * 0.3, lead - 0.2], [side * half * 0.3, lead - root * 0.8])
      drawing.cut([side * half * 0.72, lead - 0.3], [side * half * 0.72, lead - root * 0.86])
    }
  }
}

/** The lower wing of a biplane shows behind the upper one. */
function drawLowerWing({ span, length, root, wingAt }: Shape, drawing: Drawing): void {
  const half = span / 2
  const lower = length * (1 - wingAt) - root * 0.42
  drawing.solid(
    ...mirrored([
      [0, lower],
      [half * 0.86, lower - 0.3],
      [half * 0.91, lower - root * 0.5],
      [half * 0.86, lower - root * 0.92],
      [0, lower - root],
    ]),
  )
}

function drawBody({ length, body, hull, engines }: Shape, drawing: Drawing): void {
  const half = body / 2
  const blunt = engines.length === 0 ? 0.72 : 0.3
  const outline: readonly Point[] = [
    [0, length],
    [half * blunt, length * 0.992],
    [half * 0.92, length * 0.95],
    [half, length * 0.84],
    [half, length * 0.6],
    [half * 0.72, length * 0.34],
    [half * 0.32, length * 0.05],
    [0, 0],
  ]
  drawing.solid(...mirrored(outline))
  // The canopy; a flying boat has windows instead.
  const canopy = hull ? [0.8, 0.88] : engines.length === 0 ? [0.5, 0.7] : [0.72, 0.86]
  const [from = 0, to = 0] = canopy
  drawing.cut(
    [-half * 0.5, length * from],
    [-half * 0.55, length * (to - 0.03)],
    [0, length * to],
    [half * 0.55, length * (to - 0.03)],
    [half * 0.5, length * from],
    [0, length * (from - 0.03)],
    [-half * 0.5, length * from],
  )
  drawing.cut([-half * 0.52, length * (from + 0.07)], [half * 0.52, length * (from + 0.07)])
  drawing.cut([0, length * 0.03], [0, length * 0.14])
}

function drawTail({ span, length, root }: Shape, drawing: Drawing): void {
  const half = span * 0.19
  const chord = root * 0.52
  const lead = length * 0.14
  drawing.solid(
    ...mirrored([
      [0, lead],
      [half * 0.6, lead - chord * 0.2],
      [half * 0.97, lead - chord * 0.42],
      [half, lead - chord * 0.72],
      [half * 0.9, lead - chord * 0.98],
      [0, lead - chord],
    ]),
  )
  for (const side of [-1, 1])
    drawing.cut([side * half * 0.1, lead - chord * 0.6], [side * half * 0.95, lead - chord * 0.66])
}

function drawEngine({ span, length, root, wingAt, body }: Shape, share: number, drawing: Drawing): void {
  const middle = (share * span) / 2
  const half = body * 0.34
  const front = length * (1 - wingAt) + root * 0.36
  const back = front - root * 1.25
  drawing.solid(
    [middle - half * 0.7, front],
    [middle - half, front - root * 0.1],
    [middle - half * 0.9, front - root * 0.7],
    [middle, back],
    [middle + half * 0.9, front - root * 0.7],
    [middle + half, front - root * 0.1],
    [middle + half * 0.7, front],
  )
  drawing.cut([middle - half, front - root * 0.2], [middle + half, front - root * 0.2])
  propeller(middle, front, body * 0.85, drawing)
}

function propeller(middle: number, front: number, reach: number, drawing: Drawing): void {
  drawing.solid(
    [middle - reach * 0.14, front - 0.05],
    [middle, front + reach * 0.3],
    [middle + reach * 0.14, front - 0.05],
  )
  drawing.line([middle - reach, front + reach * 0.1], [middle + reach, front + reach * 0.1])
}

function drawFloats({ length, span }: Shape, drawing: Drawing): void {
  for (const side of [-1, 1]) {
    const x = side * span * 0.13
    drawing.solid(
      [x - 0.1, length * 1.02],
      [x - 0.42, length * 0.93],
      [x - 0.44, length * 0.55],
      [x - 0.1, length * 0.28],
      [x + 0.1, length * 0.28],
      [x + 0.44, length * 0.55],
      [x + 0.42, length * 0.93],
      [x + 0.1, length * 1.02],
    )
  }
}
