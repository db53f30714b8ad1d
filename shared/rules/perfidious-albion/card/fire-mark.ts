import type { Ink, Operation } from '../../../card/operations'
import { disc } from './arc-plan'
import type { Cell, Hull } from './hull'
import { insideEdges } from './plates'

/** The printed Fire mark in the upper left corner of a cell, on a patch of its ground. */
export function fireMark(hull: Hull, cell: Cell, ground: Ink = 'sheet'): Operation[] {
  const { x, y } = insideEdges(hull, cell)
  return [
    { op: 'path', d: disc(x + 1.9, y + 2, 1.8), fill: ground },
    { op: 'glyph', glyph: 'firemark', x: x + 0.1, y: y + 0.1, size: 3.6, ink: 'ink', ground },
  ]
}
