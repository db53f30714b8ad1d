import fc from 'fast-check'
import { expect, test } from 'vitest'
import { restartTurn, restore, strikeOut } from './commands'
import { anyEntry, anyOutcome, numbered } from './lines.testing'
import type { Session } from './session'
import { mikasa, play, playAdmitted, redoOnce, struck, tinyBoxes, tinySession, undoOnce } from './tiny-fleet.testing'

/** All that can be observed of it: table, conflicts, what is struck and amended, the names on both buttons. */
function picture({ state, conflicts, undo, redo, history, lines }: Session) {
  const seqs = lines.map(({ seq }) => seq)
  const struck = seqs.filter((seq) => history.isStruck(seq))
  const amended = seqs.filter((seq) => history.isAmended(seq))
  return { state, conflicts, undo, redo, struck, amended }
}

/** Undos and redos in any order, as far as there are any, and back to where they began; `highest`: redos ahead of undos. */
function walk(session: Session, steps: readonly ('undo' | 'redo')[], highest = Infinity): void {
  const seen = new Map([[0, picture(session)]])
  let depth = 0
  const go = (way: 'undo' | 'redo') => {
    if (!session[way] || (way === 'redo' && depth === -highest)) return
    depth += way === 'undo' ? 1 : -1
    if (way === 'undo') undoOnce(session)
    else redoOnce(session)
    const now = picture(session)
    expect(now).toEqual(seen.get(depth) ?? now)
    seen.set(depth, now)
  }
  steps.forEach(go)
  while (depth !== 0) go(depth > 0 ? 'redo' : 'undo')
}

const steps = fc.array(fc.constantFrom('undo' as const, 'undo' as const, 'redo' as const), { maxLength: 12 })
const entries = fc.array(anyEntry, { maxLength: 25 })

test('after as many redos as undos, in any split, all is as it was: in a game with every kind of action', () => {
  fc.assert(
    fc.property(entries, steps, (played, way) => {
      const session = tinySession()
      for (const entry of played) playAdmitted(session, entry)
      walk(session, way)
    }),
    { numRuns: 500 },
  )
})

test('and in a journal that holds strikes, restores and redos of anything at all', () => {
  // An undo in it may strike an action that was not the newest: then its redo does not reverse it.
  fc.assert(
    fc.property(entries, steps, (lines, way) => walk(tinySession(numbered(lines)), way, 0)),
    { numRuns: 500 },
  )
})

const boxes = ({ state }: Session) => Object.keys(state.ships[mikasa]!.boxes)
const times = (count: number, once: () => unknown) => Array.from({ length: count }, once)

test('what was struck out by hand stays struck when its mark, and then the strike, are redone', () => {
  const session = play(tinySession(), struck(0), struck(1), strikeOut(1))
  const before = picture(session)
  times(3, () => undoOnce(session))
  expect(boxes(session)).toEqual([])
  times(3, () => redoOnce(session))
  expect(boxes(session)).toEqual([tinyBoxes[1]])
  expect(picture(session)).toEqual(before)
})

test('redone, an entry that was restored by hand and struck out again is struck', () => {
  const session = play(tinySession(), struck(0), strikeOut(1), restore(1), strikeOut(1))
  const before = picture(session)
  times(4, () => undoOnce(session))
  times(4, () => redoOnce(session))
  expect(boxes(session)).toEqual([])
  expect(picture(session)).toEqual(before)
})

test('a new action empties redo, and what was undone before it stays undone', () => {
  const session = play(undoOnce(play(tinySession(), struck(0))), struck(1))
  expect(session.redo).toBeNull()
  play(session, { kind: 'restore', cause: 'redo', targets: [1] })
  expect(boxes(session)).toEqual([tinyBoxes[1]])
})

test('of an entry whose undo is below a lost redo, the redo counts all the same', () => {
  const session = undoOnce(undoOnce(play(tinySession(), struck(0), struck(1))))
  session.append({ seq: 5, at: 0, kind: 'lost' })
  play(session, { kind: 'restore', cause: 'redo', targets: [2] })
  expect(boxes(session)).toEqual([tinyBoxes[1]])
  expect(session.redo?.seq).toBe(1)
})

/** Effects by hand or rule that do not depend on the turn; dialogues and seals are no actions, and stay. */
const inTurn = fc.array(
  anyEntry.filter(({ kind }) => kind !== 'turn' && kind !== 'dialogue' && kind !== 'answer' && kind !== 'sealed'),
  { maxLength: 15 },
)

test('restart turn brings back the table as the turn began, after any strikes, restores and amends', () => {
  fc.assert(
    fc.property(inTurn, inTurn, anyOutcome, (one, two, outcome) => {
      const session = tinySession()
      for (const entry of one) playAdmitted(session, entry)
      playAdmitted(session, { kind: 'turn', turn: 2, phase: 'initiative' })
      const [began, start] = [session.state, session.lastSeq]
      for (const entry of two) {
        // The turn marker itself is not undone: the turn would be another.
        const isUndo = entry.kind === 'strike' && entry.cause === 'undo' && session.undo!.seq <= start
        const isOfStart = entry.kind === 'strike' && entry.targets.includes(start)
        if (!isUndo && !isOfStart) playAdmitted(session, entry)
      }
      playAdmitted(session, { kind: 'step', ...outcome })
      playAdmitted(session, restartTurn())
      expect(session.state).toEqual(began)
      expect(session.history.sinceTurnBegan()).toEqual([])
    }),
    { numRuns: 500 },
  )
})
