import type { Effect } from '../../game/effect'
import { own } from '../../kernel/own'
import { refused, type Refusal } from '../../kernel/result'
import type { Scalar } from '../../kernel/scalar'
import { checkKnownRules } from './known-house-rules'
import type { RulesPack, TableFact } from '../pack/rules-pack'

/** What a pack says of the figures a table may have. */
export type FactRules = Partial<Pick<RulesPack, 'table' | 'houseRules' | 'checkHouseRule'>>

/** A fact that no pack has declared is a note of a dialogue; none of them counts as far. */
const largestNote = 1_000_000

/**
 * Why these rules cannot read what an effect sets: weather out of its bounds, an unknown ruling. Only new entries are
 * checked: what is in a journal stays.
 */
export function factProblem(
  rules: FactRules,
  rulings: Readonly<Record<string, Scalar>>,
  effect: Effect,
): Refusal | undefined {
  if (effect.type === 'tableSet') return valueProblem(own(rules.table ?? {}, effect.key), effect.key, effect.to)
  if (effect.type !== 'houseRuleSet' || !rules.houseRules) return undefined
  const known = checkKnownRules(rules.houseRules, { [effect.rule]: effect.to })
  if (!known.ok) return known
  const checked = rules.checkHouseRule?.(rulings, effect.rule, effect.to)
  return checked?.ok === false ? checked : undefined
}

/** The same for one fact; `fact` is its definition in the pack. */
function valueProblem(fact: TableFact | undefined, key: string, to: Scalar): Refusal | undefined {
  if (fact) return holds(fact, to) ? undefined : notHeld(fact, key, to)
  if (typeof to !== 'number' || Math.abs(to) <= largestNote) return undefined
  return refused('fact-too-large', { fact: key, to, limit: largestNote })
}

/** Whether a fact can be so. A form that counts in whole steps has no way to show half of one. */
export function holds(fact: TableFact, value: Scalar): boolean {
  if (fact.kind === 'choice') return typeof value === 'string' && fact.choices.includes(value)
  if (typeof value !== 'number' || value < fact.minimum || value > fact.maximum) return false
  return !Number.isInteger(fact.step) || Number.isInteger(value)
}

function notHeld(fact: TableFact, key: string, to: Scalar): Refusal {
  if (fact.kind === 'choice') return refused('fact-no-choice', { fact: key, to, choices: fact.choices.join(', ') })
  const { minimum: least, maximum: most } = fact
  return refused('fact-out-of-range', { fact: key, to, least, most })
}
