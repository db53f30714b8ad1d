import type { FieldEvent } from '../../decks/field/event'
import { fieldEvents } from '../../decks/field/events'
import type { LookUp } from '../../kernel/question'
import { referenceSheet } from '../kit/reference-sheet'

const sequence = ['trigger', 'side', 'event', 'hold', 'heldHelps', 'unit'] as const
const rulings = ['turn', 'played', 'kept', 'end', 'onceAnArmy', 'breaks', 'unitLater'] as const

/** What a player looks up at the table: how an event comes, all twenty, and the rulings. */
export const { reference } = referenceSheet(
  'field-battle',
  {
    fieldSequence: ({ prose }) => prose(sequence),
    fieldEvents({ table, words }) {
      const pack = (key: string) => words(`rules.field-battle.${key}`)
      return table(
        'die event does unit moment effect',
        fieldEvents.map(({ die, key, does, unit, moment, lasts }) => [
          String(die),
          String(die),
          words(`decks.field.${key}.title`),
          pack(`does.${does}`),
          pack(`units.${unit}`),
          pack(`moments.${lasts === 'game' ? 'oncePerGame' : moment}`),
          words(`decks.field.${key}.text`),
        ]),
        'note',
      )
    },
    fieldRulings: ({ prose }) => prose(rulings),
  },
  null,
)

const step = (row: (typeof sequence)[number]): readonly LookUp[] => [{ table: 'fieldSequence', row }]

/** The place of each step of a turn's event on the reference sheet. */
export const onSheet = {
  trigger: step('trigger'),
  side: step('side'),
  event: [...step('event'), { table: 'fieldEvents' }],
  hold: step('hold'),
  unit: step('unit'),
  breaks: [{ table: 'fieldRulings', row: 'breaks' }],
} as const satisfies Readonly<Record<string, readonly LookUp[]>>

/** The row of an event in the table of all twenty, and the step that asks about it. */
export function eventOnSheet({ die }: Pick<FieldEvent, 'die'>, then: readonly LookUp[] = []): readonly LookUp[] {
  return [{ table: 'fieldEvents', row: String(die) }, ...then]
}
