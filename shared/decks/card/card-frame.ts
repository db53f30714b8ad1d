import type { Ink, Operation } from '../../card/operations'
import { cardHeightMm, cardWidthMm } from './playing-card'

/** The ground of a card, extended beyond the cut so that a crooked cut shows no paper. */
export function cardGround(ink: Ink, bleedMm: number): Operation {
  return {
    op: 'rect',
    x: -bleedMm,
    y: -bleedMm,
    width: cardWidthMm + 2 * bleedMm,
    height: cardHeightMm + 2 * bleedMm,
    fill: ink,
  }
}

/** The neatline of a chart, heavy and fine. */
export const cardFrame: readonly Operation[] = [
  { op: 'rect', x: 3, y: 3, width: 57.5, height: 82.9, stroke: { ink: 'ink', width: 0.5, weight: 'frame' } },
  { op: 'rect', x: 3.9, y: 3.9, width: 55.7, height: 81.1, stroke: { ink: 'ink', width: 0.15, weight: 'hair' } },
]
