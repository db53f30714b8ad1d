import type { RuleDraft } from '../../../../game/rule-draft'
import { shipName } from '../../../../game/ship-name'
import { fieldId, trackId, type ShipId } from '../../../../kernel/ids'
import type { Phrase } from '../../../../kernel/phrase'
import { goneBy } from '../../../kit/gone'
import { says } from './says'

const standing = fieldId('standing')

export const { isLost, isGone, fights } = goneBy(trackId('flotation'))

/** All flotation boxes crossed off: she sinks. */
export function sink(table: RuleDraft, ship: ShipId): void {
  leavesPlay(table, ship, 'sunk')
}

export function blowUp(table: RuleDraft, ship: ShipId, ...why: readonly Phrase[]): void {
  leavesPlay(table, ship, 'blownUp', ...why)
}

function leavesPlay(table: RuleDraft, ship: ShipId, to: 'sunk' | 'blownUp', ...why: readonly Phrase[]): void {
  table.field(ship, standing)
  const said = says(to, { ship: shipName(table.ship(ship)) })
  table.apply({ type: 'fieldSet', ship, field: standing, to }, ...why, said)
}
