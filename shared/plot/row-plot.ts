import { fitLine } from '../card/fit'
import { measure } from '../card/measure'
import type { Operation } from '../card/operations'
import { barOf, errorBar } from './looks'
import { labelFace, round, said, textMm, type Drawing } from './plot'

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
  readonly expected?: number
}

const barMm = 2.6
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

interface Place {
  readonly left: number
  readonly y: number
  readonly scale: number
  readonly room: number
}

function rowBar({ value, error = 0, says, expected }: RowBar, at: number, place: Place): readonly Operation[] {
  const { left, y, scale, room } = place
  const end = left + Math.max(value + error, expected ?? 0) * scale
  const { text, size } = fitLine(labelFace, textMm, says, room, textMm)
  const [low, high] = [Math.max(0, value - error), value + error].map((each) => round(left + each * scale))
  const middle = y + barMm / 2
  const interval = `M${low} ${middle}H${high}M${low} ${round(middle - 0.6)}v1.2M${high} ${round(middle - 0.6)}v1.2`
  const mark = round(left + (expected ?? 0) * scale)
  return [
    ...barOf(at, { x: round(left), y: round(y), width: round(value * scale), height: barMm }),
    ...(error > 0 && value > 0 ? errorBar(interval) : []),
    ...(expected === undefined
      ? []
      : ([
          { op: 'rect', x: mark - 0.6, y: y - 0.9, width: 1.2, height: barMm + 1.8, fill: 'sheet' },
          { op: 'rect', x: mark - 0.3, y: y - 0.9, width: 0.6, height: barMm + 1.8, fill: 'red' },
        ] as const)),
    said({ x: end + 1.4, y: y + 2.4 }, text, size, labelFace, 'ink'),
  ]
}
