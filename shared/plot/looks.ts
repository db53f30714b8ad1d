import { box, hatching } from '../card/hatching'
import type { Ink, Operation } from '../card/operations'
import { round } from './plot'

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
