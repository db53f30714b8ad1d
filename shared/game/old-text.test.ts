import { expect, test } from 'vitest'
import { checkLine } from './check-line'
import { fieldId } from '../kernel/ids'
import { fold } from './fold'
import type { JournalLine } from './journal-line'
import { commanderOf, shipName } from './ship-name'
import { mikasa, tinyRules, tinySession } from './tiny-fleet.testing'

const begun = tinySession()
const commanded = {
  seq: 1,
  at: 1,
  kind: 'step',
  label: { key: 'steps.field' },
  by: 'hand',
  effects: [{ type: 'fieldSet', ship: mikasa, field: fieldId('commander'), to: 'To\u202ego' }],
} as const satisfies JournalLine

test('an old line with a hidden character is read, and a sign shows where it was', () => {
  expect(checkLine(commanded).ok).toBe(true)
  const note = { seq: 2, at: 1, kind: 'note', text: 'smoke\u0000' } as const
  const { state } = fold(tinyRules, begun, [commanded, note])
  expect(commanderOf(state.ships[mikasa]!)).toBe('To\ufffdgo')
  expect(state.notes[0]?.text).toBe('smoke\ufffd')
})

test('a premise about such a text is no conflict', () => {
  const given = [{ of: 'field', ship: mikasa, field: fieldId('commander'), was: 'To\u202ego' }] as const
  const next = { ...commanded, seq: 2, effects: [], given } satisfies JournalLine
  expect(fold(tinyRules, begun, [commanded, next]).conflicts).toEqual([])
})

test('a ship whose name cannot be seen takes that of her document, or else its short name', () => {
  const ship = begun.state.ships[mikasa]!
  const nameless = { ...ship, fields: { [fieldId('name')]: '\u3164' } }
  expect(shipName(nameless)).toBe('Mikasa')
  expect(shipName({ ...nameless, document: { ...ship.document, name: '\u00a0' } })).toBe(ship.document.slug)
})
