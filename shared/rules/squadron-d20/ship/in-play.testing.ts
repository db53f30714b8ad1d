import type { ShipDocument } from '../../../documents/ship'
import { inPlayBy } from '../../kit/marked-ship.testing'
import { starterShip } from '../../kit/ship-made'
import { shape } from './shape'
import type { StandData } from './ship'

export type { Damage } from '../../kit/marked-ship.testing'

/** A document of Squadron d20 with these data. */
export function document(data: StandData, changes: Partial<ShipDocument> & { readonly name: string }): ShipDocument {
  const slug = changes.name.toLowerCase().replace(/\W+/g, '-')
  const head = { slug, prefix: '', navy: 'royal-navy', class: '', type: '', year: 1941, ...changes }
  return { ...starterShip('squadron-d20', head, data), ...changes }
}

/** A stand at the table with this damage. */
export const inPlay = inPlayBy({ shape })
