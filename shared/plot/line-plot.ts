import { fitLine } from '../card/fit'
import { measure } from '../card/measure'
import type { Operation } from '../card/operations'
import {
  type Drawing,
  type Frame,
  type PlotSeries,
  type Scale,
  errorBar,
  footMm,
  frameOf,
  graduations,
  heightFor,
  labelFace,
  labelStepMm,
  lookAt,
  namedFigure,
  round,
  said,
  scaleFor,
  smallMm,
  spread,
  stepsBelow,
  topMm,
} from './plot'

export interface LinePlot {
  readonly widthMm: number
  readonly series: readonly PlotSeries[]
  /** Names of the steps, one for each value; of a stepped line what lies between two values. */
  readonly steps: readonly string[]
  /** What the steps are. */
  readonly over: string
  /** Highest value of the scale as it is written, where it is not that of the series. */
  readonly scale?: Scale
  /** What stands after each name at the end of its line; nothing where it is left out. */
  readonly figures?: readonly string[]
  /** A value holds until the next. */
  readonly isStepped?: boolean
  /** Something that happened to a series at a step, named beside its line. */
  readonly notes?: readonly PlotNote[]
  /** The step that is read off. */
  readonly read?: number
}

interface PlotNote {
  readonly series: number
  /** The value that it brought about. */
  readonly step: number
  readonly text: string
}

/** A drawing of lines, and where along it its steps are. */
export interface DrawnLines extends Drawing {
  readonly left: number
  readonly right: number
}

/** Of the width, for the labels at the ends of the lines. */
const mostLabels = (widthMm: number) => (widthMm < 80 ? 0.52 : 0.4)
/** Beyond so many steps the marks on a line would touch. */
const mostMarked = 40

/** Lines over turns, each named where it ends. */
export function linePlot(plot: LinePlot): DrawnLines {
  const { widthMm, series, steps, isStepped = false, read } = plot
  const top = topMm + (read === undefined ? 0 : 2)
  const heightMm = Math.max(heightFor(widthMm), top + series.length * labelStepMm + footMm)
  const room = widthMm * mostLabels(widthMm) - endMm
  const labels = series.map(({ name }, at) => namedFigure(name, plot.figures?.[at] ?? '', room))
  const scale = plot.scale ?? scaleFor(Math.max(1, ...series.flatMap(({ values }) => values.map((one) => one ?? 0))))
  const right = widthMm - Math.max(0, ...labels.map(({ width }) => width)) - endMm
  const frame = frameOf(scale, right, top, heightMm - footMm)
  const last = Math.max(1, ...series.map(({ values }) => values.length - 1))
  const x = (step: number) => frame.left + ((right - frame.left) * step) / last
  const ends = series.map(({ values }) => frame.y(values.findLast((value) => value !== null) ?? 0))
  const levels = spread(
    ends.map((end) => ({ at: end - labelStepMm / 2, size: labelStepMm })),
    top - labelStepMm / 2,
    frame.bottom + labelStepMm / 2,
  ).map((edge) => edge + labelStepMm / 2)
  const operations = [
    ...graduations(scale, frame),
    ...stepsBelow(steps, (step) => x(step + (isStepped ? 0.5 : 0)), frame, {
      ...{ widthMm, over: plot.over, right },
    }),
    ...(read === undefined ? [] : readingAt(x(read), frame)),
    ...series.flatMap((line, at) => drawLine(line, at, { x, y: frame.y, isStepped })),
    ...series.flatMap((_, at) => lineEnd(at, { right, end: ends[at]!, level: levels[at]! }, labels[at]!)),
    ...notesOn(plot, { x, frame }),
  ]
  return { widthMm, heightMm, operations, left: frame.left, right }
}

/** Between the end of a line and its label: a leader and its mark. */
const endMm = 5.4

interface Place {
  readonly x: (step: number) => number
  readonly y: (value: number) => number
  readonly isStepped: boolean
}

