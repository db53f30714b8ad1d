import type { Operation } from '../../../card/operations'

/** The double border of a chart. */
export const neatline: readonly Operation[] = [
  { op: 'rect', x: 2.6, y: 2.6, width: 204.8, height: 142.8, stroke: { ink: 'plate', width: 0.7, weight: 'frame' } },
  { op: 'rect', x: 3.8, y: 3.8, width: 202.4, height: 140.4, stroke: { ink: 'ink', width: 0.2, weight: 'hair' } },
]
