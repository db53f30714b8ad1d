import fc from 'fast-check'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { fold } from './fold'
import { History } from './history'
import type { Entry } from './journal-line'
import { OptimisticTable } from './optimistic'
import { OneJournal, Seat } from './optimistic.testing'
import { tinyHead, tinyRules, mikasa, tinyBoxes } from './tiny-fleet.testing'
import { initialState } from './fold'

const fresh = initialState(tinyRules, tinyHead, 'initiative')
const begun = { lastSeq: 0, lastCrc: 'head', state: fresh, undo: null, redo: null }
const struck = (box: number): Entry => ({
  kind: 'step',
  label: { key: `struck ${box}` },
  by: 'hand',
  effects: [{ type: 'marked', ship: mikasa, box: tinyBoxes[box]!, mark: 'struck', on: true }],
})
const ids = () => {
  let count = 0
  return () => `batch-${++count}`
}
const line = (entry: Entry, seq: number) => ({ ...entry, seq, at: seq })
const named = (seq: number) => ({ seq, label: { key: 'x' } })

describe('marks', () => {
  it('count at once; while one batch is out the others wait, and go out together', () => {
    const table = new OptimisticTable(tinyRules, begun)
    const newId = ids()
    table.push([struck(0)])
    expect(table.send(newId)).toMatchObject({ batch: 'batch-1', after: { seq: 0, crc: 'head' } })
    table.push([struck(1)])
    table.push([struck(2)])
    expect(table.send(newId)).toBeNull()
    expect([table.pendingLines, table.waitingLines]).toEqual([3, 2])
    const shown = table.live
    table.take({
      ...begun,
      batch: 'batch-1',
      lines: [line(struck(0), 1)],
      lastSeq: 1,
      lastCrc: 'one',
      change: null,
      state: null,
    })
    expect(table.live).toBe(shown)
    const next = table.send(newId)
    expect(next).toMatchObject({ batch: 'batch-2', after: { seq: 1, crc: 'one' } })
    expect(next!.entries).toEqual([struck(1), struck(2)])
  })

  it('refused together are sent again one by one, and only the wrong one is dropped', () => {
    const table = new OptimisticTable(tinyRules, begun)
    const newId = ids()
    table.push([struck(0)])
    table.push([struck(1)])
    expect(table.refuse(table.send(newId)!.batch)).toBe('parted')
    const alone = table.send(newId)!
    expect(alone.entries).toEqual([struck(0)])
    expect(table.refuse(alone.batch)).toBe('dropped')
    expect(table.send(newId)!.entries).toEqual([struck(1)])
  })

  it('whose answer was lost go out again by the same name, or are known to be there', () => {
    const table = new OptimisticTable(tinyRules, begun)
    const newId = ids()
    table.push([struck(0)])
    table.send(newId)
    expect(table.restart(begun, false).dropped).toBe(0)
    expect(table.send(newId)).toMatchObject({ batch: 'batch-1' })
    const there = fold(tinyRules, { state: fresh, conflicts: [] }, [line(struck(0), 1)]).state
    table.restart({ ...begun, lastSeq: 1, lastCrc: 'one', state: there }, true)
    expect([table.pendingLines, table.live]).toEqual([0, there])
  })
})

it('a corrected table without lines takes the place of the one that was shown', () => {
  const table = new OptimisticTable(tinyRules, begun)
  const corrected = { ...fresh, turn: 7 }
  table.take({ ...begun, batch: null, lines: [], change: null, state: corrected })
  expect(table.live.turn).toBe(7)
})

describe('an undo on its way when another window writes', () => {
  it('is dropped: it would strike another line than was meant', () => {
    const table = new OptimisticTable(tinyRules, { ...begun, lastSeq: 1, undo: named(1) })
    table.push([{ kind: 'strike', cause: 'undo', targets: [1] }])
    table.push([struck(3)])
    const foreign = {
      batch: 'theirs',
      lines: [line(struck(5), 2)],
      lastSeq: 2,
      lastCrc: 'two',
      change: null,
      state: null,
      redo: null,
    }
    expect(table.take({ ...foreign, undo: named(2) })).toMatchObject({ dropped: 1 })
    expect(table.send(ids())!.entries).toEqual([struck(3)])
  })

  it('of a mark of this window follows the mark to its new number', () => {
    const table = new OptimisticTable(tinyRules, begun)
    table.push([struck(3)])
    table.push([{ kind: 'strike', cause: 'undo', targets: [1] }])
    const foreign = {
      batch: 'theirs',
      lines: [line(struck(5), 1)],
      lastSeq: 1,
      lastCrc: 'one',
      change: null,
      state: null,
      redo: null,
    }
    expect(table.take({ ...foreign, undo: named(1) })).toMatchObject({ dropped: 0 })
    const newId = ids()
    table.send(newId)
    table.take({
      ...begun,
      batch: 'batch-1',
      lines: [line(struck(3), 2)],
      lastSeq: 2,
      lastCrc: 'two',
      change: null,
      state: null,
    })
    expect(table.send(newId)!.entries).toEqual([{ kind: 'strike', cause: 'undo', targets: [2] }])
  })
})

