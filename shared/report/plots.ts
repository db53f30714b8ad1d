import { fittedText } from '../card/fit'
import { measure } from '../card/measure'
import type { Ink, Operation } from '../card/operations'
import type { Words } from '../words/speak'
import type { Report, ShipSeries, ReportSide } from './report'

/** A drawing of the report, the same on screen and paper. Lengths in mm. */
export interface ReportPicture {
  readonly key: string
  readonly title: string
  readonly widthMm: number
  readonly heightMm: number
  readonly operations: readonly Operation[]
}

/** A plot over the turns. */
export interface ReportPlot extends ReportPicture {
  /** The same as figures. */
  readonly lines: readonly PlotLine[]
}

interface PlotLine {
  readonly name: string
  /** At the start and after each turn; `null` leaves a gap. */
  readonly values: readonly (number | null)[]
}

/** Both sides in one plot, then the ships of each side; a plot in which nothing ever burns is left out. */
export function reportPlots(report: Report, words: Words, widthMm: number): readonly ReportPlot[] {
  const turns = report.turns.map(({ turn }) => String(turn))
  if (turns.length === 0 || report.ships.length === 0) return []
  const steps = [words('report.plots.start'), ...turns]
  const plot = (key: string, title: string, lines: readonly PlotLine[]): ReportPlot[] => {
    if (lines.length === 0) return []
    const heightMm = Math.max(52, 14 + lines.length * labelStepMm + footMm)
    const operations = drawPlot({ lines, steps, widthMm, heightMm, under: words('report.plots.turn') })
    return [{ key, title, widthMm, heightMm, operations, lines }]
  }
  const burns = ({ fire }: ShipSeries) => fire.some((level) => (level ?? 0) > 0)
  const linesOf = (of: readonly (ShipSeries | ReportSide)[], what: 'flotation' | 'fire') =>
    of.map((each) => ({ name: each.name, values: each[what] }))
  return [
    ...plot('flotation', words('report.plots.flotation'), linesOf(report.sides, 'flotation')),
    ...(report.ships.some(burns) ? plot('fire', words('report.plots.fire'), linesOf(report.sides, 'fire')) : []),
    ...report.sides.flatMap(({ side, name }) => {
      const ships = report.ships.filter((ship) => ship.side === side)
      return [
        ...plot(`flotation-${side}`, words('report.plots.flotationOf', { side: name }), linesOf(ships, 'flotation')),
        ...plot(`fire-${side}`, words('report.plots.fireOf', { side: name }), linesOf(ships.filter(burns), 'fire')),
      ]
    }),
  ]
}

const leftMm = 9
const footMm = 9
const topMm = 3
const labelStepMm = 3.4
const textMm = 2.9
const mostLabelsMm = 42
/** Beyond so many turns the marks on a line would touch. */
const mostMarked = 40

interface Drawing {
  readonly lines: readonly PlotLine[]
  readonly steps: readonly string[]
  readonly widthMm: number
  readonly heightMm: number
  /** What the steps are. */
  readonly under: string
}

/** Where things are drawn, in mm: of steps and values, the end of every line, and the line of nothing. */
interface Frame {
  readonly x: (step: number) => number
  readonly y: (value: number) => number
  readonly right: number
  readonly bottom: number
}

function drawPlot({ lines, steps, widthMm, heightMm, under }: Drawing): readonly Operation[] {
  const names = Math.min(mostLabelsMm, Math.max(...lines.map(({ name }) => measure('work-500', textMm, name)))) + 7
  const right = widthMm - names
  const bottom = heightMm - footMm
  const highest = Math.max(1, ...lines.flatMap(({ values }) => values.map((value) => value ?? 0)))
  const each = graduation(highest)
  const top = Math.ceil(highest / each) * each
  const x = (step: number) => leftMm + ((right - leftMm) * step) / Math.max(1, steps.length - 1)
  const y = (value: number) => bottom - ((bottom - topMm) * value) / top
  const ends = spread(
    lines.map(({ values }) => y(values.findLast((value) => value !== null) ?? 0)),
    topMm + 1,
    bottom,
  )
  const frame = { x, y, right, bottom }
  return [
    ...graduations(top, each, frame),
    ...turnsBelow(steps, frame),
    { ...atEnd(right, heightMm - 0.8, under), size: 2.6, face: 'head-italic', ink: 'ink-2' },
    ...lines.flatMap((line, place) => drawLine(line, looks[place % looks.length]!, ends[place] ?? bottom, frame)),
  ]
}

