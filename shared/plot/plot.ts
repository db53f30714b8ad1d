import { box, hatching } from '../card/hatching'
import { fitLine, type Fitted } from '../card/fit'
import { measure } from '../card/measure'
import type { Anchor, Face, Ink, Operation, TextOp } from '../card/operations'

/** A drawing in mm, the same on screen, paper and second screen. */
export interface Drawing {
  readonly widthMm: number
  readonly heightMm: number
  readonly operations: readonly Operation[]
}

/** A plot says in a sentence what is to be seen in it. */
export interface Plot extends Drawing {
  readonly key: string
  readonly title: string
  readonly sentence: string
}

/** The figures of one thing, one for each step. */
export interface PlotSeries {
  readonly name: string
  /** `null` leaves a gap. */
  readonly values: readonly (number | null)[]
  /** Half the width of the interval of each value. */
  readonly errors?: readonly number[]
  /** Of before: drawn lighter. */
  readonly isOld?: boolean
}

export const textMm = 2.9
/** Seven points are 2.47 mm: nothing is set smaller. */
export const smallMm = 2.6
/** From one line of labels to the next. */
export const labelStepMm = 3.6
/** For the names of steps and, under them, what they are. */
export const footMm = 9
export const topMm = 3
/** A narrow plot is lower. */
export const heightFor = (widthMm: number) => Math.min(52, 26 + widthMm * 0.3)

/** Where a plot is drawn: its edges, and the place of a value. */
export interface Frame {
  readonly left: number
  readonly right: number
  readonly top: number
  readonly bottom: number
  readonly y: (value: number) => number
}

/** A scale from nothing to the first graduation at or above the highest value. */
export interface Scale {
  readonly levels: readonly number[]
  readonly written: (value: number) => string
}

/** Half a dozen graduations at most, at 1, 2, 5, 10, 20 … times `least`, which is the finest. */
export function scaleFor(highest: number, written: (value: number) => string = String, least = 1): Scale {
  const each = graduation(Math.max(highest, least) / least) * least
  const count = Math.max(1, Math.ceil(highest / each - 1e-9))
  return { levels: Array.from({ length: count + 1 }, (_, level) => level * each), written }
}

function graduation(highest: number): number {
  for (let power = 1; ; power *= 10) {
    const step = [1, 2, 5].map((one) => one * power).find((each) => highest / each <= 6)
    if (step !== undefined) return step
  }
}

/** The frame of a scale with room for its figures on the left. */
export function frameOf(scale: Scale, right: number, top: number, bottom: number): Frame {
  const left = Math.max(...scale.levels.map((level) => measure('work', smallMm, scale.written(level)))) + 1.6
  const most = scale.levels.at(-1)!
  return { left, right, top, bottom, y: (value) => bottom - ((bottom - top) * Math.min(value, most)) / most }
}

export function graduations({ levels, written }: Scale, { left, right, y }: Frame): readonly Operation[] {
  return levels.flatMap((level): Operation[] => [
    {
      op: 'path',
      d: `M${round(left)} ${round(y(level))}H${round(right)}`,
      stroke: level === 0 ? { ink: 'ink', width: 0.3 } : { ink: 'rule', width: 0.15 },
    },
    said({ x: left - 1.2, y: y(level) + 0.95, anchor: 'end' }, written(level), smallMm, 'work', 'ink-2'),
  ])
}

/** As many names of steps as there is room for, the last among them, and under them what they are. */
export function stepsBelow(
  steps: readonly string[],
  x: (step: number) => number,
  { bottom }: Pick<Frame, 'bottom'>,
  { widthMm, over, right = widthMm }: { readonly widthMm: number; readonly over: string; readonly right?: number },
): readonly Operation[] {
  const widths = steps.map((step) => measure('work', smallMm, step))
  const startOf = (at: number) => Math.min(widthMm - widths[at]!, Math.max(0, x(at) - widths[at]! / 2))
  const endOf = (at: number) => startOf(at) + widths[at]! + 1.6
  const stepMm = steps.length > 1 ? Math.abs(x(1) - x(0)) : widthMm
  const every = Math.max(1, Math.ceil((Math.max(...widths.slice(1), 0) + 1.6) / stepMm))
  const named: number[] = []
  for (let at = 0; at < steps.length; at += every) {
    if (named.length === 0 || endOf(named.at(-1)!) <= startOf(at)) named.push(at)
  }
  const last = steps.length - 1
  if (last >= 0 && named.at(-1) !== last) {
    while (named.length > 0 && endOf(named.at(-1)!) > startOf(last)) named.pop()
    named.push(last)
  }
  return [
    ...named.map((at) => said({ x: startOf(at), y: bottom + 3.8 }, steps[at]!, smallMm, 'work', 'ink-2')),
    said({ x: right, y: bottom + 7.8, anchor: 'end' }, over, smallMm, 'head-italic', 'ink-2'),
  ]
}

