import type { MarginsMm } from './request/print-job'
import { measure } from '../card/measure'
import type { Operation, PathOp } from '../card/operations'

/** How far a ruler with its figures reaches into the page. */
export const rulerDepthMm = 8
const labelMm = 2.6
const stroke = { ink: 'ink', width: 0.18 } as const

/**
 * Rulers along the four margins, ticks pointing inwards. They count millimetres from the left and the upper edge of the
 * paper, so that a ruler put on the sheet shows whether the printer keeps the size.
 */
export function edgeRulers(
  { widthMm, heightMm }: { readonly widthMm: number; readonly heightMm: number },
  { top, right, bottom, left }: MarginsMm,
): readonly Operation[] {
  // Half a line within the margin.
  const [x0, y0, x1, y1] = [left + 0.1, top + 0.1, widthMm - right - 0.1, heightMm - bottom - 0.1]
  const acrosses = millimetres(x0, x1)
  const downs = millimetres(y0, y1)
  const ticks = [
    ...acrosses.map((at) => `M${at} ${y0}v${lengthOf(at)}M${at} ${y1}v${-lengthOf(at)}`),
    ...downs.map((at) => `M${x0} ${at}h${lengthOf(at)}M${x1} ${at}h${-lengthOf(at)}`),
  ]
  const path: PathOp = { op: 'path', d: ticks.join(''), stroke }
  const clear = rulerDepthMm
  return [
    { op: 'rect', x: x0, y: y0, width: x1 - x0, height: y1 - y0, stroke },
    path,
    ...tens(acrosses, x0 + clear, x1 - clear).flatMap((at) => [
      label(at, at, y0 + 5.2 + labelMm * 0.72),
      label(at, at, y1 - 5.2),
    ]),
    ...tens(downs, y0 + clear, y1 - clear).flatMap((at) => {
      const half = measure('work', labelMm, String(at)) / 2
      return [label(at, x0 + 5.2 + half, at + labelMm * 0.36), label(at, x1 - 5.2 - half, at + labelMm * 0.36)]
    }),
  ]
}

function millimetres(from: number, to: number): readonly number[] {
  const first = Math.ceil(from)
  return Array.from({ length: Math.max(0, Math.floor(to) - first + 1) }, (_, at) => first + at)
}

function lengthOf(at: number): number {
  if (at % 10 === 0) return 4.6
  return at % 5 === 0 ? 3.2 : 2
}

/** Clear of the corners, where two rulers meet. */
function tens(values: readonly number[], from: number, to: number): readonly number[] {
  return values.filter((value) => value % 10 === 0 && value >= from && value <= to)
}

function label(value: number, x: number, y: number): Operation {
  return { op: 'text', x, y, text: String(value), size: labelMm, face: 'work', ink: 'ink', anchor: 'middle' }
}
