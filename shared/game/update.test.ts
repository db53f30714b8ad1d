import fc from 'fast-check'
import { expect, test } from 'vitest'
import { toggleMark } from './commands'
import type { Conflict } from './conflicts'
import type { JournalLine } from './journal-line'
import { anyLines } from './lines.testing'
import { asahi, first, mikasa, play, tinyBoxes, tinySession, tinyShip, undoOnce } from './tiny-fleet.testing'
import { conflictsAfter, takeLines } from './update'
import { tableChange, withChange } from './table-change'
import { shipId } from '../kernel/ids'

const box = tinyBoxes[0]!

test('conflicts and what is struck or amended are known line by line from what each line changes', () => {
  fc.assert(
    fc.property(anyLines, (lines) => {
      const session = tinySession()
      let conflicts: readonly Conflict[] = []
      const struck = new Set<number>()
      const amended = new Set<number>()
      for (const line of lines) {
        const update = takeLines(session, [line])
        conflicts = conflictsAfter(conflicts, update.conflicts)
        for (const { seq, ...is } of update.recounted) {
          if (is.struck) struck.add(seq)
          else struck.delete(seq)
          if (is.amended) amended.add(seq)
          else amended.delete(seq)
        }
        expect(conflicts).toEqual(session.conflicts)
        for (const { seq } of session.lines) {
          expect([seq, struck.has(seq)]).toEqual([seq, session.history.isStruck(seq)])
          expect([seq, amended.has(seq)]).toEqual([seq, session.history.isAmended(seq)])
        }
      }
    }),
  )
})

test('what a mark changes takes as many bytes in a long journal as in a short one, an undo too', () => {
  const sizesAfter = (lines: number) => {
    const session = tinySession()
    const next = (): JournalLine => {
      // Each is made on a fresh table, so that every second one is in conflict.
      const entry = toggleMark(tinySession().state, mikasa, box, 'struck')
      return { ...entry, seq: session.lastSeq + 1, at: 0 } as JournalLine
    }
    while (session.lastSeq < lines) session.append(next())
    const mark = takeLines(session, [next()])
    const undo = takeLines(session, [
      { kind: 'strike', cause: 'undo', targets: [session.lastSeq], seq: session.lastSeq + 1, at: 0 },
    ])
    return { conflicts: session.conflicts.length, bytes: [mark, undo].map((update) => JSON.stringify(update).length) }
  }
  // Numbers of three figures in both.
  const [short, long] = [sizesAfter(210), sizesAfter(990)]
  expect(long.conflicts).toBeGreaterThan(4 * short.conflicts)
  expect(long.bytes).toEqual(short.bytes)
})

/** As it comes over the bridge. */
const sent = <Value>(value: Value): Value => JSON.parse(JSON.stringify(value)) as Value

test('a window that gets only the changes knows the whole table, ships in their order', () => {
  fc.assert(
    fc.property(anyLines, (lines) => {
      const journal = tinySession()
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

test('the undo of the only ship that joined takes back that she did', () => {
  const added = { type: 'shipAdded', ship: shipId('extra'), squadron: first, document: tinyShip('Extra') } as const
  const session = play(tinySession(), { kind: 'step', label: { key: 'x' }, by: 'hand', effects: [added] })
  const { state } = session
  const known = withChange(sent(state), sent(tableChange(state, undoOnce(session).state)))
  expect(known).toEqual(sent(tinySession().state))
})

test('an undo sends the one ship it changes, without the document she sails with', () => {
  const struck = { type: 'marked', box: tinyBoxes[0]!, mark: 'struck', on: true } as const
  const journal = tinySession(
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
