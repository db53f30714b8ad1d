import type { RuleDraft } from '../../../../game/rule-draft'
import type { ShipId } from '../../../../kernel/ids'
import type { Phrase } from '../../../../kernel/phrase'
import { casualtiesField, readCasualties, writeCasualties, type Casualty } from '../../../kit/casualties'

/** Casualties of a stand, read as a premise: the field is written as a whole. */
export function casualtiesIn(table: RuleDraft, ship: ShipId): readonly Casualty[] {
  const text = table.field(ship, casualtiesField)
  return typeof text === 'string' ? readCasualties(text) : []
}

export function setCasualties(
  table: RuleDraft,
  ship: ShipId,
  casualties: readonly Casualty[],
  ...why: readonly Phrase[]
): void {
  table.apply({ type: 'fieldSet', ship, field: casualtiesField, to: writeCasualties(casualties) }, ...why)
}
