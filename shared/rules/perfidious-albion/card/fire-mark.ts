import type { Ink, Operation } from '../../../card/operations'
import { disc } from '../../../card/arc-plan'
import type { Cell, Hull } from './hull'
import { cellPlace } from './places'
import { insideEdges } from './plates'

/** Where a flame of some size stands: the upper left corner, or where several contents leave room for it. */
export function cornerFor(hull: Hull, cell: Cell, size: number): { readonly x: number; readonly y: number } {
  const { x, y, width, height } = insideEdges(hull, cell)
  if (cell.holds.length < 2) return { x, y }
  if (cell.holds.length === 2) return { x: x + width - size, y }
  return { x: cellPlace(cell.section, cell.deck).x + 9.6, y: y + height - size }
}

/** The printed Fire mark in the upper left corner of a cell, on a patch of its ground. */
export function fireMark(hull: Hull, cell: Cell, ground: Ink = 'sheet'): Operation[] {
  const { x, y } = cornerFor(hull, cell, 3.8)
  return [
    { op: 'path', d: disc(x + 1.9, y + 2, 1.8), fill: ground },
    { op: 'glyph', glyph: 'firemark', x: x + 0.1, y: y + 0.1, size: 3.6, ink: 'ink', ground },
  ]
}
