import type { Operation } from '../card/operations'
import { barOf, errorBar } from './looks'
import {
  footMm,
  frameOf,
  graduations,
  heightFor,
  labelFace,
  labelStepMm,
  namedFigure,
  spread,
  round,
  said,
  stepsBelow,
  type Drawing,
  type Frame,
  type PlotSeries,
  type Scale,
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
