import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { initialState } from '../../game/fold'
import type { GameState, OpenDialogue } from '../../game/state'
import type { Scalar } from '../../kernel/scalar'
import { replayProcedure } from './replay-procedure'
import { rulesPacks } from '../index'
import type { RulesPack } from '../pack/rules-pack'
import { setUp, starterScenarioDocuments, starterShipDocuments } from './starter.testing'
import { hasWords } from '../kit/worded.testing'

function tableOf(pack: RulesPack): GameState {
  const [scenario] = starterScenarioDocuments(pack.id)
  const setup = setUp(scenario!, starterShipDocuments(pack.id))
  return initialState(pack, { pack: pack.id, setup }, pack.phases[0]!)
}

const opened = (pack: RulesPack, procedure: string, more: Partial<OpenDialogue> = {}): OpenDialogue => ({
  id: 'd1',
  seq: 1,
  procedure,
  packVersion: pack.version,
  base: 0,
  input: {},
  answers: [],
  withdrawn: [],
  ...more,
})

describe.each(rulesPacks.map((pack) => ({ id: pack.id, pack })))('a dialogue of $id out of a journal', ({ pack }) => {
  const table = tableOf(pack)
  const [first] = pack.procedures

  test('cannot continue where the pack has no such procedure, or where it was opened under other rules', () => {
    expect(replayProcedure(pack, table, opened(pack, 'piracy'))).toMatchObject({ code: 'procedure-unknown' })
    const old = opened(pack, first!.name, { packVersion: '0.0.1' })
    expect(replayProcedure(pack, table, old)).toMatchObject({ code: 'dialogue-other-version' })
  })

  /** What a stranger may have written: names of things on the table, figures, nonsense. */
  const names = [
    ...Object.keys(table.ships),
    ...table.squadrons.map(({ id }) => id as string),
    ...table.sides.map(({ id }) => id as string),
  ]
  const scalar: fc.Arbitrary<Scalar> = fc.oneof(
    { weight: 4, arbitrary: fc.constantFrom(...names) },
    { weight: 2, arbitrary: fc.uniqueArray(fc.constantFrom(...names), { maxLength: 3 }).map((list) => list.join(' ')) },
    fc.integer({ min: -5, max: 70 }),
    fc.constantFrom<Scalar>('', 'toString', '__proto__', null, true, false, 'bow', 'Z', 'A B', 1e9, -0.5),
  )

  test.each(pack.procedures.map((procedure) => ({ name: procedure.name, procedure })))(
    '$name: whatever was filled in and answered, it is replayed or refused by value',
    ({ name, procedure }) => {
      fc.assert(
        fc.property(
          fc.array(fc.option(scalar, { freq: 2, nil: undefined }), { minLength: 8, maxLength: 8 }),
          fc.array(scalar, { maxLength: 12 }),
          (values, said) => {
            const fields = procedure.fields(table, {})
            const input = Object.fromEntries(
              fields.map(({ name: field, default: usual }, at) => [field, values[at % values.length] ?? usual]),
            )
            const answers: OpenDialogue['answers'][number][] = []
            let replayed = replayProcedure(pack, table, opened(pack, name, { input }))
            for (const answer of said) {
              if (!replayed.ok || replayed.value.progress.is !== 'asking') break
              const { question } = replayed.value.progress
              answers.push({ question: question.key, answer: 'usual' in question ? question.usual : answer })
              replayed = replayProcedure(pack, table, opened(pack, name, { input, answers }))
            }
            if (!replayed.ok) hasWords(`refused.${replayed.code}`)
          },
        ),
        { numRuns: 150 },
      )
    },
  )
})
