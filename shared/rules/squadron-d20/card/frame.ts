import type { Operation } from '../../../card/operations'
import { cardHeightMm, cardWidthMm } from './places'

/** Paper and the double frame of the card. */
export const frame: readonly Operation[] = [
  { op: 'rect', x: 0, y: 0, width: cardWidthMm, height: cardHeightMm, fill: 'sheet' },
  { op: 'rect', x: 2.6, y: 2.6, width: 204.8, height: 142.8, stroke: { ink: 'plate', width: 0.7, weight: 'frame' } },
  { op: 'rect', x: 3.8, y: 3.8, width: 202.4, height: 140.4, stroke: { ink: 'ink', width: 0.2, weight: 'hair' } },
]
