import fc from 'fast-check'
import { expect, test } from 'vitest'
import { anyLines } from './lines.testing'
import { Session } from './session'
import { tableChange, withChange } from './table-change'
import { asahi, mikasa, tinyBoxes, tinyHead, tinyRules } from './tiny-fleet.testing'
import type { JournalLine } from './journal-line'

const session = (lines: readonly JournalLine[] = []) => new Session(tinyRules, tinyHead, 'movement', lines)

/** As it comes over the bridge. */
const sent = <Value>(value: Value): Value => JSON.parse(JSON.stringify(value)) as Value

test('a window that gets only the changes knows the whole table, ships in their order', () => {
  fc.assert(
    fc.property(anyLines, (lines) => {
      const journal = session()
      let known = sent(journal.state)
      for (const line of lines) {
        const before = journal.state
        journal.append(line)
        known = withChange(known, sent(tableChange(before, journal.state)))
        expect(known).toEqual(sent(journal.state))
        expect(Object.keys(known.ships)).toEqual(Object.keys(journal.state.ships))
      }
    }),
  )
})

test('an undo sends the one ship it changes, without the document she sails with', () => {
  const struck = { type: 'marked', box: tinyBoxes[0]!, mark: 'struck', on: true } as const
  const journal = session(
    [mikasa, asahi].map((ship, i): JournalLine => {
      return { kind: 'step', seq: i + 1, at: 0, by: 'hand', label: { key: '' }, effects: [{ ...struck, ship }] }
    }),
  )
  const before = journal.state
  journal.append({ kind: 'strike', seq: 3, at: 0, targets: [2], cause: 'undo' })
  const change = tableChange(before, journal.state)
  expect(change).toMatchObject({ parts: {}, ships: [{ id: asahi, boxes: {} }] })
  expect(JSON.stringify(change)).not.toContain('document')
  const after = withChange(before, change)
  expect(after.ships[mikasa]).toBe(before.ships[mikasa])
})
