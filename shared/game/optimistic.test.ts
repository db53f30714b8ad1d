import fc from 'fast-check'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { fold } from './fold'
import { History } from './history'
import type { Entry } from './journal-line'
import { OptimisticTable, type Confirmed } from './optimistic'
import { OneJournal, Seat } from './optimistic.testing'
import { struck, tinyRules, tinySession } from './tiny-fleet.testing'

const fresh = tinySession().state
const begun = { lastSeq: 0, lastCrc: 'head', state: fresh, undo: null, redo: null }
const ids = () => {
  let count = 0
  return () => `batch-${++count}`
}
const line = (entry: Entry, seq: number) => ({ ...entry, seq, at: seq })
const named = (seq: number) => ({ seq, label: { key: 'x' } })
const undo = (seq: number): Entry => ({ kind: 'strike', cause: 'undo', targets: [seq] })
/** The journal has written this as its line `seq`. */
const written = (entry: Entry, seq: number, batch: string | null = 'theirs') => ({
  ...{ batch, lines: [line(entry, seq)], lastSeq: seq, lastCrc: `crc-${seq}` },
  ...{ change: null, state: null, undo: null, redo: null },
})
/** A table on which these have been pressed, each by itself, and the names of its batches. */
const pressed = (on: Partial<Confirmed>, ...entries: readonly Entry[]) => {
  const table = new OptimisticTable(tinyRules, { ...begun, ...on })
  for (const entry of entries) table.push([entry])
  return { table, newId: ids() }
}

describe('marks', () => {
  it('count at once; while one batch is out the others wait, and go out together', () => {
    const { table, newId } = pressed({}, struck(0))
    expect(table.send(newId)).toMatchObject({ batch: 'batch-1', after: { seq: 0, crc: 'head' } })
    table.push([struck(1)])
    table.push([struck(2)])
    expect(table.send(newId)).toBeNull()
    expect([table.pendingLines, table.waitingLines]).toEqual([3, 2])
    const shown = table.live
    table.take(written(struck(0), 1, 'batch-1'))
    expect(table.live).toBe(shown)
    const next = table.send(newId)
    expect(next).toMatchObject({ batch: 'batch-2', after: { seq: 1, crc: 'crc-1' } })
    expect(next!.entries).toEqual([struck(1), struck(2)])
  })

  it('refused together are sent again one by one, and only the wrong one is dropped', () => {
    const { table, newId } = pressed({}, struck(0), struck(1))
    expect(table.refuse(table.send(newId)!.batch)).toBe('parted')
    const alone = table.send(newId)!
    expect(alone.entries).toEqual([struck(0)])
    expect(table.refuse(alone.batch)).toBe('dropped')
    expect(table.send(newId)!.entries).toEqual([struck(1)])
  })

  it('whose answer was lost go out again by the same name, or are known to be there', () => {
    const { table, newId } = pressed({}, struck(0))
    table.send(newId)
    expect(table.restart(begun, false).dropped).toBe(0)
    expect(table.send(newId)).toMatchObject({ batch: 'batch-1' })
    const there = fold(tinyRules, { state: fresh, conflicts: [] }, [line(struck(0), 1)]).state
    table.restart({ ...begun, lastSeq: 1, lastCrc: 'one', state: there }, true)
    expect([table.pendingLines, table.live]).toEqual([0, there])
  })
})

it('a corrected table without lines takes the place of the one that was shown', () => {
  const { table } = pressed({})
  table.take({ ...begun, batch: null, lines: [], change: null, state: { ...fresh, turn: 7 } })
  expect(table.live.turn).toBe(7)
})

describe('an undo on its way when another window writes', () => {
  it('is dropped: it would strike another line than was meant', () => {
    const { table, newId } = pressed({ lastSeq: 1, undo: named(1) }, undo(1), struck(3))
    expect(table.take({ ...written(struck(5), 2), undo: named(2) })).toMatchObject({ dropped: 1 })
    expect(table.send(newId)!.entries).toEqual([struck(3)])
  })

  it('of a mark of this window follows the mark to its new number', () => {
    const { table, newId } = pressed({}, struck(3), undo(1))
    expect(table.take({ ...written(struck(5), 1), undo: named(1) })).toMatchObject({ dropped: 0 })
    table.send(newId)
    table.take(written(struck(3), 2, 'batch-1'))
    expect(table.send(newId)!.entries).toEqual([undo(2)])
  })
})

