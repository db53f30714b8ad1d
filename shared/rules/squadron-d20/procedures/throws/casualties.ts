import type { RuleDraft } from '../../../../game/rule-draft'
import type { ShipId } from '../../../../kernel/ids'
import type { Phrase } from '../../../../kernel/phrase'
import { casualtiesField, writeCasualties, type Casualty, casualtiesIn } from '../../../kit/casualties'

export function setCasualties(
  table: RuleDraft,
  ship: ShipId,
  casualties: readonly Casualty[],
  ...why: readonly Phrase[]
): void {
  table.apply({ type: 'fieldSet', ship, field: casualtiesField, to: writeCasualties(casualties) }, ...why)
}

/** One more, unless the card has it. */
export function addCasualty(table: RuleDraft, ship: ShipId, casualty: Casualty, ...why: readonly Phrase[]): boolean {
  const has = casualtiesIn(table, ship)
  const isThere = has.some((each) => writeCasualties([each]) === writeCasualties([casualty]))
  if (!isThere) setCasualties(table, ship, [...has, casualty], ...why)
  return !isThere
}
