import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { boxId } from '../kernel/ids'
import { fold, initialState } from './fold'
import type { Entry, JournalLine, Outcome } from './journal-line'
import { anyLines, anyOutcome, anyStep, numbered } from './lines.testing'
import { restartTurn, setTrack, strikeOut, toggleMark } from './commands'
import { Session } from './session'
import { flotation, mikasa, tinyHead, tinyRules, tinyBoxes } from './tiny-fleet.testing'

const sessionOf = (lines: readonly JournalLine[]) => new Session(tinyRules, tinyHead, 'initiative', lines)
const initial = () => ({ state: initialState(tinyRules, tinyHead, 'initiative'), conflicts: [] })
const frozen = <Value>(value: Value): Value => {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value)
    Object.values(value).forEach(frozen)
  }
  return value
}
/** Plays on: entries get their numbers as the journal would give them. */
const play = (session: Session, ...entries: readonly Entry[]) => {
  for (const entry of entries) {
    const isRestart = entry.kind === 'strike' && entry.cause === 'restartTurn'
    const filled = isRestart ? { ...entry, targets: session.history.sinceTurnBegan() } : entry
    session.append({ seq: session.lastSeq + 1, at: 2000, ...filled })
  }
  return session
}
const undoOnce = (session: Session) => play(session, { kind: 'strike', cause: 'undo', targets: [session.undo!.seq] })
const redoOnce = (session: Session) => play(session, { kind: 'restore', cause: 'redo', targets: [session.redo!.seq] })

describe('the fold', () => {
  test('accepts any lines, in batches of any size, and does not change what it started from', () => {
    fc.assert(
      fc.property(anyLines, fc.nat(30), (lines, cut) => {
        const start = frozen(initial())
        const some = fold(tinyRules, start, frozen(lines.slice(0, cut)))
        expect(fold(tinyRules, frozen(some), lines.slice(cut))).toEqual(fold(tinyRules, start, lines))
      }),
    )
  })

  test('reads nothing that every object has: a fact called toString is unknown', () => {
    const given = [{ of: 'table', key: 'toString', was: null }] as const
    const step: Entry = { kind: 'step', by: 'rule', label: { key: 'steps.fields' }, effects: [], given }
    expect(play(sessionOf([]), step).conflicts).toEqual([{ seq: 1, is: 'premise', premise: given[0], now: undefined }])
  })

  test('lists the premises of a later entry that are no longer so', () => {
    const session = sessionOf([])
    play(session, toggleMark(session.state, mikasa, boxId('1-1'), 'struck'))
    play(session, toggleMark(session.state, mikasa, boxId('1-1'), 'struck'))
    expect(session.conflicts).toEqual([])
    play(session, strikeOut(1))
    const premise = { of: 'mark', ship: mikasa, box: '1-1', mark: 'struck', was: true }
    expect(session.conflicts).toEqual([{ seq: 2, is: 'premise', premise, now: false }])
  })
})

describe('a session', () => {
  test('has the same result line by line as from scratch, and looks back on any line as it was shown then', () => {
    fc.assert(
      fc.property(anyLines, (lines) => {
        const session = sessionOf([])
        const shown = [session.state]
        for (const line of lines) {
          session.append(line)
          shown.push(session.state)
        }
        shown.forEach((state, seq) => expect(session.stateAt(seq)).toEqual(state))
        const whole = sessionOf(lines)
        expect(session.conflicts).toEqual(whole.conflicts)
        expect([session.state, session.undo, session.redo]).toEqual([whole.state, whole.undo, whole.redo])
      }),
      { numRuns: 50 },
    )
  })

  test('over many checkpoints has the same result as one fold', () => {
    const entries = Array.from({ length: 700 }, (_, index): Entry =>
      setTrack(initial().state, mikasa, flotation, index % 13)!,
    )
    const session = sessionOf(numbered(entries))
    play(session, strikeOut(300), strikeOut(700), strikeOut(5))
    const left = numbered(entries).filter(({ seq }) => ![300, 700, 5].includes(seq))
    expect(session.state).toEqual(fold(tinyRules, initial(), left).state)
  })
})

