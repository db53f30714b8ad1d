import fc from 'fast-check'
import { expect, test } from 'vitest'
import { redo, undo } from './commands'
import type { Entry } from './journal-line'
import { KnownSteps } from './known-steps'
import { anyEntry } from './lines.testing'
import { OptimisticTable, type Written } from './optimistic'
import type { Session } from './session'
import { play, playAdmitted, struck, tinyRules, tinySession } from './tiny-fleet.testing'
import { takeLines } from './update'
import { sameValue } from '../kernel/same-value'

/** A journal, and a window that is notified of each of its lines. */
function watched() {
  const session = tinySession()
  const before = () => ({ lastSeq: session.lastSeq, lastCrc: '', undo: session.undo, redo: session.redo })
  const table = new OptimisticTable(tinyRules, { ...before(), state: session.state })
  const pass = (batch: string | null) => {
    const lines = session.lines.slice(table.confirmedSeq + 1)
    const copy = tinySession(session.lines.slice(1, table.confirmedSeq + 1))
    const { change } = takeLines(copy, lines)
    return { ...before(), batch, lines, change, state: null } satisfies Written
  }
  return {
    session,
    table,
    writes(entry: Entry): void {
      playAdmitted(session, entry)
      if (session.lastSeq > table.confirmedSeq) table.take(pass(null))
    },
    /** Pressed here; says what was shown before the journal answered. */
    press(entry: Entry) {
      table.push([entry])
      const shown = table.live
      const { batch } = table.send(() => `batch-${session.lastSeq}`)!
      play(session, entry)
      table.take(pass(batch))
      return shown
    },
  }
}

const steps = fc.array(fc.constantFrom('undo' as const, 'undo' as const, 'redo' as const), { maxLength: 12 })
const nextOf = (session: Session, way: 'undo' | 'redo') => (way === 'undo' ? undo(session.undo) : redo(session.redo))
const isSeal = ({ kind }: Entry) => kind === 'sealed'

test('an undo or redo is shown at once as the journal will have it, after every kind of action; seals may make it wait', () => {
  fc.assert(
    fc.property(fc.array(anyEntry, { maxLength: 25 }), steps, (entries, way) => {
      const { session, table, writes, press } = watched()
      entries.forEach(writes)
      for (const each of way) {
        const entry = nextOf(session, each)
        if (!entry) continue
        const before = table.live
        const shown = press(entry)
        expect(table.live).toEqual(session.state)
        const waits = entries.some(isSeal) && sameValue(shown, before)
        expect(shown).toEqual(waits ? before : session.state)
      }
    }),
    { numRuns: 300 },
  )
})

test('what is shown at once stays the very same when the answer comes', () => {
  const { session, table, writes, press } = watched()
  writes(struck(0))
  const shown = press(undo(session.undo)!)
  expect(table.live.ships).toEqual(shown.ships)
  for (const [id, ship] of Object.entries(shown.ships)) expect(table.live.ships[ship.id], id).toBe(ship)
})

test('of a line that was written before the game was opened here only the journal can say', () => {
  const { state, undo: newest } = play(tinySession(), struck(0))
  const table = new OptimisticTable(tinyRules, { lastSeq: 1, lastCrc: '', undo: newest, redo: null, state })
  table.push([undo(newest)!])
  expect(table.live).toEqual(state)
})

test('nor of a line whose ship has changed since', () => {
  const steps = new KnownSteps()
  const [fresh, one, two] = [tinySession(), play(tinySession(), struck(0)), play(tinySession(), struck(0), struck(1))]
  const undone = { kind: 'strike', cause: 'undo', targets: [1], seq: 3, at: 0 } as const
  steps.learn(one.lines.slice(1), fresh.state, one.state)
  expect(steps.after(one.state, [undone])).toEqual(fresh.state)
  expect(steps.after(two.state, [undone])).toBeUndefined()
})
