import type { RuleDraft } from '../../../../game/rule-draft'
import { shipName } from '../../../../game/ship-name'
import type { ShipInPlay } from '../../../../game/state'
import { confirm, type Dialogue } from '../../../../kernel/dialogue'
import { fieldId, type ShipId } from '../../../../kernel/ids'
import { rulingOf } from '../../table/house-rules'
import { condition } from '../../ship/state'
import { onSheet } from '../../reference/look-up'
import { ownerOf } from '../../../kit/owner'
import { presentMaximum } from '../movement/legal-speeds'
import { says } from '../turn/says'

const standing = fieldId('standing')

/** Dead in the water, or half of her flotation boxes lost. */
function isBadlyHurt(ship: ShipInPlay): boolean {
  const { left, of } = condition(ship)
  return presentMaximum(ship) === 0 || 2 * left <= of
}

/** A badly damaged or immobilised detached ship may surrender: she is asked, or `automatic` strikes her flag at once. */
export function* maySurrender(table: RuleDraft, ship: ShipId): Dialogue<boolean> {
  const inPlay = table.ship(ship)
  if (!isBadlyHurt(inPlay)) return false
  const { left, of } = condition(inPlay)
  const values = { ship: shipName(inPlay), left, of }
  const why = says(presentMaximum(inPlay) === 0 ? 'surrender.immobile' : 'surrender.halfGone', values)
  if (rulingOf(table.state, 'surrender') !== 'automatic') {
    const to = ownerOf(table.state, ship)
    const prompt = { to, ask: says('surrender.ask', values), because: [why], lookUp: onSheet.surrender }
    if (!(yield* confirm('surrender', false, prompt))) {
      table.because(why, says('surrender.fliesOn', values))
      return false
    }
  }
  table.field(ship, standing)
  table.apply({ type: 'fieldSet', ship, field: standing, to: 'struck' }, why, says('surrender.strikes', values))
  return true
}
