import type { RuleDraft } from '../../../../game/rule-draft'
import { shipName } from '../../../../game/ship-name'
import { fieldId, type ShipId } from '../../../../kernel/ids'
import { own } from '../../../../kernel/own'
import { says } from './says'

const flagship = fieldId('flagship')

/** Without radio or flag plot a flagship has to shift her flag: a reminder, done by hand. */
export function mustShiftFlag(table: RuleDraft, ship: ShipId): void {
  const inPlay = table.ship(ship)
  if (own(inPlay.fields, flagship) === 'yes') table.because(says('shiftFlag', { ship: shipName(inPlay) }))
}
