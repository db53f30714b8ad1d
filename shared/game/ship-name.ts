import { fieldId } from '../kernel/ids'
import { own } from '../kernel/own'
import { isSeen } from '../kernel/seen-text'
import type { ShipInPlay } from './state'

const name = fieldId('name')
const commander = fieldId('commander')

/**
 * What she is called at this table: the name given her in play, else the one on her document; a ship of which neither
 * can be seen is called by her document's short name.
 */
export function shipName(ship: ShipInPlay): string {
  const given = own(ship.fields, name)
  if (typeof given === 'string' && isSeen(given)) return given
  return isSeen(ship.document.name) ? ship.document.name : ship.document.slug
}

/** Who commands from aboard, `null` for nobody. */
export function commanderOf(ship: ShipInPlay): string | null {
  const named = own(ship.fields, commander)
  return typeof named === 'string' && named !== '' ? named : null
}
