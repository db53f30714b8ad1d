import { expect, test } from 'vitest'
import { boxId, fieldId, trackId } from '../kernel/ids'
import { RuleDraft } from './rule-draft'
import { fire, flotation, mikasa, tinyRules, tinySession } from './tiny-fleet.testing'

const table = () => tinySession().state
const box = boxId('2-1')

test('a rule sees what it has done itself; the game does not', () => {
  const before = table()
  const draft = new RuleDraft(tinyRules, before)
  draft.apply({ type: 'trackMoved', ship: mikasa, track: flotation, by: -2 })
  expect(draft.track(mikasa, flotation)).toBe(10)
  expect(before.ships[mikasa]?.tracks[flotation]).toBe(12)
})

test('what it read before it changed it is a premise of its outcome', () => {
  const draft = new RuleDraft(tinyRules, table())
  draft.mark(mikasa, box, 'struck')
  draft.apply({ type: 'marked', ship: mikasa, box, mark: 'struck', on: true })
  draft.mark(mikasa, box, 'struck')
  draft.apply({ type: 'trackMoved', ship: mikasa, track: fire, by: 1 })
  draft.track(mikasa, fire)
  draft.fact('wind')
  expect(draft.changes.given).toEqual([
    { of: 'mark', ship: mikasa, box, mark: 'struck', was: false },
    { of: 'table', key: 'wind', was: 'north' },
  ])
})

test('what a card never had is nothing, and is no premise', () => {
  const draft = new RuleDraft(tinyRules, table())
  expect([draft.track(mikasa, trackId('wings')), draft.field(mikasa, fieldId('wings'))]).toEqual([0, null])
  expect(draft.changes.given).toEqual([])
})

test('reasons are in the order they were given', () => {
  const draft = new RuleDraft(tinyRules, table())
  draft.because({ key: 'missed' })
  draft.apply({ type: 'trackMoved', ship: mikasa, track: fire, by: 1 }, { key: 'secondHit' }, { key: 'fireMark' })
  expect(draft.changes.why.map(({ key }) => key)).toEqual(['missed', 'secondHit', 'fireMark'])
})

test('damage that waits is read by hits, by nothing else, and is neither its work nor its premise', () => {
  const waits = { type: 'trackMoved', ship: mikasa, track: flotation, by: -2 } as const
  const draft = new RuleDraft(tinyRules, table(), [waits])
  expect(draft.track(mikasa, flotation)).toBe(10)
  expect(draft.settled.ships[mikasa]?.tracks[flotation]).toBe(12)
  expect(draft.changes).toEqual({ effects: [], given: [], why: [] })
})

test('for odds it keeps the table and no record of its work', () => {
  const draft = new RuleDraft(tinyRules, table(), [], 'table')
  draft.track(mikasa, flotation)
  draft.apply({ type: 'trackMoved', ship: mikasa, track: flotation, by: -2 }, { key: 'hit' })
  expect(draft.state.ships[mikasa]?.tracks[flotation]).toBe(10)
  expect(draft.changes).toEqual({ effects: [], given: [], why: [] })
})
