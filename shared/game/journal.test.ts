import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { boxId, type ShipId } from '../kernel/ids'
import { fold } from './fold'
import type { Entry, JournalLine } from './journal-line'
import { anyLines, anyOutcome, anyStep, numbered } from './lines.testing'
import { addShip, removeShip, restartTurn, setTrack, strikeOut, toggleMark } from './commands'
import { Session } from './session'
import {
  first,
  flotation,
  mikasa,
  play,
  redoOnce,
  struck,
  tinyHead,
  tinyRules,
  tinySession,
  tinyShip,
  undoOnce,
} from './tiny-fleet.testing'

const initial = () => ({ state: tinySession().state, conflicts: [] })
const frozen = <Value>(value: Value): Value => {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value)
    Object.values(value).forEach(frozen)
  }
  return value
}

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
    expect(play(tinySession(), step).conflicts).toEqual([{ seq: 1, is: 'premise', premise: given[0], now: undefined }])
  })

  test('lists the premises of a later entry that are no longer so', () => {
    const session = tinySession()
    const tap = () => play(session, toggleMark(session.state, mikasa, boxId('1-1'), 'struck'))
    tap()
    tap()
    expect(session.conflicts).toEqual([])
    play(session, strikeOut(1))
    const premise = { of: 'mark', ship: mikasa, box: '1-1', mark: 'struck', was: true }
    expect(session.conflicts).toEqual([{ seq: 2, is: 'premise', premise, now: false }])
  })
})

describe('ships that joined in play', () => {
  test('are known by the name they came with, in their order, also when they have left', () => {
    const session = tinySession()
    play(session, addShip(session.state, first, tinyShip('Mars')))
    play(session, addShip(session.state, first, tinyShip('Ocean')))
    const [mars, ocean] = Object.keys(session.state.joined!) as ShipId[]
    play(session, removeShip(session.state, mars!))
    expect(session.state.joined).toEqual({ [mars!]: 'Mars', [ocean!]: 'Ocean' })
  })

  test('never came when the line that brought them is undone', () => {
    const session = tinySession()
    play(session, addShip(session.state, first, tinyShip('Mars')))
    undoOnce(session)
    expect(session.state.joined).toBeUndefined()
  })
})

describe('a session', () => {
  test('has the same result line by line as from scratch, and looks back on any line as it was shown then', () => {
    fc.assert(
      fc.property(anyLines, (lines) => {
        const session = tinySession()
        const shown = [session.state]
        for (const line of lines) {
          session.append(line)
          shown.push(session.state)
        }
        shown.forEach((state, seq) => expect(session.stateAt(seq)).toEqual(state))
        const whole = tinySession(lines)
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
    const session = tinySession(numbered(entries))
    play(session, strikeOut(300), strikeOut(700), strikeOut(5))
    const left = numbered(entries).filter(({ seq }) => ![300, 700, 5].includes(seq))
    expect(session.state).toEqual(fold(tinyRules, initial(), left).state)
  })
})

describe('undo and redo', () => {
  test('undo back to the start and redo to the end: every state on the way is the one that was shown', () => {
    fc.assert(
      fc.property(fc.array(anyStep, { maxLength: 12 }), (steps) => {
        const session = tinySession()
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
        const session = tinySession(numbered(steps))
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
    const session = play(tinySession(), struck(0))
    const marked = session.state
    play(session, { kind: 'restore', cause: 'hand', targets: [1] })
    expect(session.state).toEqual(marked)
    play(session, strikeOut(1))
    expect(session.history.isStruck(1)).toBe(true)
    expect(session.state.ships[mikasa]?.boxes).toEqual({})
  })

  test('struck twice and restored once, an entry counts', () => {
    const session = play(tinySession(), struck(0))
    const marked = session.state
    play(session, strikeOut(1), strikeOut(1), { kind: 'restore', cause: 'hand', targets: [1] })
    expect(session.state).toEqual(marked)
  })

  test('an amend takes the old place, and undo gives the place back', () => {
    fc.assert(
      fc.property(fc.array(anyStep, { minLength: 1, maxLength: 8 }), anyOutcome, fc.nat(), (steps, outcome, pick) => {
        const seq = (pick % steps.length) + 1
        const session = tinySession(numbered(steps))
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
    const marking = struck(0)
    const session = play(tinySession(), { kind: 'pending', outcome: marking, until: 'end' })
    play(session, { kind: 'amend', target: 1, outcome: { ...marking, effects: [] } })
    expect(session.state.ships).toEqual(initial().state.ships)
    expect(session.state.pending.map(({ outcome }) => outcome.effects)).toEqual([[]])
  })

  test('endless strikes of strikes neither hang nor throw', () => {
    const chain = Array.from({ length: 3000 }, (_, index): Entry => strikeOut(Math.max(1, index)))
    const first = setTrack(initial().state, mikasa, flotation, 3)!
    const session = tinySession(numbered([first, ...chain]))
    expect(session.lastSeq).toBe(3001)
  })
})

test('restart turn, twice over, strikes nothing twice', () => {
  const turnTwo: Entry = { kind: 'turn', turn: 2, phase: 'initiative' }
  const step = setTrack(initial().state, mikasa, flotation, 3)!
  const session = play(tinySession(), turnTwo, step, restartTurn(), step, restartTurn())
  expect(session.history.sinceTurnBegan()).toEqual([])
  const line = session.lines.at(-1)
  expect(line?.kind === 'strike' && line.targets).toEqual([4])
})

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
  const session = new Session(rules, tinyHead, 'initiative')
  const steps = Array.from({ length: 4000 }, (_, i): JournalLine => ({ seq: i + 1, at: 0, ...struck(0) }))
  session.extend(steps)
  const before = folded()
  for (let piece = 0; piece < 100; piece++) {
    const { lastSeq } = session
    session.extend(
      Array.from({ length: 50 }, (_, i): JournalLine => {
        return { seq: lastSeq + 1 + i, at: 0, kind: 'amend', target: 1, outcome: struck(0, mikasa, 'burning') }
      }),
    )
  }
  const { state } = session
  expect(folded() - before).toBeLessThan(3 * steps.length)
  expect(state).toEqual(tinySession(session.lines.slice(1)).state)
  session.append({ seq: session.lastSeq + 1, at: 0, ...struck(0) })
  expect(folded() - before).toBeLessThan(3 * steps.length)
})
