import type { Operation } from './operations'

/** The paper of a card of this size with its double frame: the border of a chart. */
export function framedPaper(widthMm: number, heightMm: number): readonly Operation[] {
  const inside = (by: number) => ({ x: by, y: by, width: mm(widthMm - 2 * by), height: mm(heightMm - 2 * by) })
  return [
    { op: 'rect', x: 0, y: 0, width: widthMm, height: heightMm, fill: 'sheet' },
    { op: 'rect', ...inside(2.6), stroke: { ink: 'plate', width: 0.7, weight: 'frame' } },
    { op: 'rect', ...inside(3.8), stroke: { ink: 'ink', width: 0.2, weight: 'hair' } },
  ]
}

const mm = (value: number) => Math.round(value * 100) / 100
