import { describe, expect, test } from 'vitest'
import { boxId } from '../kernel/ids'
import { settlePending } from './dialogue-entries'
import { strikeOut, toggleMark } from './commands'
import type { Entry, Outcome } from './journal-line'
import type { Session } from './session'
import { fire, mikasa, tinyGame } from './tiny-fleet.testing'

const box = boxId('1-1')

/** A salvo that strikes a box and burns: what it booked counts at once. */
function salvo(more: Partial<Outcome> = {}): Entry {
  const outcome: Outcome = {
    label: { key: 'x' },
    by: 'rule',
    effects: [
      { type: 'marked', ship: mikasa, box, mark: 'struck', on: true },
      { type: 'trackMoved', ship: mikasa, track: fire, by: 1 },
    ],
    given: [{ of: 'mark', ship: mikasa, box, mark: 'struck', was: false }],
    atOnce: { effects: [{ type: 'tableSet', key: 'fired', to: 1 }] },
    ...more,
  }
  return { kind: 'pending', outcome, until: 'gunnery' }
}

const played = (...entries: readonly Entry[]) => tinyGame('gunnery', ...entries)

const settling: Entry = { kind: 'step', label: { key: 'x' }, by: 'rule', effects: [], settles: 'gunnery' }
const boxes = ({ state }: Session) => state.ships[mikasa]!.boxes[box]
const fireOf = ({ state }: Session) => state.ships[mikasa]!.tracks[fire]

describe('damage that waits for the end of the firing step', () => {
  test('is on no card, while what counts at once does', () => {
    const { state } = played(salvo())
    expect(state.ships[mikasa]!.boxes).toEqual({})
    expect(state.table['fired']).toBe(1)
    expect(state.pending.map(({ seq, until }) => ({ seq, until }))).toEqual([{ seq: 1, until: 'gunnery' }])
  })

  test('counts when it is settled, in the order it was done', () => {
    const session = played(salvo(), salvo({ given: [] }), settling)
    expect(boxes(session)).toEqual(['struck'])
    expect(fireOf(session)).toBe(2)
    expect(session.state.pending).toEqual([])
    expect(session.conflicts).toEqual([])
  })

  test('waits for its own phase and no other', () => {
    expect(played(salvo(), { ...settling, settles: 'movement' } as Entry).state.pending).toHaveLength(1)
  })

  test('comes back when its settling is undone, and is gone for good when its salvo is struck out', () => {
    const settled = [salvo(), settling]
    expect(played(...settled, { kind: 'strike', targets: [2], cause: 'undo' }).state.pending).toHaveLength(1)
    const struck = played(...settled, strikeOut(1))
    expect(fireOf(struck)).toBe(0)
    expect(struck.state.pending).toEqual([])
  })

  test('an amended salvo does its new damage where the old one was settled', () => {
    const session = played(salvo(), settling)
    const { outcome } = salvo({
      effects: [{ type: 'trackMoved', ship: mikasa, track: fire, by: 3 }],
      given: [],
    }) as never
    session.append({ kind: 'amend', target: 1, outcome, seq: 3, at: 0 })
    expect(boxes(session)).toBeUndefined()
    expect(fireOf(session)).toBe(3)
  })

  test('lists its premises that have changed before it counts', () => {
    const fresh = played().state
    const session = played(salvo(), toggleMark(fresh, mikasa, box, 'struck'), settling)
    expect(session.conflicts.map(({ seq, is }) => ({ seq, is }))).toEqual([{ seq: 1, is: 'premise' }])
  })

  test('is settled by an entry that says how much waited; where nothing waits there is none', () => {
    expect(settlePending(played(salvo()).state, 'gunnery')).toEqual({
      ...settling,
      label: { key: 'steps.settled', values: { n: 1 } },
    })
    expect(settlePending(played().state, 'gunnery')).toBeUndefined()
  })

  test('counts at once where more waits than any table has', () => {
    const endless = Array.from({ length: 2003 }, () => salvo({ effects: [], given: [], atOnce: { effects: [] } }))
    const session = played(...endless, salvo({ given: [] }))
    expect(session.state.pending).toHaveLength(2000)
    expect(boxes(session)).toEqual(['struck'])
    session.append({ ...settling, seq: session.lastSeq + 1, at: 0 } as never)
    expect(session.state.pending).toEqual([])
    expect(fireOf(session)).toBe(1)
  })

  test('may settle what waits for another phase, in a chain as long as the list', () => {
    const chain = Array.from(
      { length: 2000 },
      (_, n) => ({ ...salvo({ settles: `${n + 1}` }), until: `${n}` }) as Entry,
    )
    expect(played(...chain, { ...settling, settles: '0' } as Entry).state.pending).toEqual([])
  })
})
