import type { ShipDocument } from '../../../documents/ship'
import { boxId, type BoxId } from '../../../kernel/ids'
import { onceEach } from '../../../kernel/once-each'
import { place, shipOf } from '../ship/ship-data'
import type { HullCell, PerfidiousShip } from '../ship/ship'

export interface Cell extends HullCell {
  readonly box: BoxId
  readonly section: number
  readonly deck: number
}

/** A ship document as the card reads it: her cells by place and in reading order. */
export interface Hull {
  readonly ship: PerfidiousShip
  readonly cells: readonly Cell[]
  at(section: number, deck: number): Cell | undefined
  box(box: BoxId): Cell | undefined
}

/** Memoised per document. */
export const hullOf = onceEach((document: ShipDocument): Hull => {
  const ship = shipOf(document)
  const cells = ship.cells.map(placed).sort((a, b) => a.deck - b.deck || a.section - b.section)
  const byBox = new Map(cells.map((cell) => [cell.box, cell]))
  return {
    ship,
    cells,
    at: (section, deck) => byBox.get(boxId(`${section}-${deck}`)),
    box: (box) => byBox.get(box),
  }
})

function placed(cell: HullCell): Cell {
  return { ...cell, ...place(cell.at), box: boxId(cell.at) }
}