describe('undo and redo', () => {
  test('undo back to the start and redo to the end: every state on the way is the one that was shown', () => {
    fc.assert(
      fc.property(fc.array(anyStep, { maxLength: 12 }), (steps) => {
        const session = sessionOf([])
        const shown = [session.state, ...steps.map((step) => play(session, step).state)]
        for (let at = steps.length - 1; at >= 0; at--) expect(undoOnce(session).state).toEqual(shown[at])
        expect(session.undo).toBeNull()
        for (let at = 1; at <= steps.length; at++) expect(redoOnce(session).state).toEqual(shown[at])
        expect(session.redo).toBeNull()
      }),
    )
  })

  test('a strike of an old entry leaves what follows, and is itself undone and redone', () => {
    fc.assert(
      fc.property(fc.array(anyStep, { minLength: 2, maxLength: 10 }), fc.nat(), (steps, pick) => {
        const seq = (pick % steps.length) + 1
        const session = sessionOf(numbered(steps))
        const before = session.state
        const left = numbered(steps).filter((line) => line.seq !== seq)
        const struckOut = play(session, strikeOut(seq)).state
        expect(struckOut).toEqual(fold(tinyRules, initial(), left).state)
        expect(undoOnce(session).state).toEqual(before)
        expect(redoOnce(session).state).toEqual(struckOut)
        expect(play(session, strikeOut(session.undo!.seq)).state).toEqual(before)
      }),
    )
  })

  test('restoring a line that is not struck changes nothing, now or later', () => {
    const session = play(sessionOf([]), toggleMark(initial().state, mikasa, boxId('1-1'), 'struck'))
    const marked = session.state
    play(session, { kind: 'restore', cause: 'hand', targets: [1] })
    expect(session.state).toEqual(marked)
    play(session, strikeOut(1))
    expect(session.history.isStruck(1)).toBe(true)
    expect(session.state.ships[mikasa]?.boxes).toEqual({})
  })

  test('struck twice and restored once, an entry counts', () => {
    const session = play(sessionOf([]), toggleMark(initial().state, mikasa, boxId('1-1'), 'struck'))
    const marked = session.state
    play(session, strikeOut(1), strikeOut(1), { kind: 'restore', cause: 'hand', targets: [1] })
    expect(session.state).toEqual(marked)
  })

  test('an amend takes the old place, and undo gives the place back', () => {
    fc.assert(
      fc.property(fc.array(anyStep, { minLength: 1, maxLength: 8 }), anyOutcome, fc.nat(), (steps, outcome, pick) => {
        const seq = (pick % steps.length) + 1
        const session = sessionOf(numbered(steps))
        const before = session.state
        play(session, { kind: 'amend', target: seq, outcome })
        const instead = steps.map((step, index): Entry => (index + 1 === seq ? { kind: 'step', ...outcome } : step))
        expect(session.state).toEqual(fold(tinyRules, initial(), numbered(instead)).state)
        expect(session.history.isAmended(seq)).toBe(true)
        expect(undoOnce(session).state).toEqual(before)
      }),
    )
  })

  test('an amended pending line still waits', () => {
    const marking = toggleMark(initial().state, mikasa, boxId('1-1'), 'struck')
    if (marking.kind !== 'step') throw new Error('a mark is a step')
    const session = play(sessionOf([]), { kind: 'pending', outcome: marking, until: 'end' })
    play(session, { kind: 'amend', target: 1, outcome: { ...marking, effects: [] } })
    expect(session.state.ships).toEqual(initial().state.ships)
    expect(session.state.pending.map(({ outcome }) => outcome.effects)).toEqual([[]])
  })

  test('endless strikes of strikes neither hang nor throw', () => {
    const chain = Array.from({ length: 3000 }, (_, index): Entry => strikeOut(Math.max(1, index)))
    const first = setTrack(initial().state, mikasa, flotation, 3)!
    const session = sessionOf(numbered([first, ...chain]))
    expect(session.lastSeq).toBe(3001)
  })
})

test('restart turn, twice over, strikes nothing twice', () => {
  const turnTwo: Entry = { kind: 'turn', turn: 2, phase: 'initiative' }
  const step = setTrack(initial().state, mikasa, flotation, 3)!
  const session = play(sessionOf([]), turnTwo, step, restartTurn(), step, restartTurn())
  expect(session.history.sinceTurnBegan()).toEqual([])
  const line = session.lines.at(-1)
  expect(line?.kind === 'strike' && line.targets).toEqual([4])
})

const struck: Outcome = {
  label: { key: 'steps.mark.struck.on' },
  by: 'hand',
  effects: [{ type: 'marked', ship: mikasa, box: tinyBoxes[0]!, mark: 'struck', on: true }],
}
const burning: Outcome = {
  ...struck,
  effects: [{ type: 'marked', ship: mikasa, box: tinyBoxes[0]!, mark: 'burning', on: true }],
}

/** Counts the effects that are folded: each asks once for the shape of its ship. */
function counting() {
  let folded = 0
  const rules = {
    ...tinyRules,
    shape: () => {
      folded++
      return tinyRules.shape()
    },
  }
  return { rules, folded: () => folded }
}

test('a journal whose every line amends its first is folded about once, however many pieces it is read in', () => {
  const { rules, folded } = counting()
  const session = new Session(rules, tinyHead, 'movement')
  const steps = Array.from({ length: 4000 }, (_, i): JournalLine => ({ seq: i + 1, at: 0, kind: 'step', ...struck }))
  session.extend(steps)
  const before = folded()
  for (let piece = 0; piece < 100; piece++) {
    const { lastSeq } = session
    session.extend(
      Array.from({ length: 50 }, (_, i): JournalLine => {
        return { seq: lastSeq + 1 + i, at: 0, kind: 'amend', target: 1, outcome: burning }
      }),
    )
  }
  const { state } = session
  expect(folded() - before).toBeLessThan(3 * steps.length)
  expect(state).toEqual(new Session(tinyRules, tinyHead, 'movement', session.lines.slice(1)).state)
  session.append({ seq: session.lastSeq + 1, at: 0, kind: 'step', ...struck })
  expect(folded() - before).toBeLessThan(3 * steps.length)
})
