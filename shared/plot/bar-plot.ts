import { fitLine } from '../card/fit'
import { measure } from '../card/measure'
import type { Operation } from '../card/operations'
import {
  type Drawing,
  type Frame,
  type PlotSeries,
  type Scale,
  barOf,
  errorBar,
  footMm,
  frameOf,
  graduations,
  heightFor,
  labelFace,
  labelStepMm,
  namedFigure,
  round,
  said,
  spread,
  stepsBelow,
  textMm,
} from './plot'

export interface BarPlot {
  readonly widthMm: number
  readonly series: readonly PlotSeries[]
  readonly steps: readonly string[]
  /** What the steps are. */
  readonly over: string
  readonly scale: Scale
}

/** Of a step, what its bars take. */
const filled = 0.78
const widestMm = 7
const leaderMm = 2

/** A distribution: bars over steps, each series named with its highest bar. */
export function barPlot({ widthMm, series, steps, over, scale }: BarPlot): Drawing {
  const rows = rowsOf(series, scale, widthMm)
  const top = rows * labelStepMm + leaderMm + 1
  const heightMm = heightFor(widthMm) + (rows - 1) * labelStepMm
  const frame = frameOf(scale, widthMm, top, heightMm - footMm)
  const stepMm = (widthMm - frame.left) / Math.max(1, steps.length)
  const barMm = Math.min(widestMm, (stepMm * filled) / Math.max(1, series.length))
  const middle = (step: number) => frame.left + stepMm * (step + 0.5)
  const leftOf = (at: number, step: number) => middle(step) + (at - series.length / 2) * barMm
  const bars = series.flatMap(({ values, errors, isOld }, at) =>
    values.slice(0, steps.length).flatMap((value, step): readonly Operation[] => {
      const x = round(leftOf(at, step))
      const y = round(frame.y(Math.max(0, value ?? 0)))
      const bar = barOf(at, { x, y, width: round(barMm), height: round(frame.bottom - y) }, isOld)
      const error = errors?.[step] ?? 0
      return value === null || value <= 0 || error <= 0
        ? bar
        : [...bar, ...interval(x + barMm / 2, value, error, frame)]
    }),
  )
  const peaks = series.map(({ values, errors }, at) => {
    const highest = Math.max(0, ...values.slice(0, steps.length).map((value) => value ?? 0))
    const step = Math.max(0, values.indexOf(highest))
    return { x: leftOf(at, step) + barMm / 2, y: frame.y(highest + (errors?.[step] ?? 0)), highest }
  })
  return {
    widthMm,
    heightMm,
    operations: [
      ...graduations(scale, frame),
      ...bars,
      ...stepsBelow(steps, middle, frame, { widthMm, over }),
      ...peakLabels(series, peaks, { scale, frame, rows }),
    ],
  }
}

function interval(x: number, value: number, error: number, { y }: Frame): readonly Operation[] {
  const [high, low] = [round(y(value + error)), round(y(Math.max(0, value - error)))]
  return errorBar(`M${round(x)} ${high}V${low}M${round(x - 0.6)} ${high}h1.2M${round(x - 0.6)} ${low}h1.2`)
}

interface Peak {
  readonly x: number
  readonly y: number
  readonly highest: number
}

/** A name and its highest figure, behind a bit of its bar. */
function labelOf({ name, values }: PlotSeries, { written }: Scale, room: number) {
  const highest = Math.max(0, ...values.map((value) => value ?? 0))
  const label = namedFigure(name, written(highest), room - signMm)
  return { ...label, width: label.width + signMm }
}
const signMm = 3.2

/** Names that have no room beside each other stand over each other. */
function rowsOf(series: readonly PlotSeries[], scale: Scale, widthMm: number): number {
  const whole = series.map((each) => labelOf(each, scale, Infinity).width + gapMm)
  return whole.reduce((sum, width) => sum + width, 0) > widthMm - leftMostMm ? series.length : 1
}

/** What the figures of a scale take at most. */
const leftMostMm = 12

interface LabelPlace {
  readonly scale: Scale
  readonly frame: Frame
  readonly rows: number
}

