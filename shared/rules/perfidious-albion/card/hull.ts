import type { Operation } from '../../../card/operations'
import type { ShipDocument } from '../../../documents/ship'
import { boxId, type BoxId } from '../../../kernel/ids'
import { onceEach } from '../../../kernel/once-each'
import { mm, type Rect } from '../../kit/card/shapes'
import type { PerfidiousShip } from '../ship/ship'
import { cellsOf, shipOf, type Cell } from '../ship/ship-data'
import { cellPlace } from './layout'

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
  const cells = cellsOf(ship).toSorted((a, b) => a.deck - b.deck || a.section - b.section)
  const byBox = new Map(cells.map((cell) => [cell.box, cell]))
  return {
    ship,
    cells,
    at: (section, deck) => byBox.get(boxId(`${section}-${deck}`)),
    box: (box) => byBox.get(box),
  }
})

/**
 * Armour as the weight of an edge. Neighbours of equal value are one plate; where two plates meet the stronger
 * draws the edge. Edges lie inside their own cell.
 */

/** Width of a plate's edge in mm for values 0 to 9. */
const edgeByArmour = [0, 0.45, 0.45, 0.65, 0.65, 0.9, 0.9, 1.2, 1.2, 1.55] as const

export interface Edges {
  readonly top: number
  readonly right: number
  readonly bottom: number
  readonly left: number
}

export function edgesOf(hull: Hull, cell: Cell): Edges {
  const edge = (section: number, deck: number) => {
    const neighbour = hull.at(section, deck)?.armour ?? 0
    return neighbour < cell.armour ? edgeWidth(cell.armour) : 0
  }
  return {
    top: edge(cell.section, cell.deck - 1),
    right: edge(cell.section + 1, cell.deck),
    bottom: edge(cell.section, cell.deck + 1),
    left: edge(cell.section - 1, cell.deck),
  }
}

/** What lies inside the edges of a cell, and never on the hairline round it. */
export function insideEdges(hull: Hull, cell: Cell): Rect {
  const { x, y, width, height } = cellPlace(cell.section, cell.deck)
  const { top, right, bottom, left } = edgesOf(hull, cell)
  const inset = (edge: number) => Math.max(edge, hairlineInset)
  return {
    x: x + inset(left),
    y: y + inset(top),
    width: width - inset(left) - inset(right),
    height: height - inset(top) - inset(bottom),
  }
}

/** All plates of the ship as one area. */
export function plateOperations(hull: Hull): Operation[] {
  const d = hull.cells.map((cell) => plateOf(hull, cell)).join('')
  return d === '' ? [] : [{ op: 'path', d, fill: 'plate' }]
}

const hairlineInset = 0.12

function edgeWidth(armour: number): number {
  return edgeByArmour[armour] ?? 0
}

function plateOf(hull: Hull, cell: Cell): string {
  if (cell.armour === 0) return ''
  const { x, y, width, height } = cellPlace(cell.section, cell.deck)
  const { top, right, bottom, left } = edgesOf(hull, cell)
  const edge = edgeWidth(cell.armour)
  let d = ''
  if (top > 0) d += bar(x, y, width, top)
  if (bottom > 0) d += bar(x, y + height - bottom, width, bottom)
  if (left > 0) d += bar(x, y, left, height)
  if (right > 0) d += bar(x + width - right, y, right, height)
  for (const [across, down] of diagonals) {
    if (!innerCorner(hull, cell, across, down)) continue
    d += bar(across < 0 ? x : x + width - edge, down < 0 ? y : y + height - edge, edge, edge)
  }
  return d
}

const diagonals = [
  [-1, -1],
  [1, -1],
  [-1, 1],
  [1, 1],
] as const

/** Where a plate turns inwards both neighbours belong to it and only the cell between them does not. */
function innerCorner(hull: Hull, cell: Cell, across: number, down: number): boolean {
  const armour = (section: number, deck: number) => hull.at(section, deck)?.armour ?? 0
  return (
    armour(cell.section + across, cell.deck) === cell.armour &&
    armour(cell.section, cell.deck + down) === cell.armour &&
    armour(cell.section + across, cell.deck + down) < cell.armour
  )
}

function bar(x: number, y: number, width: number, height: number): string {
  return `M${mm(x)} ${mm(y)}H${mm(x + width)}V${mm(y + height)}H${mm(x)}Z`
}
