import { fieldEvents } from '../../../decks/field/events'
import type { FieldEvent } from '../../../decks/field/event'
import type { LookUp } from '../../../kernel/question'

const step = (row: string): readonly LookUp[] => [{ table: 'fieldSequence', row }]

/** The place of each step of a turn's event on the reference sheet. */
export const onSheet = {
  trigger: step('trigger'),
  side: step('side'),
  event: [...step('event'), { table: 'fieldEvents' }],
  hold: step('hold'),
  heldHelps: step('heldHelps'),
  unit: step('unit'),
  breaks: [{ table: 'fieldRulings', row: 'breaks' }],
} as const satisfies Readonly<Record<string, readonly LookUp[]>>

const rows: ReadonlyMap<number, LookUp> = new Map(
  fieldEvents.map(({ die }) => [die, { table: 'fieldEvents', row: String(die) }]),
)

/** The row of an event in the table of all twenty, and the step that asks about it. */
export function eventOnSheet({ die }: Pick<FieldEvent, 'die'>, then: readonly LookUp[] = []): readonly LookUp[] {
  const row = rows.get(die)
  return row ? [row, ...then] : then
}
