import { fieldEvents } from '../../../decks/field/events'
import type { Words } from '../../../words/speak'
import type { ReferenceTable } from '../../pack/rules-pack'
import { says } from '../says'

const key = (name: string) => `rules.field-battle.reference.${name}`

const sequence = ['trigger', 'side', 'event', 'hold', 'heldHelps', 'unit'] as const
const rulings = ['turn', 'played', 'kept', 'end', 'onceAnArmy', 'breaks', 'unitLater'] as const

/** What a player looks up at the table: how an event comes, all twenty, and the rulings. */
export function reference(words: Words): readonly ReferenceTable[] {
  return [prose('sequence', sequence, words), events(words), prose('rulings', rulings, words)]
}

function events(words: Words): ReferenceTable {
  return {
    key: 'fieldEvents',
    title: words(key('events.title')),
    columns: ['die', 'event', 'does', 'unit', 'moment', 'effect'].map((column) => words(key(`events.${column}`))),
    rows: fieldEvents.map(({ die, key: name, does, unit, moment, lasts }) => [
      String(die),
      words(`decks.field.${name}.title`),
      words(`rules.field-battle.does.${does}`),
      words(`rules.field-battle.units.${unit}`),
      words(`rules.field-battle.moments.${lasts === 'game' ? 'oncePerGame' : moment}`),
      words(`decks.field.${name}.text`),
    ]),
    rowKeys: fieldEvents.map(({ die }) => String(die)),
    notes: [says('reference.events.note')],
  }
}

function prose(table: string, rows: readonly string[], words: Words): ReferenceTable {
  return {
    key: table === 'sequence' ? 'fieldSequence' : 'fieldRulings',
    title: words(key(`${table}.title`)),
    columns: [words(key('what')), words(key('rule'))],
    rows: rows.map((row) => [words(key(`${table}.names.${row}`)), words(key(`${table}.rows.${row}`))]),
    rowKeys: rows,
    notes: [],
  }
}
