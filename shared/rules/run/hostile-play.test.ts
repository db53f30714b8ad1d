import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { onceEach } from '../../kernel/once-each'
import type { Scalar } from '../../kernel/scalar'
import { rulesPacks } from '../index'
import type { Input } from '../pack/input'
import type { FormField, Procedure } from '../pack/procedure'
import type { RulesPack } from '../pack/rules-pack'
import { Battle, everyProcedure } from './battle.testing'
import {
  frozen,
  hostileValues,
  isOfKind,
  isShown,
  nonsense,
  playsToItsEnd,
  refusedField,
  Refusals,
} from './hostile.testing'
import { refusalCases, type RefusalCase } from './refusal-cases.testing'
import { withUsualValues } from './run-procedure.testing'
import { strangeEntry } from './strange-journal.testing'

interface Table {
  readonly battle: Battle
  /** Of a journal that no program wrote: it is shown, and need not be played. */
  readonly isForeign: boolean
}

/** Tables from the starter scenarios: set up, marked by hand, after random play, with ships gone, and foreign ones. */
const tablesOf = onceEach((pack: RulesPack): readonly Table[] => {
  const played = Array.from({ length: 16 }, (_, at) => {
    const battle = new Battle(pack, at + 1, { figures: at % 4 === 3 ? 'ends' : 'usual' })
    if (at % 3 === 1) battle.marksAll()
    battle.plays(at % 2 === 0 ? at * 2 : 0)
    return battle
  })
  const gone = (['all', 'oneSide', ...Array<'allButOne'>(6).fill('allButOne')] as const).map((who, at) => {
    const battle = new Battle(pack, at + 1)
    if (at % 2 === 0) battle.marksAll()
    battle.sinks(who)
    return battle
  })
  const rare = refusalCases.filter(({ of }) => of === pack.id).map((each) => rareTable(pack, each))
  const markers = played.flatMap(({ state }) => state.markers)
  const foreign = Array.from({ length: 8 }, (_, at) => {
    const battle = new Battle(pack, at + 51)
    battle.plays(6)
    battle.write(strangeEntry(pack, battle.state, battle.by, markers))
    return battle
  })
  return [
    ...[...played, ...gone, ...rare].map((battle) => ({ battle, isForeign: false })),
    ...foreign.map((battle) => ({ battle, isForeign: true })),
  ]
})

function rareTable(pack: RulesPack, { effects }: RefusalCase): Battle {
  const battle = new Battle(pack, 1)
  battle.sets(effects(battle.state))
  return battle
}

/** The form as it is offered, and as chance fills it in. */
function inputsOf(battle: Battle, procedure: Procedure): readonly Input[] {
  const start = battle.startOf(procedure)
  const any = battle.anyInput(procedure, start)
  return [start, any].map((input) => withUsualValues(procedure, battle.state, input))
}

const found: Record<string, Readonly<Record<string, readonly string[]>>> = {}

describe.each(rulesPacks)('hostile play of $id', (pack) => {
  const { id } = pack
  const refusals = new Refusals()

  test.each(everyProcedure(pack).map((procedure) => ({ name: procedure.name, procedure })))(
    '$name: whatever is filled in on any table is refused beside its field, in words, or played to its end',
    ({ procedure }) => {
      const problems = new Set<string>()
      let timesPlayed = 0
      for (const [seed, { battle, isForeign }] of tablesOf(pack).entries()) {
        frozen(battle.state)
        const plays = (input: Input) => {
          if (isForeign) return isShown(procedure, battle.state, input)
          const after = playsToItsEnd(pack, procedure, battle.state, input, seed)
          timesPlayed++
          // What may be done once a turn is refused from then on.
          refusedField(procedure, after, input, refusals)
        }
        for (const input of inputsOf(battle, procedure)) {
          for (const problem of problemsOf(procedure, battle, input, refusals, plays)) problems.add(problem)
        }
      }
      expect([...problems]).toEqual([])
      if (!seldom.includes(procedure.name)) expect(timesPlayed, 'times played').toBeGreaterThan(0)
    },
  )

  test.each(refusalCases.filter(({ of }) => of === id))('$procedure: $field refused, $code', (rare) => {
    const battle = rareTable(pack, rare)
    const known = everyProcedure(pack).find(({ name }) => name === rare.procedure)!
    const input = withUsualValues(known, battle.state, rare.input(battle.state))
    expect(known.check(battle.state, input)).toMatchObject({ code: rare.code, values: { field: rare.field } })
    refusedField(known, battle.state, input, refusals)
    found[id] = refusals.all
  })

  test('on a foreign table all that is due has words, and every ship a condition', () => {
    for (const { battle } of tablesOf(pack)) {
      for (const phase of [...pack.phases, 'constructor']) {
        const state = { ...battle.state, phase }
        pack.due(state)
        pack.firingOrder(state)
        for (const ship of Object.values(state.ships)) {
          expect(JSON.stringify(pack.condition(ship, state))).not.toMatch(/null/)
        }
      }
    }
    found[id] = refusals.all
  })
})

