import { freshShip } from '../game/apply-effect'
import type { ShipInPlay } from '../game/state'
import { shipField } from '../game/ship-fields'
import type { FieldId } from '../kernel/ids'
import type { Scalar } from '../kernel/scalar'
import { gathered } from '../rules/kit/gathered'
import type { RulesPack } from '../rules/pack/rules-pack'
import type { Words } from '../words/speak'
import type { Box } from '../card/path-data'
import type { Operation } from '../card/operations'
import type { ShipDocument } from '../documents/ship'
import type { PagePart, DrawnOnce } from './print-page'

/** A ship card in its cell, as large as goes: her face is struck once, her marks are painted over it. */
export function cardParts(card: PrintedCard, cell: Box, words: Words): readonly [face: PagePart, marks: PagePart] {
  return cardPartsAt(placeIn(cell, card.pack), card, words)
}

/** The same at a place. */
function cardPartsAt(
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
export function formPart(pack: RulesPack, cell: Box, draw: () => readonly Operation[]): PagePart {
  const { widthMm, heightMm } = pack.card
  const struck = { key: `${pack.id} form`, left: 0, top: 0, width: widthMm, height: heightMm }
  return { ...placeIn(cell, pack), draw, struck }
}

/** The place of a card of a pack in a cell: the middle. */
function placeIn(cell: Box, { card }: RulesPack): Required<Pick<PagePart, 'x' | 'y' | 'scale'>> {
  const scale = Math.min(cell.width / card.widthMm, cell.height / card.heightMm)
  const x = cell.x + (cell.width - card.widthMm * scale) / 2
  const y = cell.y + (cell.height - card.heightMm * scale) / 2
  return { x, y, scale }
}

/** A ship on paper, with whom she sails. */
export interface PrintedCard {
  readonly ship: ShipInPlay
  readonly pack: RulesPack
  readonly squadron?: string
  readonly side?: string
}

/** Ships in printing order. */
export interface PrintedShips {
  readonly cards: readonly PrintedCard[]
  /** As at the start of the game, without damage. */
  readonly fresh: boolean
}

/** Name, commander and crew are always hers; damage and standing are left out of a fresh card. */
export function asPrinted(card: PrintedCard, fresh: boolean): PrintedCard {
  if (!fresh) return card
  const { ship, pack } = card
  const shape = pack.shape(ship.document)
  const kept = Object.entries(ship.fields).filter(([field]) => {
    const is = shape.fields[field as FieldId]
    return is?.kind === 'number' || (is?.kind === 'text' && is.harm !== true)
  })
  return {
    ...card,
    ship: freshShip(pack, ship.id, ship.document, Object.fromEntries(kept) as Record<FieldId, Scalar>),
  }
}

/** What she is called in play: a name given at the table goes before the one in her document. */
export function nameOf({ ship }: PrintedCard): string {
  const given = ship.fields[shipField.name]
  const name = typeof given === 'string' && given !== '' ? given : ship.document.name
  return ship.document.prefix === '' ? name : `${ship.document.prefix} ${name}`
}

/** Her commander, or a part of his name, with what he is worth under these rules. */
export function withRating({ fields }: ShipInPlay, name: string, words: Words): string {
  const rating = fields[shipField.rating]
  return name !== '' && typeof rating === 'number' ? words('print.roster.commander', { name, rating }) : name
}

/**
 * The cards of one page, in the order of the job. Each side has pages of its own, so that it can take its sheets; what
 * is left over of two sides shares one where that saves it.
 */
export function cardsByPage(cards: readonly PrintedCard[], perPage: number): readonly (readonly PrintedCard[])[] {
  const pages: PrintedCard[][] = []
  for (const side of grouped(cards, 'side')) {
    const whole = side.cards.length - (side.cards.length % perPage)
    for (let at = 0; at < whole; at += perPage) pages.push(side.cards.slice(at, at + perPage))
    const left = side.cards.slice(whole)
    const shared = pages.find((page) => page.length + left.length <= perPage)
    if (shared) shared.push(...left)
    else if (left.length > 0) pages.push([...left])
  }
  return pages
}

/** A run of cards with one name in common; null where they have none. */
export interface Group {
  readonly name: string | null
  readonly cards: readonly PrintedCard[]
}

export function grouped(cards: readonly PrintedCard[], by: 'side' | 'squadron'): readonly Group[] {
  return [...gathered(cards, (card) => card[by] ?? null)].map(([name, members]) => ({ name, cards: members }))
}
