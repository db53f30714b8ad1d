import { freshShip } from '../game/apply-effect'
import type { ShipInPlay } from '../game/state'
import { shipField } from '../game/ship-fields'
import type { FieldId } from '../kernel/ids'
import type { Scalar } from '../kernel/scalar'
import { gathered } from '../rules/kit/gathered'
import type { RulesPack } from '../rules/pack/rules-pack'
import type { Words } from '../words/speak'

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

/** The cards of one page, in the order of the job. Each side begins a new page, so that it can take its sheets. */
export function cardsByPage(cards: readonly PrintedCard[], perPage: number): readonly (readonly PrintedCard[])[] {
  const pages: PrintedCard[][] = []
  for (const card of cards) {
    const page = pages.at(-1)
    if (page && page.length < perPage && page[0]?.side === card.side) page.push(card)
    else pages.push([card])
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
