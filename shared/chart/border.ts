import type { Operation } from '../card/operations'
import type { Box } from '../card/path-data'
import type { ChartData } from '../documents/chart'
import type { Unit } from './entries'
import type { OnSheet } from './place-on-sheet'

/** The border of the table, graduated in inches, and the figures of some of them. */
export function borderOperations(
  { table, inch }: OnSheet,
  { table: [across, down], saidIn = 'inches' }: ChartData,
  isSmall: boolean,
): readonly Operation[] {
  const { x, y, width, height } = table
  const band = isSmall ? 3 : 6
  const edge: Operation = { op: 'rect', ...table, stroke: { ink: 'plate', width: isSmall ? 0.8 : 1.4 } }
  const unit = saidIn === 'inches' ? 1 : 1 / 2.54
  const part = partOf(inch * unit, saidIn) * unit
  const ground: Operation = {
    op: 'path',
    d: `${boxPath(x - band, y - band, width + 2 * band, height + 2 * band)}${boxPath(x, y, width, height)}`,
    ...{ fill: 'sheet', fillRule: 'evenodd', stroke: { ink: 'plate', width: isSmall ? 0.8 : 1 } },
  }
  const bars = [
    ...everySecond(across, part).map(([from, to]) => {
      const [at, long] = [x + from * inch, (to - from) * inch]
      return boxPath(at, y - band, long, band) + boxPath(at, y + height, long, band)
    }),
    ...everySecond(down, part).map(([from, to]) => {
      const [at, long] = [y + from * inch, (to - from) * inch]
      return boxPath(x - band, at, band, long) + boxPath(x + width, at, band, long)
    }),
  ].join('')
  const figures = isSmall
    ? []
    : [
        ...figuresTo(across, part).map((at) => figure(x + at * inch, y + height + 21, said(at, saidIn), 'middle')),
        ...figuresTo(down, part).map((at) => figure(x - 9, y + at * inch + 5, said(at, saidIn), 'end')),
      ]
  return [ground, { op: 'path', d: bars, fill: 'plate' }, edge, ...figures]
}

/** The border with its figures: nothing else is written there. */
export function borderTaken({ table: { x, y, width, height } }: OnSheet): readonly Box[] {
  return [
    { x: x - 40, y: y - 10, width: 42, height: height + 20 },
    { x: x + width - 2, y: y - 10, width: 12, height: height + 20 },
    { x, y: y - 10, width, height: 12 },
    { x, y: y + height - 2, width, height: 26 },
  ]
}

/** Inches (or centimetres) of a bar: of at least so many units on the sheet. */
function partOf(units: number, saidIn: Unit): number {
  const parts = saidIn === 'inches' ? [1, 2, 3, 6, 12, 24, 48] : [5, 10, 25, 50, 100]
  return parts.find((each) => each * units >= 22) ?? 100
}

function everySecond(length: number, part: number): readonly (readonly [number, number])[] {
  return Array.from(
    { length: Math.ceil(length / part / 2) },
    (_, at) => [at * 2 * part, Math.min(length, (at * 2 + 1) * part)] as const,
  )
}

/** Every second graduation has its figure, the last one and none at the corner. */
const figuresTo = (length: number, part: number) =>
  Array.from({ length: Math.floor(length / (2 * part)) }, (_, at) => (at + 1) * 2 * part)

const said = (inches: number, as: Unit) =>
  as === 'inches' ? `${Math.round(inches)}″` : String(Math.round(inches * 2.54))

const figure = (x: number, y: number, text: string, anchor: 'middle' | 'end'): Operation => ({
  ...{ op: 'text', x, y, text, size: 14, face: 'work-600', ink: 'ink', anchor },
})

const boxPath = (x: number, y: number, width: number, height: number) =>
  `M${x.toFixed(1)} ${y.toFixed(1)}h${width.toFixed(1)}v${height.toFixed(1)}h${(-width).toFixed(1)}z`