export interface PlotText {
  readonly x: number
  readonly y: number
  readonly anchor?: Anchor
}

export function said(place: PlotText, text: string, size: number, face: Face, ink: Ink): TextOp {
  return { op: 'text', ...place, text, size, face, ink }
}

/** A name and its figure in one line of at most `room`: set a little smaller, then the name is cut, the figure never. */
export function namedFigure(name: string, figure: string, room: number): Fitted {
  const after = figure === '' ? '' : ` ${figure}`
  const whole = fitLine(labelFace, textMm, name + after, room, smallMm)
  if (whole.text === name + after) return whole
  const figureMm = measure(labelFace, smallMm, after)
  const fitted = fitLine(labelFace, smallMm, name, Math.max(0, room - figureMm), smallMm)
  return { text: `${fitted.text}${after}`.trim(), size: smallMm, width: fitted.width + figureMm }
}

export const labelFace: Face = 'work-700'

/**
 * The lower edges of labels of some sizes along a line: as near to what is wanted as they can be without touching each
 * other, from `from` to `to` as far as there is room.
 */
export function spread(
  wanted: readonly { readonly at: number; readonly size: number }[],
  from: number,
  to: number,
): readonly number[] {
  const order = wanted.map((each, place) => ({ ...each, place })).toSorted((one, other) => one.at - other.at)
  let after = order.reduce((sum, { size }) => sum + size, 0)
  let least = from
  const edges: number[] = []
  for (const { at, size, place } of order) {
    const edge = Math.max(least, Math.min(at, to - after))
    edges[place] = edge
    least = edge + size
    after -= size
  }
  return edges
}

export const round = (figure: number) => Math.round(figure * 100) / 100

/** How the figures of one thing look: lines part by dashes and marks, bars by hatching, before either parts by colour. */
interface Look {
  readonly ink: Ink
  readonly dash?: readonly [number, number]
  /** Path of its mark around a point. */
  readonly mark: (x: number, y: number) => string
}

const looks: readonly Look[] = [
  { ink: 'ink', mark: (x, y) => `M${x - 0.8} ${y - 0.8}h1.6v1.6h-1.6z` },
  { ink: 'red', dash: [2, 1], mark: (x, y) => `M${x} ${y - 1.1}L${x + 1} ${y + 0.7}H${x - 1}z` },
  {
    ink: 'blue',
    dash: [0.6, 0.8],
    mark: (x, y) => `M${x} ${y - 1.1}L${x + 1.1} ${y}L${x} ${y + 1.1}L${x - 1.1} ${y}z`,
  },
  { ink: 'flame-ink', dash: [3, 0.8], mark: (x, y) => `M${x} ${y + 1.1}L${x + 1} ${y - 0.7}H${x - 1}z` },
  { ink: 'ink-3', dash: [1.2, 0.6], mark: (x, y) => `M${x - 0.4} ${y - 1}h0.8v2h-0.8z` },
  { ink: 'blue', mark: (x, y) => `M${x - 1} ${y - 0.4}h2v0.8h-2z` },
]

/** The look of the series at a place; those beyond the looks begin again. */
export function lookAt(place: number): Look {
  const { mark, ...look } = looks[place % looks.length]!
  return { ...look, mark: (x, y) => mark(round(x), round(y)) }
}

interface Bar {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

const hatches = ['green', 'blue', 'red'] as const

/** A bar of the series at a place: the first is solid, the others are hatched, each in its own way; of before is open. */
export function barOf(place: number, bar: Bar, isOld = false): readonly Operation[] {
  if (bar.width <= 0 || bar.height <= 0) return []
  const { ink } = lookAt(place)
  const frame = { op: 'rect', ...bar, stroke: { ink, width: 0.25 } } as const
  if (isOld) return [{ ...frame, fill: 'sheet' }]
  if (place === 0) return [{ ...frame, fill: ink }]
  const outline = box(bar.x, bar.y, bar.width, bar.height)
  const lines = hatching([outline], hatches[(place - 1) % hatches.length]!, 1)
  return [
    { ...frame, fill: 'sheet' },
    { op: 'path', d: lines, stroke: { ink, width: 0.3 } },
  ]
}

/** An interval of error, over bars and lines of any ink. */
export function errorBar(d: string): readonly Operation[] {
  return [
    { op: 'path', d, stroke: { ink: 'sheet', width: 0.9 } },
    { op: 'path', d, stroke: { ink: 'ink', width: 0.3 } },
  ]
}
