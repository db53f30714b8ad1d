import type { Operation } from '../../../card/operations'

/** The sign of a card on which nothing happens. */
export const spadeOperations: readonly Operation[] = [
  { op: 'glyph', glyph: 'spade', x: 19.75, y: 24, size: 24, ink: 'ink' },
]
