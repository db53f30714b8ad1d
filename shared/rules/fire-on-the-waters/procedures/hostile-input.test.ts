import fc from 'fast-check'
import { expect, test } from 'vitest'
import { RuleDraft } from '../../../game/rule-draft'
import { playOut } from '../../../kernel/sampled-odds'
import { usualPolicy } from '../../../kernel/policy'
import type { Scalar } from '../../../kernel/scalar'
import { seededDice } from '../../../kernel/seeded-dice'
import type { Input } from '../../pack/input'
import { refusalOf } from '../../run/run-procedure.testing'
import { fireOnTheWaters as pack } from '../index'
import { RandomAction } from './random-play.testing'

/** Values that no form offers, but that a request to the host may hold. */
const hostile: readonly Scalar[] = [
  null,
  true,
  false,
  0,
  -1,
  0.5,
  17,
  67,
  101,
  1e9,
  -1e308,
  Number.NaN,
  Number.POSITIVE_INFINITY,
  '',
  ' ',
  '0',
  '90',
  'all',
  'none',
  '__proto__',
  'toString valueOf',
  'x'.repeat(400),
]

const wrongFields = fc.array(fc.tuple(fc.nat(30), fc.constantFrom(...hostile)), { minLength: 1, maxLength: 3 })

test('any input is refused beside its field, or leads to an outcome', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 2 ** 31 }), wrongFields, (seed, wrong) => {
      const action = new RandomAction(seed)
      action.hitsAnyShip()
      const { state } = action
      for (const procedure of pack.procedures) {
        const sound = Object.fromEntries(procedure.fields(state, {}).map(({ name, default: usual }) => [name, usual]))
        const names = Object.keys(sound)
        if (names.length === 0) continue
        const input: Input = {
          ...sound,
          ...Object.fromEntries(wrong.map(([at, to]) => [names[at % names.length], to])),
        }
        const checked = procedure.check(state, input)
        const fields = procedure.fields(state, input)
        if (!checked.ok) {
          refusalOf(procedure, state, input)
          const shown = [...fields.map(({ name }) => name), ...names]
          expect(shown, `${procedure.name} ${checked.code}`).toContain(checked.values['field'])
          continue
        }
        for (const field of fields) {
          const value = input[field.name] ?? null
          if (value === null) continue
          if (field.kind === 'yesNo') expect(value, `${procedure.name} ${field.name}`).toBeTypeOf('boolean')
          if (field.kind === 'number') expect(Number(value) >= field.least && Number(value) <= field.most).toBe(true)
        }
        const draft = new RuleDraft(pack, state)
        playOut(procedure.run(draft, input), seededDice(seed), usualPolicy)
      }
    }),
    { numRuns: 8, interruptAfterTimeLimit: 4000 },
  )
}, 20_000)
