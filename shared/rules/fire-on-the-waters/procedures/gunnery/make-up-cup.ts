import type { RuleDraft } from '../../../../game/rule-draft'
import type { GameState } from '../../../../game/state'
import type { Dialogue } from '../../../../kernel/dialogue'
import { own } from '../../../../kernel/own'
import type { Phrase } from '../../../../kernel/phrase'
import { done, refused, type Result } from '../../../../kernel/result'
import type { FormField, Procedure } from '../../../pack/procedure'
import { unasked } from '../../../kit/unasked'
import { rulingOf } from '../../table/house-rules'
import { chits, cupFact, cupOf, mostOfAChit, readCup, writeCup, type Chits } from './cup'
import { says } from './says'
import { onGunnery } from './look-up'
import type { Input } from '../../../pack/input'

/** The contents of the cup, chit by chit: the sheet does not give them, so every table may choose. */
export const makeUpCup: Procedure = {
  name: 'makeUpCup',
  phases: ['gunfire'],
  lookUp: onGunnery.chits,
  isPlayed: (state) => rulingOf(state, 'hitMethod') === 'chits',
  fields: inputs,
  check,
  warnings: (state, input) => [
    ...(rulingOf(state, 'hitMethod') === 'chits' ? [] : [says('warning.noChits')]),
    ...(check(state, input).ok ? [says('warning.cupHolds', { n: chitsIn(cupInput(state, input)) })] : []),
  ],
  run,
}

/** A field for every chit: `chit-4` is minus four, `chit4` is four. */
const fieldOf = (chit: string) => `chit${chit}`

function inputs(state: GameState): readonly FormField[] {
  const cup = cupOf(state)
  return chits.map((chit) => {
    const usual = cup.ok ? (cup.value.find((each) => each.chit === chit)?.count ?? 0) : 0
    return { kind: 'number', name: fieldOf(chit), least: 0, most: mostOfAChit, default: usual }
  })
}

function check(state: GameState, input: Input): Result<null> {
  const cup = cupInput(state, input)
  const bad = cup.find(({ count }) => !Number.isInteger(count) || count < 0 || count > mostOfAChit)
  if (bad) return refused('gunfire-figure', { field: fieldOf(bad.chit), least: 0, most: mostOfAChit })
  const read = readCup(writeCup(cup))
  return read.ok ? done(null) : refused(read.code, { ...read.values, field: fieldOf(chits[0]!) })
}

function cupInput(state: GameState, input: Input): readonly Chits[] {
  return inputs(state).map(({ name, default: usual }, at) => {
    const count = own(input, name) ?? usual
    return { chit: chits[at]!, count: typeof count === 'number' ? count : Number.NaN }
  })
}

const chitsIn = (cup: readonly Chits[]) => cup.reduce((sum, { count }) => sum + count, 0)

function run(table: RuleDraft, input: Input): Dialogue<Phrase> {
  return unasked(() => {
    const cup = cupInput(table.state, input).filter(({ count }) => count > 0)
    table.fact(cupFact)
    table.apply({ type: 'tableSet', key: cupFact, to: writeCup(cup) })
    return says('cupMadeUp', { n: chitsIn(cup) })
  })
}
