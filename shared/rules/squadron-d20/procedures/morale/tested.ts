import type { RuleDraft } from '../../../../game/rule-draft'
import type { ShipInPlay } from '../../../../game/state'
import type { ShipId } from '../../../../kernel/ids'
import { casualtiesField, casualtiesOf, readCasualties, writeCasualties } from '../../../kit/casualties'

const id = 'morale'

/** Whether the test for this cause was made, passed or failed. */
export function isTested(stand: ShipInPlay, cause: string): boolean {
  return casualtiesOf(stand).some((casualty) => casualty.id === id && casualty.of === cause)
}

/** Her card keeps that it was made: `morale:flotationThird`. */
export function rememberTested(table: RuleDraft, ship: ShipId, cause: string): void {
  const text = table.field(ship, casualtiesField)
  const has = typeof text === 'string' ? readCasualties(text) : []
  if (has.some((casualty) => casualty.id === id && casualty.of === cause)) return
  const to = writeCasualties([...has, { id, of: cause }])
  table.apply({ type: 'fieldSet', ship, field: casualtiesField, to })
}
