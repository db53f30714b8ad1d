import { own } from '../kernel/own'
import { isSeen } from '../kernel/seen-text'
import { shipField } from './ship-fields'
import type { ShipInPlay } from './state'

/**
 * What she is called at this table: the name given her in play, else the one on her document; a ship of which neither
 * can be seen is called by her document's short name.
 */
export function shipName(ship: Pick<ShipInPlay, 'document' | 'fields'>): string {
  const given = own(ship.fields, shipField.name)
  if (typeof given === 'string' && isSeen(given)) return given
  return isSeen(ship.document.name) ? ship.document.name : ship.document.slug
}

/** Who commands from aboard, `null` for nobody. */
export function commanderOf(ship: ShipInPlay): string | null {
  const named = own(ship.fields, shipField.commander)
  return typeof named === 'string' && named !== '' ? named : null
}

/** A flagship is marked on her card; where cards have no such mark, she is any ship that is commanded from. */
export function isFlagship(ship: ShipInPlay): boolean {
  const marked = own(ship.fields, shipField.flagship)
  return marked === undefined ? commanderOf(ship) !== null : marked === 'yes'
}