/** The names over the bars, each with a leader down to its highest. */
function peakLabels(
  series: readonly PlotSeries[],
  peaks: readonly Peak[],
  { scale, frame: { left, right, top }, rows }: LabelPlace,
): readonly Operation[] {
  const room = (right - left) / (rows === 1 ? Math.max(1, series.length) : 1) - gapMm
  const labels = series.map((each) => labelOf(each, scale, room))
  const wanted = labels.map(({ width }, at) => ({ at: peaks[at]!.x - (width + gapMm) / 2, size: width + gapMm }))
  const edges = rows === 1 ? spread(wanted, left, right) : wanted.flatMap((one) => spread([one], left, right))
  return labels.flatMap(({ text, size, width }, at): readonly Operation[] => {
    const { x, y } = peaks[at]!
    const row = rows === 1 ? 0 : at
    const start = edges[at]! + gapMm / 2
    const under = Math.min(start + width - 0.5, Math.max(start + 0.5, x))
    const baseline = (row + 1) * labelStepMm - 0.8
    const leader = `M${round(under)} ${round(top - leaderMm)}L${round(x)} ${round(top - 0.8)}V${round(Math.max(top - 0.8, y - 0.4))}`
    return [
      ...(row === rows - 1 ? [{ op: 'path', d: leader, stroke: { ink: 'ink', width: 0.2 } } as const] : []),
      ...barOf(at, { x: round(start), y: round(baseline - 2.1), width: 2.2, height: 2.2 }, series[at]!.isOld),
      said({ x: start + signMm, y: baseline }, text, size, labelFace, 'ink'),
    ]
  })
}

const gapMm = 2

export interface RowPlot {
  readonly widthMm: number
  readonly rows: readonly PlotRow[]
}

interface PlotRow {
  readonly name: string
  readonly bars: readonly RowBar[]
}

interface RowBar {
  readonly value: number
  readonly error?: number
  /** What stands at its end. */
  readonly says: string
  /** Where the odds put it. */
  readonly expected?: number | undefined
}

const rowBarMm = 2.6
const barStepMm = 4
const rowGapMm = 2
/** Of the width, for the names and for what stands at the ends of the bars. */
const mostNamed = 0.4
const mostSaid = 0.45

/** Bars lying under each other, a row for each name; what each says stands at its end. */
export function rowPlot({ widthMm, rows }: RowPlot): Drawing {
  const bars = rows.flatMap((row) => row.bars)
  const named = Math.max(0, ...rows.map(({ name }) => measure(nameFace, textMm, name)))
  const ends = Math.max(0, ...bars.map(({ says }) => measure(labelFace, textMm, says)))
  const left = Math.min(widthMm * mostNamed, named) + 2
  const room = Math.min(widthMm * mostSaid, ends)
  const most = Math.max(...bars.map(({ value, error = 0, expected = 0 }) => Math.max(value + error, expected)), 0)
  const scale = most === 0 ? 0 : Math.max(0, widthMm - left - room - 2) / most
  const operations: Operation[] = []
  let y = 1
  for (const { name, bars: own } of rows) {
    const { text, size } = fitLine(nameFace, textMm, name, left - 2, textMm)
    operations.push(said({ x: 0, y: y + 2.5 }, text, size, nameFace, 'ink'))
    for (const [at, bar] of own.entries()) {
      operations.push(...rowBar(bar, at, { left, y, scale, room }))
      y += barStepMm
    }
    y += rowGapMm
  }
  operations.push({ op: 'path', d: `M${round(left)} 0V${round(y - rowGapMm)}`, stroke: { ink: 'ink', width: 0.3 } })
  return { widthMm, heightMm: y, operations }
}

const nameFace = 'work-600'

interface RowPlace {
  readonly left: number
  readonly y: number
  readonly scale: number
  readonly room: number
}

function rowBar({ value, error = 0, says, expected }: RowBar, at: number, place: RowPlace): readonly Operation[] {
  const { left, y, scale, room } = place
  const end = left + Math.max(value + error, expected ?? 0) * scale
  const { text, size } = fitLine(labelFace, textMm, says, room, textMm)
  const [low, high] = [Math.max(0, value - error), value + error].map((each) => round(left + each * scale))
  const middle = y + rowBarMm / 2
  const interval = `M${low} ${middle}H${high}M${low} ${round(middle - 0.6)}v1.2M${high} ${round(middle - 0.6)}v1.2`
  const mark = round(left + (expected ?? 0) * scale)
  return [
    ...barOf(at, { x: round(left), y: round(y), width: round(value * scale), height: rowBarMm }),
    ...(error > 0 && value > 0 ? errorBar(interval) : []),
    ...(expected === undefined
      ? []
      : ([
          { op: 'rect', x: mark - 0.6, y: y - 0.9, width: 1.2, height: rowBarMm + 1.8, fill: 'sheet' },
          { op: 'rect', x: mark - 0.3, y: y - 0.9, width: 0.6, height: rowBarMm + 1.8, fill: 'red' },
        ] as const)),
    said({ x: end + 1.4, y: y + 2.4 }, text, size, labelFace, 'ink'),
  ]
}
