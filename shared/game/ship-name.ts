import { fieldId } from '../kernel/ids'
import { own } from '../kernel/own'
import type { ShipInPlay } from './state'

const name = fieldId('name')
const commander = fieldId('commander')

/** What she is called at this table: the name given her in play, else the one on her document. */
export function shipName(ship: ShipInPlay): string {
  const given = own(ship.fields, name)
  return typeof given === 'string' && given !== '' ? given : ship.document.name
}

/** Who commands from her, `null` for nobody. */
export function commanderOf(ship: ShipInPlay): string | null {
  const named = own(ship.fields, commander)
  return typeof named === 'string' && named !== '' ? named : null
}