describe('what undo would take of pending presses', () => {
  it('is a strike by hand and a restart of the turn as well as a mark, and never an answer between the dice', () => {
    const { table } = pressed({ lastSeq: 1, undo: named(1) })
    const undoAfter = (entry: Entry) => {
      table.push([entry])
      return table.pendingUndo
    }
    expect(undoAfter(struck(3))).toMatchObject({ seq: 2 })
    const byHand = { seq: 3, label: { key: 'steps.strike.hand' } }
    expect(undoAfter({ kind: 'strike', cause: 'hand', targets: [1] })).toMatchObject(byHand)
    expect(undoAfter(undo(3))).toMatchObject({ seq: 2 })
    const restart = { seq: 5, label: { key: 'steps.strike.restartTurn' } }
    expect(undoAfter({ kind: 'strike', cause: 'restartTurn', targets: [] })).toMatchObject(restart)
    expect(undoAfter({ kind: 'answer', dialogue: 'salvo', question: 'guns', answer: 4 })).toMatchObject({ seq: 5 })
  })

  it('is not known while an undo of an older line is on its way', () => {
    expect(pressed({ lastSeq: 1, undo: named(1) }, undo(1)).table.pendingUndo).toBe('unknown')
  })
})

describe('a thousand marks that wait for the disk', () => {
  afterEach(() => void vi.restoreAllMocks())

  it('cost each the same: a press counts its own line and no other', () => {
    const { table, newId } = pressed({})
    const counted = vi.spyOn(History.prototype, 'take')
    table.push([struck(0)])
    table.send(newId)
    for (let mark = 1; mark < 1000; mark++) {
      table.push([struck(mark % 12)])
      expect(table.pendingUndo).toMatchObject({ seq: mark + 1 })
      expect([table.pendingLines, table.waitingLines]).toEqual([mark + 1, mark])
    }
    expect(counted.mock.calls.length).toBeLessThanOrEqual(1000)
  })
})

/** What may happen at a table with two windows: presses, lost wires, refusals, corrections, in any order. */
const who = fc.nat(1)
const weights = { undo: 2, redo: 1, restartTurn: 1, wrong: 1, arrive: 5, hear: 8, cut: 1, correct: 1 } as const
const happening = fc.oneof(
  { weight: 6, arbitrary: fc.record({ does: fc.constant('mark' as const), who, box: fc.nat(11) }) },
  { weight: 2, arbitrary: fc.record({ does: fc.constant('turnOver' as const), who, back: fc.nat(5) }) },
  ...(Object.keys(weights) as (keyof typeof weights)[]).map((does) => ({
    weight: weights[does],
    arbitrary: fc.record({ does: fc.constant(does), who }),
  })),
)

it('the table is always what is confirmed plus what is pending, and in the end the journal’s', () => {
  fc.assert(
    fc.property(fc.array(happening, { maxLength: 80 }), (happenings) => {
      const journal = new OneJournal()
      const seats = [new Seat(journal), new Seat(journal)]
      for (const each of happenings) {
        const seat = seats[each.who]!
        if (each.does === 'mark') seat.mark(each.box)
        else if (each.does === 'turnOver') seat.turnOver(each.back)
        else seat[each.does]()
        for (const one of seats) one.check()
      }
      for (let round = 0; seats.some((seat) => seat.isBusy); round++) {
        if (round > 500) throw new Error('it never comes to rest')
        for (const seat of seats) seat.settle()
      }
      for (const seat of seats) expect(seat.table.live).toEqual(journal.session.state)
      journal.checkHonest()
    }),
    { numRuns: 300 },
  )
})

describe('a dialogue that two windows end at once', () => {
  const place = { procedure: 'salvo', packVersion: '1.0.0', input: {} }
  const opened: Entry = { kind: 'dialogue', dialogue: 'd', is: 'opened', ...place }
  const ending = { ...struck(0), dialogue: 'd' } as Entry
  const open = fold(tinyRules, { state: fresh, conflicts: [] }, [line(opened, 1)]).state

  it('counts once: the end that came second is dropped, and reported', () => {
    const { table, newId } = pressed({ lastSeq: 1, state: open }, ending, struck(1))
    table.send(newId)
    expect(table.take(written(ending, 2))).toMatchObject({ ended: 1, dropped: 0 })
    expect([table.pendingLines, table.live.dialogues]).toEqual([1, []])
  })

  it('counts where the other window has only marked a box', () => {
    const { table } = pressed({ lastSeq: 1, state: open }, ending)
    expect(table.take(written(struck(1), 2))).toMatchObject({ ended: 0 })
    expect(table.pendingLines).toBe(1)
  })

  it('counts when it was opened and ended here before the journal knew of it', () => {
    const { table } = pressed({}, opened, ending)
    expect(table.take(written(struck(1), 1))).toMatchObject({ ended: 0 })
    expect(table.pendingLines).toBe(2)
  })
})
