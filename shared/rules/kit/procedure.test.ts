import { expect, test } from 'vitest'
import { RuleDraft } from '../../game/rule-draft'
import type { GameState } from '../../game/state'
import { roll } from '../../kernel/dialogue'
import type { Input } from '../pack/input'
import { tableOf } from './battle-table.testing'
import { form } from './form'
import { procedure } from './procedure'

const base = tableOf({ pack: 'any', phase: 'any', squadrons: [] })
const rules = { shape: () => ({ boxes: {}, tracks: {}, fields: {} }) } as unknown as ConstructorParameters<
  typeof RuleDraft
>[0]

/** A procedure that counts how often its form is read, and changes the table. */
function counting() {
  let reads = 0
  const counted = procedure({
    name: 'counted',
    phases: ['any'],
    form: form().derived('turn', (state) => {
      reads++
      return state.turn
    }),
    *run(table, { turn }) {
      yield* roll('die', 'D6', { to: 'umpire', ask: { key: 'any.ask' }, lookUp: [] })
      table.apply({ type: 'tableSet', key: 'done', to: turn })
      return { key: 'any.done' }
    },
  })
  const begins = (state: GameState, input: Input, draft = new RuleDraft(rules, state)) => {
    counted.run(draft, input).next()
    return reads
  }
  return { begins }
}

test('a dialogue that is replayed reads its form once, on another table or with another input again', () => {
  const { begins } = counting()
  const input = {}
  expect([begins(base, input), begins(base, input)]).toEqual([1, 1])
  expect(begins({ ...base, turn: 2 }, input)).toBe(2)
  expect(begins({ ...base, turn: 2 }, {})).toBe(3)
})

test('on a table that another rule has changed, or that is played for its odds, it is read each time', () => {
  const { begins } = counting()
  const input = {}
  const changed = new RuleDraft(rules, base)
  changed.apply({ type: 'tableSet', key: 'any', to: 1 })
  expect([begins(base, input), begins(base, input, changed), begins(base, input, changed)]).toEqual([1, 2, 3])
  const odds = () => new RuleDraft(rules, base, [], 'table')
  expect([begins(base, input, odds()), begins(base, input, odds())]).toEqual([4, 5])
})
