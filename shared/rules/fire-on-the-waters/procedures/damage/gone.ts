import type { RuleDraft } from '../../../../game/rule-draft'
import { shipName } from '../../../../game/ship-name'
import { fieldId, trackId, type ShipId } from '../../../../kernel/ids'
import type { Phrase } from '../../../../kernel/phrase'
import { goneBy } from '../../../kit/gone'
import { says } from './says'

const standing = fieldId('standing')

export const { isLost, isGone, fights } = goneBy(trackId('flotation'))

export function goes(table: RuleDraft, ship: ShipId, to: 'sunk' | 'blownUp', ...why: readonly Phrase[]): void {
  table.field(ship, standing)
  const said = says(to, { ship: shipName(table.ship(ship)) })
  table.apply({ type: 'fieldSet', ship, field: standing, to }, ...why, said)
}
