import type { RuleDraft } from '../../../../game/rule-draft'
import type { ShipId } from '../../../../kernel/ids'
import type { Noted } from '../../../pack/event-application'
import { casualtiesField, readCasualties, writeCasualties, type Casualty } from '../../../kit/casualties'

/** A casualty that an event card adds to a stand, noted so that the end of the event removes it. */
export function addWord(table: RuleDraft, ship: ShipId, casualty: Casualty): Noted {
  const word = writeCasualties([casualty])
  const has = casualtiesIn(table, ship)
  if (has.some((each) => writeCasualties([each]) === word)) return {}
  table.apply({ type: 'fieldSet', ship, field: casualtiesField, to: writeCasualties([...has, casualty]) })
  return { casualty: word }
}

export function dropWord(table: RuleDraft, ship: ShipId, word: string): void {
  const has = casualtiesIn(table, ship)
  const kept = has.filter((each) => writeCasualties([each]) !== word)
  if (kept.length === has.length) return
  table.apply({ type: 'fieldSet', ship, field: casualtiesField, to: writeCasualties(kept) })
}

/** Read as a premise: the field is written as a whole. */
function casualtiesIn(table: RuleDraft, ship: ShipId): readonly Casualty[] {
  const text = table.field(ship, casualtiesField)
  return typeof text === 'string' ? readCasualties(text) : []
}