function graduations(top: number, each: number, { y, right }: Frame): readonly Operation[] {
  const values = Array.from({ length: Math.round(top / each) + 1 }, (_, count) => count * each)
  return values.flatMap((value): Operation[] => {
    const stroke = value === 0 ? ({ ink: 'ink', width: 0.3 } as const) : ({ ink: 'rule', width: 0.15 } as const)
    return [
      { op: 'path', d: `M${leftMm} ${y(value)}H${right}`, stroke },
      { ...atEnd(leftMm - 1.4, y(value) + 1, String(value)), size: textMm, face: 'work', ink: 'ink-2' },
    ]
  })
}

function atEnd(x: number, y: number, text: string) {
  return { op: 'text', x, y, text, anchor: 'end' } as const
}

/** As many turns are named as there is room for. */
function turnsBelow(steps: readonly string[], { x, bottom, right }: Frame): readonly Operation[] {
  const widest = Math.max(...steps.slice(1).map((step) => measure('work', textMm, step)), 3) + 2
  const every = Math.max(1, Math.ceil((steps.length * widest) / (right - leftMm)))
  return steps.flatMap((step, at): Operation[] => {
    const tick: Operation = { op: 'path', d: `M${x(at)} ${bottom}v1`, stroke: { ink: 'ink', width: 0.2 } }
    if (at % every > 0) return steps.length > mostMarked * 2 ? [] : [tick]
    const place = at === 0 ? ({ x: x(0) - 2, anchor: 'start' } as const) : ({ x: x(at), anchor: 'middle' } as const)
    return [tick, { op: 'text', ...place, y: bottom + 4, text: step, size: textMm, face: 'work', ink: 'ink-2' }]
  })
}

interface LineLook {
  readonly ink: Ink
  readonly dash?: readonly [number, number]
  /** Path of its mark around a point. */
  readonly mark: (x: number, y: number) => string
}

/** Lines part by their dashes and marks before they part by colour. */
const looks: readonly LineLook[] = [
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

function drawLine(
  { name, values }: PlotLine,
  { ink, dash, mark }: LineLook,
  level: number,
  { x, y, right }: Frame,
): readonly Operation[] {
  const stroke = { ink, width: 0.5, join: 'round', ...(dash ? { dash } : {}) } as const
  const marks =
    values.length > mostMarked ? [] : values.flatMap((value, at) => (value === null ? [] : [mark(x(at), y(value))]))
  const last = values.findLastIndex((value) => value !== null)
  const end = values[last] ?? null
  const label = {
    op: 'text',
    x: right + 6,
    y: level + 1,
    text: name,
    size: textMm,
    face: 'work-500',
    ink: 'ink',
  } as const
  return [
    { op: 'path', d: pathOf(values, x, y), stroke },
    ...(marks.length > 0 ? [{ op: 'path', d: marks.join(''), fill: ink } as const] : []),
    ...(end === null
      ? []
      : [{ op: 'path', d: `M${x(last)} ${y(end)}L${right + 3} ${level}`, stroke: { ink, width: 0.15 } } as const]),
    { op: 'path', d: mark(right + 4, level), fill: ink },
    fittedText(label, mostLabelsMm, 2.5),
  ]
}

function pathOf(values: PlotLine['values'], x: (step: number) => number, y: (value: number) => number): string {
  let path = ''
  let isOpen = false
  for (const [at, value] of values.entries()) {
    if (value !== null) path += `${isOpen ? 'L' : 'M'}${round(x(at))} ${round(y(value))}`
    isOpen = value !== null
  }
  return path
}

const round = (figure: number) => Math.round(figure * 100) / 100

/**
 * Names at the ends of lines, without overlap: in the order of the ends, each at least a line below the one above it.
 */
export function spread(ends: readonly number[], top: number, bottom: number): readonly number[] {
  const order = ends.map((end, place) => ({ end, place })).toSorted((one, other) => one.end - other.end)
  const at: number[] = []
  let least = top
  for (const [rank, { end, place }] of order.entries()) {
    const room = bottom - (order.length - 1 - rank) * labelStepMm
    const y = Math.max(least, Math.min(end, room))
    at[place] = y
    least = y + labelStepMm
  }
  return at
}

/** The finest of 1, 2, 5, 10, 20 … that leaves at most six graduations. */
export function graduation(highest: number): number {
  for (let power = 1; ; power *= 10) {
    const step = [1, 2, 5].map((one) => one * power).find((each) => highest / each <= 6)
    if (step !== undefined) return step
  }
}
