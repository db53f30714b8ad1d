import type { RuleDraft } from '../../../../game/rule-draft'
import type { ShipInPlay } from '../../../../game/state'
import { fieldId, trackId, type ShipId } from '../../../../kernel/ids'
import { own } from '../../../../kernel/own'
import type { Phrase } from '../../../../kernel/phrase'
import { says } from './says'
import { shipName } from '../../../../game/ship-name'

const standing = fieldId('standing')
const flotation = trackId('flotation')

/** Sunk or blown up: nothing more happens to her and she does nothing more. */
export function isLost(ship: ShipInPlay): boolean {
  const stands = own(ship.fields, standing)
  return stands === 'sunk' || stands === 'blownUp' || own(ship.tracks, flotation) === 0
}

/** Lost, or off the table. */
export function isGone(ship: ShipInPlay): boolean {
  return isLost(ship) || own(ship.fields, standing) === 'left'
}

/** All flotation boxes crossed off: she sinks. */
export function sink(table: RuleDraft, ship: ShipId): void {
  goes(table, ship, 'sunk')
}

export function blowUp(table: RuleDraft, ship: ShipId, ...why: readonly Phrase[]): void {
  goes(table, ship, 'blownUp', ...why)
}

function goes(table: RuleDraft, ship: ShipId, to: 'sunk' | 'blownUp', ...why: readonly Phrase[]): void {
  table.field(ship, standing)
  const said = says(to, { ship: shipName(table.ship(ship)) })
  table.does({ type: 'fieldSet', ship, field: standing, to }, ...why, said)
}
