import { expect, test } from 'vitest'
import { asDone, asSent, nothingKept, readKept, withAct, without, type Kept, type WaitingAct } from './acts'
import { boxId, shipId, trackId } from '#shared/kernel/ids'

const ship = shipId('majestic')
const flotation = (id: string, to: number, was: number): WaitingAct => ({
  ...{ id, says: `to ${to}`, at: 0, isSent: false },
  act: { is: 'track', ship, track: trackId('flotation'), to, was },
})
const strike = (id: string, on = true): WaitingAct => ({
  ...{ id, says: 'struck', at: 0, isSent: false },
  act: { is: 'mark', ship, box: boxId('6-3'), mark: 'struck', on },
})
const after = (...acts: readonly WaitingAct[]) => acts.reduce<Kept>(withAct, nothingKept)

test('of a figure that was not sent only the last value goes over, held against what was seen first', () => {
  expect(after(flotation('a', 29, 30), flotation('b', 28, 29)).waiting.map(({ act }) => act)).toEqual([
    { is: 'track', ship, track: 'flotation', to: 28, was: 30 },
  ])
  expect(after(flotation('a', 29, 30), flotation('b', 30, 29)).waiting).toEqual([])
  const sent = asSent(after(flotation('a', 29, 30)), 'a')
  expect(withAct(sent, flotation('b', 28, 29)).waiting).toHaveLength(2)
})

test('a mark that was not sent and is tapped once more was never made', () => {
  expect(after(strike('a'), strike('b', false)).waiting).toEqual([])
  expect(withAct(asSent(after(strike('a')), 'a'), strike('b', false)).waiting.map(({ id }) => id)).toEqual(['a', 'b'])
})

test('what has arrived can be taken back once, what was refused cannot', () => {
  const done = asDone(after(strike('a')), 'a')
  expect(done).toEqual({ waiting: [], done: [{ id: 'a', says: 'struck' }] })
  const undo: WaitingAct = { id: 'u', act: { is: 'undo', of: 'a' }, says: 'undo', at: 0, isSent: true }
  expect(asDone(withAct(done, undo), 'u')).toEqual(nothingKept)
  expect(without(after(strike('a')), 'a')).toEqual(nothingKept)
  expect(asDone(done, 'unknown')).toBe(done)
})

test.each([null, '', '{', '[]', '{"waiting":1,"done":[]}'])('what cannot be read is nothing kept: %s', (text) =>
  expect(readKept(text)).toBe(nothingKept),
)
