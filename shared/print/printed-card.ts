import { freshShip } from '../game/apply-effect'
import type { ShipInPlay } from '../game/state'
import { shipField } from '../game/ship-fields'
import type { FieldId } from '../kernel/ids'
import type { Scalar } from '../kernel/scalar'
import type { RulesPack } from '../rules/pack/rules-pack'

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
