import type { RuleDraft } from '../../../../game/rule-draft'
import type { GameState } from '../../../../game/state'
import type { Phrase } from '../../../../kernel/phrase'
import { refused } from '../../../../kernel/result'
import { form } from '../../../kit/form'
import { procedure } from '../../../kit/procedure'
import { unasked } from '../../../kit/unasked'
import { rulingOf } from '../../table/house-rules'
import type { Chit } from '../../tables/gunnery'
import { chits, cupFact, cupOf, mostOfAChit, readCup, writeCup, type Chits } from './cup'
import { says } from './says'
import { onGunnery } from './look-up'

/** A field for every chit: `chit-4` is minus four, `chit4` is four. */
const cupForm = form()
  .numbers('chit', (state) => {
    const cup = cupOf(state)
    const countOf = (chit: Chit) => (cup.ok ? cup.value.find((each) => each.chit === chit)?.count : undefined) ?? 0
    return new Map(
      chits.map((chit) => [chit, { least: 0, most: mostOfAChit, default: countOf(chit), wrong: 'gunfire-figure' }]),
    )
  })
  .derived('cup', (_state, { chit: counts = new Map<Chit, number>() }): readonly Chits[] =>
    chits.flatMap((chit) => (counts.get(chit) ? [{ chit, count: counts.get(chit)! }] : [])),
  )
  .refuses((_state, { cup }) => {
    const read = readCup(writeCup(cup))
    return read.ok ? undefined : refused(read.code, { ...read.values, field: `chit${chits[0]!}` })
  })

const isByChits = (state: Pick<GameState, 'houseRules'>) => rulingOf(state, 'hitMethod') === 'chits'

/** The contents of the cup, chit by chit: the sheet does not give them, so every table may choose. */
export const makeUpCup = procedure({
  name: 'makeUpCup',
  phases: ['gunfire'],
  lookUp: onGunnery.chits,
  isPlayed: isByChits,
  form: cupForm,
  warnings: (state, { cup }) => [
    ...(isByChits(state) ? [] : [says('warning.noChits')]),
    says('warning.cupHolds', { n: chitsIn(cup) }),
  ],
  run: (table, { cup }) => unasked(() => makesUp(table, cup)),
})

const chitsIn = (cup: readonly Chits[]) => cup.reduce((sum, { count }) => sum + count, 0)

function makesUp(table: RuleDraft, cup: readonly Chits[]): Phrase {
  table.fact(cupFact)
  table.apply({ type: 'tableSet', key: cupFact, to: writeCup(cup) })
  return says('cupMadeUp', { n: chitsIn(cup) })
}
