import type { RuleDraft } from '../../../../game/rule-draft'
import { shipName } from '../../../../game/ship-name'
import type { ShipId } from '../../../../kernel/ids'
import type { Phrase } from '../../../../kernel/phrase'
import { casualtiesField, readCasualties, writeCasualties, type Casualty } from '../../ship/casualties'
import { shipOf } from '../../ship/ship-data'
import { takesSpeed } from '../../ship/speed-casualties'
import { callCasualty } from './call-casualty'
import { setMark } from './marks'
import { putOutBy } from './put-out'
import { says } from './says'

/**
 * Adds a casualty, with what it puts out. One that costs speed is added every time; any other is added once, and a
 * longer one replaces a shorter.
 */
export function addCasualty(table: RuleDraft, ship: ShipId, casualty: Casualty, ...why: readonly Phrase[]): void {
  const has = casualtiesIn(table, ship)
  const name = shipName(table.ship(ship))
  const same = has.find(({ id, of }) => id === casualty.id && of === casualty.of)
  table.because(...why)
  if (same && takesSpeed(casualty) === null && !outlasts(casualty, same)) {
    table.because(says('already', { ship: name }), callCasualty(casualty))
    return
  }
  const kept = same && takesSpeed(casualty) === null ? has.filter((each) => each !== same) : has
  keep(table, ship, [...kept, casualty], callCasualty(casualty))
  for (const box of putOutBy(shipOf(table.ship(ship).document), casualty)) setMark(table, ship, box, 'out')
}

/** Replaces one casualty in the field; `null` removes it. */
export function replaceCasualty(table: RuleDraft, ship: ShipId, was: Casualty, by: Casualty | null): void {
  const has = casualtiesIn(table, ship)
  const at = has.findIndex(({ id, of, untilTurn }) => id === was.id && of === was.of && untilTurn === was.untilTurn)
  if (at >= 0) keep(table, ship, has.toSpliced(at, 1, ...(by ? [by] : [])))
}

/** Read as a premise, since the field is written as a whole. */
export function casualtiesIn(table: RuleDraft, ship: ShipId): readonly Casualty[] {
  const text = table.field(ship, casualtiesField)
  return typeof text === 'string' ? readCasualties(text) : []
}

function keep(table: RuleDraft, ship: ShipId, casualties: readonly Casualty[], ...why: readonly Phrase[]): void {
  table.apply({ type: 'fieldSet', ship, field: casualtiesField, to: writeCasualties(casualties) }, ...why)
}

function outlasts({ untilTurn: one }: Casualty, { untilTurn: other }: Casualty): boolean {
  return other !== undefined && (one === undefined || one > other)
}
