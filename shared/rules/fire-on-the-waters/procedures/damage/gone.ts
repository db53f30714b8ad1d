import type { RuleDraft } from '../../../../game/rule-draft'
import { shipName } from '../../../../game/ship-name'
import type { ShipInPlay } from '../../../../game/state'
import { fieldId, trackId, type ShipId } from '../../../../kernel/ids'
import { own } from '../../../../kernel/own'
import type { Phrase } from '../../../../kernel/phrase'
import { says } from './says'

const standing = fieldId('standing')
const flotation = trackId('flotation')

/** Sunk, blown up, or off the table: nothing more happens to her. */
export function isGone(ship: ShipInPlay): boolean {
  const stands = own(ship.fields, standing)
  return stands === 'sunk' || stands === 'blownUp' || stands === 'left' || own(ship.tracks, flotation) === 0
}

export function goes(table: RuleDraft, ship: ShipId, to: 'sunk' | 'blownUp', ...why: readonly Phrase[]): void {
  table.field(ship, standing)
  const said = says(to, { ship: shipName(table.ship(ship)) })
  table.does({ type: 'fieldSet', ship, field: standing, to }, ...why, said)
}
