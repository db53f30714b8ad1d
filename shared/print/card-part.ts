import type { Area } from './page-grid'
import type { Operation } from '../card/operations'
import type { ShipDocument } from '../documents/ship'
import type { RulesPack } from '../rules/pack/rules-pack'
import type { Words } from '../words/speak'
import type { PagePart, DrawnOnce } from './print-page'
import type { PrintedCard } from './printed-card'

/** A ship card in its cell, as large as goes: her face is struck once, her marks are painted over it. */
export function cardParts({ ship, pack }: PrintedCard, cell: Area, words: Words): readonly PagePart[] {
  const place = placeIn(cell, pack)
  return [
    { ...place, draw: () => pack.card.face(ship.document, words), struck: faceDrawnOnce(pack, ship.document) },
    {
      ...place,
      draw: () => pack.card.pieces(ship.document).flatMap((piece) => pack.card.piece(piece, ship, words)),
    },
  ]
}

/** A form without a ship in its cell, struck once. */
export function formPart(pack: RulesPack, cell: Area, draw: () => readonly Operation[]): PagePart {
  const { widthMm, heightMm } = pack.card
  const struck = { key: `${pack.id} form`, left: 0, top: 0, width: widthMm, height: heightMm }
  return { ...placeIn(cell, pack), draw, struck }
}

/** The place of a card of a pack in a cell: the middle. */
function placeIn(cell: Area, { card }: RulesPack): Required<Pick<PagePart, 'x' | 'y' | 'scale'>> {
  const scale = Math.min(cell.width / card.widthMm, cell.height / card.heightMm)
  const x = cell.x + (cell.width - card.widthMm * scale) / 2
  const y = cell.y + (cell.height - card.heightMm * scale) / 2
  return { x, y, scale }
}

/**
 * Her face, struck once in a file: known by what her document says, not by which object it is, since the ships of a game
 * come with a copy each.
 */
export function faceDrawnOnce({ id, card }: RulesPack, document: ShipDocument): DrawnOnce {
  const text = texts.get(document) ?? JSON.stringify(document)
  texts.set(document, text)
  return { key: `${id} ${text}`, left: 0, top: 0, width: card.widthMm, height: card.heightMm }
}
const texts = new WeakMap<ShipDocument, string>()