/** Procedures that these tables do not bring about; their own tests play them. */
const seldom: readonly string[] = ['firesOut', 'liftSpreads', 'mendEvent', 'eventFiresOut', 'eventsEnd', 'pass']

function* problemsOf(
  procedure: Procedure,
  battle: Battle,
  input: Input,
  refusals: Refusals,
  plays: (input: Input) => void,
): Generator<string> {
  const { state } = battle
  const refused = refusedField(procedure, state, input, refusals)
  if (refused === undefined) plays(input)
  const fields = procedure.fields(state, input)
  const names = new Set([...fields.map(({ name }) => name), ...Object.keys(input)])
  if (refused !== undefined && names.size > 0 && !names.has(refused)) yield `${refused} is refused and not asked`
  let hasPlayed = false
  for (const { name, values, isAsked, isRight } of triesOf(fields, battle, input)) {
    for (const value of values) {
      const changed = { ...input, [name]: value }
      const beside = refusedField(procedure, state, changed, refusals)
      const said = `${name} ${typeof value} ${String(value).slice(0, 20)}`
      if (beside === undefined) {
        if (value !== input[name] && !isRight(value)) yield `${said} is accepted`
        else if (!hasPlayed && battle.by.below(8) === 0) {
          hasPlayed = true
          plays(changed)
        }
      } else if (refused === undefined && isAsked && nonsense.includes(value) && beside !== name) {
        yield `${said} is refused beside ${beside}`
      } else if (!names.has(beside) && !procedure.fields(state, changed).some((each) => each.name === beside)) {
        yield `${said} is refused beside ${beside}, which is not asked`
      }
    }
  }
}

interface Tries {
  readonly name: string
  readonly values: readonly Scalar[]
  /** False for what the program itself starts it with. */
  readonly isAsked: boolean
  isRight(value: Scalar): boolean
}

/** Of the values that are worth a try, about so many are tried in each field of each input. */
const triesOfField = 8

function triesOf(fields: readonly FormField[], { state, by }: Battle, input: Input): readonly Tries[] {
  const some = (values: readonly Scalar[]) =>
    values.filter(() => by.below(Math.ceil(values.length / triesOfField)) === 0)
  const asked = fields.map((field) => ({
    name: field.name,
    values: some(hostileValues(field, fields, state)),
    isAsked: true,
    isRight: (value: Scalar) => isOfKind(field, value),
  }))
  const taken = Object.keys(input).filter((name) => !fields.some((field) => field.name === name))
  return [...asked, ...taken.map((name) => ({ name, values: nonsense, isAsked: false, isRight: () => true }))]
}

/**
 * What is refused, by pack and procedure: field and code. A refusal that is lost is missing in the difference; `-u` lists
 * those of a procedure that is not listed yet. What only luck finds is not listed: it becomes a case.
 */
test('every refusal that has been listed is found again', async () => {
  const golden = new URL('refusals.golden.json', import.meta.url)
  const listed = (existsSync(golden) ? JSON.parse(readFileSync(golden, 'utf8')) : {}) as typeof found
  const kept = Object.entries(found).map(([pack, procedures]) => {
    const each = Object.entries(procedures).map(([procedure, all]) => {
      const known = listed[pack]?.[procedure] ?? all
      return [procedure, all.filter((refusal) => known.includes(refusal))] as const
    })
    return [pack, Object.fromEntries(each)] as const
  })
  await expect(`${JSON.stringify(Object.fromEntries(kept), undefined, 2)}\n`).toMatchFileSnapshot(golden.pathname)
})