describe('what undo would take of pending presses', () => {
  it('is a strike by hand and a restart of the turn as well as a mark, and never an answer between the dice', () => {
    const table = new OptimisticTable(tinyRules, { ...begun, lastSeq: 1, undo: named(1) })
    table.push([struck(3)])
    expect(table.pendingUndo).toMatchObject({ seq: 2 })
    table.push([{ kind: 'strike', cause: 'hand', targets: [1] }])
    expect(table.pendingUndo).toMatchObject({ seq: 3, label: { key: 'steps.strike.hand' } })
    table.push([{ kind: 'strike', cause: 'undo', targets: [3] }])
    expect(table.pendingUndo).toMatchObject({ seq: 2 })
    table.push([{ kind: 'strike', cause: 'restartTurn', targets: [] }])
    expect(table.pendingUndo).toMatchObject({ seq: 5, label: { key: 'steps.strike.restartTurn' } })
    table.push([{ kind: 'answer', dialogue: 'salvo', question: 'guns', answer: 4 }])
    expect(table.pendingUndo).toMatchObject({ seq: 5 })
  })

  it('is not known while an undo of an older line is on its way', () => {
    const table = new OptimisticTable(tinyRules, { ...begun, lastSeq: 1, undo: named(1) })
    table.push([{ kind: 'strike', cause: 'undo', targets: [1] }])
    expect(table.pendingUndo).toBe('unknown')
  })
})

describe('a thousand marks that wait for the disk', () => {
  afterEach(() => void vi.restoreAllMocks())

  it('cost each the same: a press counts its own line and no other', () => {
    const table = new OptimisticTable(tinyRules, begun)
    const counted = vi.spyOn(History.prototype, 'take')
    table.push([struck(0)])
    table.send(ids())
    for (let mark = 1; mark < 1000; mark++) {
      table.push([struck(mark % 12)])
      expect(table.pendingUndo).toMatchObject({ seq: mark + 1 })
      expect([table.pendingLines, table.waitingLines]).toEqual([mark + 1, mark])
    }
    expect(counted.mock.calls.length).toBeLessThanOrEqual(1000)
  })
})

/** What may happen at a table with two windows: presses, lost wires, refusals, corrections, in any order. */
const happening = fc.oneof(
  { weight: 6, arbitrary: fc.record({ does: fc.constant('mark' as const), who: fc.nat(1), box: fc.nat(11) }) },
  { weight: 2, arbitrary: fc.record({ does: fc.constant('undo' as const), who: fc.nat(1) }) },
  { weight: 1, arbitrary: fc.record({ does: fc.constant('redo' as const), who: fc.nat(1) }) },
  { weight: 2, arbitrary: fc.record({ does: fc.constant('turnOver' as const), who: fc.nat(1), back: fc.nat(5) }) },
  { weight: 1, arbitrary: fc.record({ does: fc.constant('restartTurn' as const), who: fc.nat(1) }) },
  { weight: 1, arbitrary: fc.record({ does: fc.constant('wrong' as const), who: fc.nat(1) }) },
  { weight: 5, arbitrary: fc.record({ does: fc.constant('arrive' as const), who: fc.nat(1) }) },
  { weight: 8, arbitrary: fc.record({ does: fc.constant('hear' as const), who: fc.nat(1) }) },
  { weight: 1, arbitrary: fc.record({ does: fc.constant('cut' as const), who: fc.nat(1) }) },
  { weight: 1, arbitrary: fc.record({ does: fc.constant('correct' as const), who: fc.nat(1) }) },
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
  const opened: Entry = {
    kind: 'dialogue',
    dialogue: 'd',
    is: 'opened',
    procedure: 'salvo',
    packVersion: '1.0.0',
    input: {},
  }
  const ending = { ...struck(0), dialogue: 'd' } as Entry
  const open = fold(tinyRules, { state: fresh, conflicts: [] }, [line(opened, 1)]).state
  const journal = { lastSeq: 1, lastCrc: 'one', state: open, undo: null, redo: null }
  const foreign = { ...journal, batch: 'other', lastSeq: 2, lastCrc: 'two', change: null, state: null }

  it('counts once: the end that came second is dropped, and reported', () => {
    const table = new OptimisticTable(tinyRules, journal)
    table.push([ending])
    table.push([struck(1)])
    table.send(ids())
    expect(table.take({ ...foreign, lines: [line(ending, 2)] })).toMatchObject({ ended: 1, dropped: 0 })
    expect([table.pendingLines, table.live.dialogues]).toEqual([1, []])
  })

  it('counts where the other window has only marked a box', () => {
    const table = new OptimisticTable(tinyRules, journal)
    table.push([ending])
    expect(table.take({ ...foreign, lines: [line(struck(1), 2)] })).toMatchObject({ ended: 0 })
    expect(table.pendingLines).toBe(1)
  })

  it('counts when it was opened and ended here before the journal knew of it', () => {
    const table = new OptimisticTable(tinyRules, begun)
    table.push([opened])
    table.push([ending])
    const news = { ...foreign, lastSeq: 1, lines: [line(struck(1), 1)] }
    expect(table.take(news)).toMatchObject({ ended: 0 })
    expect(table.pendingLines).toBe(2)
  })
})