function drawLine({ values, errors, isOld }: PlotSeries, at: number, place: Place): readonly Operation[] {
  const { x, y, isStepped } = place
  const { ink, dash, mark } = lookAt(at)
  const hasMarks = !isStepped && values.length <= mostMarked
  const marks = hasMarks ? values.map((value, step) => (value === null ? '' : mark(x(step), y(value)))).join('') : ''
  const intervals = values.flatMap((value, step) => {
    const error = errors?.[step] ?? 0
    const [high, low] = [y((value ?? 0) + error), y(Math.max(0, (value ?? 0) - error))]
    // Shorter than a mark is high they are left to the table.
    return value !== null && low - high > 1 ? errorBar(`M${round(x(step))} ${round(high)}V${round(low)}`) : []
  })
  const stroke = { ink, width: isOld ? 0.25 : 0.55, join: 'round', ...(dash ? { dash } : {}) } as const
  return [
    { op: 'path', d: lineOf(values, place), stroke },
    ...(marks === '' ? [] : [{ op: 'path', d: marks, fill: ink } as const]),
    ...intervals,
  ]
}

function lineOf(values: PlotSeries['values'], { x, y, isStepped }: Place): string {
  let d = ''
  let isOpen = false
  for (const [step, value] of values.entries()) {
    const [across, up] = [round(x(step)), value === null ? 0 : round(y(value))]
    if (value !== null) d += isOpen && isStepped ? `V${up}H${across}` : `${isOpen ? 'L' : 'M'}${across} ${up}`
    isOpen = value !== null
  }
  return d
}

interface End {
  readonly right: number
  readonly end: number
  readonly level: number
}

function lineEnd(at: number, { right, end, level }: End, { text, size }: { text: string; size: number }): Operation[] {
  const { ink, mark } = lookAt(at)
  return [
    {
      op: 'path',
      d: `M${round(right)} ${round(end)}L${round(right + 2)} ${round(level)}`,
      stroke: { ink, width: 0.2 },
    },
    { op: 'path', d: mark(right + 3.4, level), fill: ink },
    said({ x: right + endMm, y: level + 1 }, text, size, labelFace, 'ink'),
  ]
}

/** The step that is read off: a line across, and a pointer to take hold of. */
function readingAt(x: number, { top, bottom }: Frame): readonly Operation[] {
  return [
    {
      op: 'path',
      d: `M${round(x)} ${top - 1.5}V${round(bottom)}`,
      stroke: { ink: 'red', width: 0.4, dash: [0.8, 0.8] },
    },
    {
      op: 'path',
      d: `M${round(x - 1.5)} ${round(top - 4)}h3l-1.5 2.6z`,
      fill: 'buff',
      stroke: { ink: 'ink', width: 0.3 },
    },
  ]
}

/** More names than these would hide what they are about: the table names them. */
const mostNamed = 6

function notesOn(
  { notes = [], series, isStepped }: LinePlot,
  { x, frame }: { x: (step: number) => number; frame: Frame },
) {
  const placed = notes.map((note) => {
    const [across, up] = [x(note.step - (isStepped ? 1 : 0)), frame.y(series[note.series]?.values[note.step] ?? 0)]
    // Before its step, where its line has not been; without room there, under it; else where there is more.
    const [before, after] = [across - frame.left - 2, frame.right - across - 2]
    const width = measure('work', smallMm, note.text)
    const isBefore = width < before || (width > after && before > after)
    return { ...note, across, up, isBefore }
  })
  const edges = spread(
    placed.map(({ up, isBefore }) => ({ at: up - (isBefore ? labelStepMm / 2 : -1), size: labelStepMm })),
    frame.top - 1,
    frame.bottom - 0.5,
  )
  return placed.flatMap(({ series: of, text, across, up, isBefore }, at): Operation[] => {
    const mark: Operation = {
      op: 'path',
      d: `M${round(across)} ${round(up - 1)}l1 1l-1 1l-1 -1z`,
      fill: lookAt(of).ink,
    }
    const room = isBefore ? across - frame.left - 2 : frame.right - across - 2
    const line = fitLine('work', smallMm, text, Math.max(0, room), smallMm)
    const place = {
      x: across + (isBefore ? -1.6 : 1.6),
      y: edges[at]! + 2.6,
      anchor: isBefore ? 'end' : 'start',
    } as const
    if (placed.length > mostNamed || line.text === '') return [mark]
    return [mark, { ...said(place, line.text, smallMm, 'work', 'ink'), halo: { ink: 'sheet', width: 0.9 } }]
  })
}
