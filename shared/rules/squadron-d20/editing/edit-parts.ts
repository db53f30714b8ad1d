import type { ShipDocument } from '../../../documents/ship'
import type { EditPart } from '../../pack/ship-editing'
import { blocksOf } from '../card/blocks-of'

/** Where a card can be changed: as its blocks say, from above and from the left. */
export function editParts(document: ShipDocument): readonly EditPart[] {
  const places = blocksOf(document).flatMap(({ parts = [] }) => parts)
  const rows = [...new Set(places.map(({ y }) => rowOf(y)))].sort((one, other) => one - other)
  return places
    .map(({ part, x, y, width, height }): EditPart => ({
      part,
      x,
      y,
      width,
      height,
      row: rows.indexOf(rowOf(y)) + 1,
      column: Math.round(x),
      group: 'card',
    }))
    .sort((one, other) => one.row - other.row || one.column - other.column)
}

/** Parts that begin at nearly the same height form a row. */
const rowOf = (y: number) => Math.round(y / 3)
