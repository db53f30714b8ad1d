import { chance, type Dialogue } from '../../../../kernel/dialogue'
import type { Phrase } from '../../../../kernel/phrase'
import type { LookUp } from '../../../../kernel/question'
import { rulingOf } from '../../table/house-rules'
import { askRuleBookYesNo } from '../rule-book/ask-rule-book'
import { says } from './says'
import type { Target } from './target'

/** Tests that the reference sheet names and the rule book defines; success means harm: it burns, it explodes. */
export type BookTest = 'fireTest' | 'magazineTest' | 'fuelTest'

interface AskedTest {
  readonly key: string
  /** The number that a D20 has to roll or less. */
  readonly cv: number
  readonly lookUp: readonly LookUp[]
  readonly because?: readonly Phrase[]
}

/** Asked as pass or fail, or by the ruling a D20 of the CV or less. */
export function* ruleBookTest(
  target: Target,
  test: BookTest,
  { key, cv, lookUp, because = [] }: AskedTest,
): Dialogue<boolean> {
  const { to, name: ship } = target
  const isRolled = rulingOf(target.book.state, test) === 'd20'
  const prompt = {
    to,
    ask: says(`${test}.${isRolled ? 'roll' : 'ask'}`, { ship, cv }),
    because: [says('cvOfTest', { cv }), ...because],
    lookUp,
  }
  const harms = isRolled
    ? yield* chance(key, 'D20', cv, prompt)
    : yield* askRuleBookYesNo(target.book, test, { key, prompt })
  target.because(says(`${test}.${harms ? 'yes' : 'no'}`, { ship }))
  return harms
}
