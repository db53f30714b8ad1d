import type { ShipDocument } from '../../../documents/ship'
import { place, shipOf } from '../ship/ship-data'
import type { ArcName, CellContent, HullCell, PerfidiousShip } from '../ship/ship'
import { replaced, without } from '../../kit/edit-entries'

/** The document with some of her own part changed. */
export function withData(document: ShipDocument, change: Partial<PerfidiousShip>): ShipDocument {
  return { ...document, data: { ...shipOf(document), ...change } }
}

export function cellAt(document: ShipDocument, at: string): HullCell | undefined {
  return shipOf(document).cells.find((cell) => cell.at === at)
}

/** Puts a cell on the card in place of whatever is there; a void one becomes part of the hull. */
export function setCell(document: ShipDocument, cell: HullCell): ShipDocument {
  const { cells } = shipOf(document)
  const there = cells.findIndex(({ at }) => at === cell.at)
  const next = there < 0 ? [...cells, cell].sort(inReadingOrder) : replaced(cells, there, cell)
  return withData(document, { cells: next })
}

/** Takes a cell out of the hull. The last one stays: a card without any is none. */
export function makeVoid(document: ShipDocument, at: string): ShipDocument {
  const { cells } = shipOf(document)
  const rest = cells.filter((cell) => cell.at !== at)
  return rest.length === cells.length || rest.length === 0 ? document : withData(document, { cells: rest })
}

export function setArmour(document: ShipDocument, at: string, armour: number): ShipDocument {
  return setCell(document, { ...hullCell(document, at), armour })
}

export function setFireMark(document: ShipDocument, at: string, fireMark: boolean): ShipDocument {
  return setCell(document, { ...hullCell(document, at), fireMark })
}

/** How many things a cell has room for. */
export const mostInCell = 3

export function addContent(document: ShipDocument, at: string, kind: CellContent['kind']): ShipDocument {
  const cell = hullCell(document, at)
  if (cell.holds.length >= mostInCell) return document
  return setCell(document, { ...cell, holds: [...cell.holds, freshContent(document, at, kind)] })
}

export function setContent(document: ShipDocument, at: string, index: number, content: CellContent): ShipDocument {
  const cell = hullCell(document, at)
  return setCell(document, { ...cell, holds: replaced(cell.holds, index, content) })
}

export function removeContent(document: ShipDocument, at: string, index: number): ShipDocument {
  const cell = hullCell(document, at)
  return setCell(document, { ...cell, holds: without(cell.holds, index) })
}

/** First what is in a cell goes, then the cell. */
export function emptyCell(document: ShipDocument, at: string): ShipDocument {
  const cell = cellAt(document, at)
  if (!cell) return document
  const bare = cell.holds.length === 0 && cell.armour === 0 && !cell.fireMark
  return bare ? makeVoid(document, at) : setCell(document, bareCell(at))
}

/** The cells in which guns stand. */
export function gunCells(document: ShipDocument): readonly HullCell[] {
  return shipOf(document).cells.filter(({ holds }) => holds.some(({ kind }) => kind === 'gun'))
}

export function hullCell(document: ShipDocument, at: string): HullCell {
  return cellAt(document, at) ?? bareCell(at)
}

function bareCell(at: string): HullCell {
  return { at, armour: 0, fireMark: false, holds: [] }
}

/** What is most likely meant by a thing in that place. */
function freshContent(document: ShipDocument, at: string, kind: CellContent['kind']): CellContent {
  switch (kind) {
    case 'gun':
      return { kind, letter: 'C', count: 2, arc: likelyArc(at), mount: 'casemate' }
    case 'torpedoTube':
      return { kind, count: 1, arc: 'broadsides' }
    case 'magazine': {
      const fed = nearestGuns(document, at)
      const letters = fed && [...new Set(fed.holds.flatMap((held) => (held.kind === 'gun' ? held.letter : [])))]
      return { kind, feeds: [fed?.at ?? at], serves: letters?.join('') ?? '' }
    }
    default:
      return { kind }
  }
}

function likelyArc(at: string): ArcName {
  const { section } = place(at)
  if (section <= 3) return 'fore'
  return section >= 8 ? 'aft' : 'sides'
}

function nearestGuns(document: ShipDocument, at: string): HullCell | undefined {
  const here = place(at)
  const away = (cell: HullCell) => Math.abs(place(cell.at).section - here.section)
  return [...gunCells(document)].sort((one, other) => away(one) - away(other))[0]
}

function inReadingOrder(one: HullCell, other: HullCell): number {
  const [a, b] = [place(one.at), place(other.at)]
  return a.deck - b.deck || a.section - b.section
}
