import type { Ink, Operation } from '../../../card/operations'
import { hundredths } from '../../../card/path-data'
import type { Box } from '../../../card/path-data'

/** A place on a card in millimetres, from its upper left corner. */
export type Rect = Box

/** Every card is A5 across. */
export const cardSize = { widthMm: 210, heightMm: 148 } as const

/** Left and right of all that is printed. */
export const margin = { left: 6, right: 204 } as const

/** Shortest side of what can be tapped: 32 px when the card is 776 px wide. */
export const smallestTarget = 8.7

/** To the hundredth: as short as a drawing needs. */
export const mm = hundredths

/** To the thousandth: boxes side by side, whose sides must meet. */
function fine(value: number): number {
  return Math.round(value * 1000) / 1000
}

export function rectPath({ x, y, width, height }: Rect): string {
  return `M${mm(x)} ${mm(y)}h${mm(width)}v${mm(height)}h${mm(-width)}Z`
}

export function finePath({ x, y, width, height }: Rect): string {
  return `M${fine(x)} ${fine(y)}h${fine(width)}v${fine(height)}h${fine(-width)}Z`
}

export function inset({ x, y, width, height }: Rect, by: number): Rect {
  return { x: x + by, y: y + by, width: width - 2 * by, height: height - 2 * by }
}

export function rounded({ x, y, width, height }: Rect): Rect {
  return { x: mm(x), y: mm(y), width: mm(width), height: mm(height) }
}

/** Whether two places have nothing in common; what only touches does not overlap. */
export function areDisjoint(one: Rect, other: Rect): boolean {
  const touch = 0.001
  return (
    one.x + one.width <= other.x + touch ||
    other.x + other.width <= one.x + touch ||
    one.y + one.height <= other.y + touch ||
    other.y + other.height <= one.y + touch
  )
}

/** The paper of a card with its double frame: the border of a chart. */
export const framedPaper: readonly Operation[] = [
  { op: 'rect', x: 0, y: 0, width: cardSize.widthMm, height: cardSize.heightMm, fill: 'sheet' },
  { op: 'rect', ...framed(2.6), stroke: { ink: 'plate', width: 0.7, weight: 'frame' } },
  { op: 'rect', ...framed(3.8), stroke: { ink: 'ink', width: 0.2, weight: 'hair' } },
]

function framed(by: number): Rect {
  return rounded(inset({ x: 0, y: 0, width: cardSize.widthMm, height: cardSize.heightMm }, by))
}

/** The thinnest line of a card: what separates. */
export function hairline(d: string, ink: Ink = 'rule'): Operation {
  return { op: 'path', d, stroke: { ink, width: 0.2, weight: 'hair' } }
}

/** Boxes as one path, empty or filled; what is crossed off lies over them. */
export function boxLines(boxes: readonly Rect[], width = 0.28, path = rectPath, fill: Ink = 'sheet'): Operation {
  return { op: 'path', d: boxes.map(path).join(''), fill, stroke: { ink: 'ink', width, weight: 'cell' } }
}

/** Tints inside the lines of boxes, which stay as they are printed. */
export function washes(boxes: readonly Rect[], fill: Ink, line: number, path = rectPath): Operation {
  return { op: 'path', d: boxes.map((box) => path(inset(box, line))).join(''), fill }
}

/** What is lost is crossed off in red. */
export function redCrosses(d: string, width: number): Operation {
  return { op: 'path', d, stroke: { ink: 'red', width, weight: 'mark' } }
}
