import type { Area } from './page-grid'
import type { Operation } from '../card/operations'
import type { ShipDocument } from '../documents/ship'
import type { RulesPack } from '../rules/pack/rules-pack'
import type { Words } from '../words/speak'
import type { PagePart, DrawnOnce } from './print-page'
import type { PrintedCard } from './printed-card'

/** A ship card in its cell, as large as goes: her face is struck once, her marks are painted over it. */
export function cardParts(card: PrintedCard, cell: Area, words: Words): readonly [face: PagePart, marks: PagePart] {
  return cardPartsAt(placeIn(cell, card.pack), card, words)
}

/** The same at a place. */
export function cardPartsAt(
  place: Pick<PagePart, 'x' | 'y' | 'scale'>,
  { ship, pack: { id, card } }: PrintedCard,
  words: Words,
): readonly [face: PagePart & { readonly struck: DrawnOnce }, marks: PagePart] {
  const text = texts.get(ship.document) ?? JSON.stringify(ship.document)
  texts.set(ship.document, text)
  const struck = { key: `${id} ${text}`, left: 0, top: 0, width: card.widthMm, height: card.heightMm }
  const marks = () => card.pieces(ship.document).flatMap((piece) => card.piece(piece, ship, words))
  return [
    { ...place, draw: () => card.face(ship.document, words), struck },
    { ...place, draw: marks },
  ]
}

/** A face is known by what its document says, not by which object it is: the ships of a game come with a copy each. */
const texts = new WeakMap<ShipDocument, string>()

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
