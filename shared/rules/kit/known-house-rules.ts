import { done, refused, type Refusal, type Result } from '../../kernel/result'
import type { Scalar } from '../../kernel/scalar'
import type { HouseRule } from '../pack/rules-pack'

/**
 * Checks the rulings of a table against those a pack knows. Refused with `field`, the rule that is wrong, and `where`
 * for a document: `scenario-rule-unknown`, `scenario-rule-unfit`.
 */
export function checkKnownRules<Said extends Readonly<Record<string, Scalar>>>(
  houseRules: readonly HouseRule[],
  said: Said,
): Result<Said> {
  for (const [name, value] of Object.entries(said)) {
    const problem = unknownRule(houseRules, name, value)
    if (problem) return problem
  }
  return done(said)
}

function unknownRule(houseRules: readonly HouseRule[], name: string, value: Scalar): Refusal | undefined {
  const rule = houseRules.find((known) => known.name === name)
  if (!rule) return refused('scenario-rule-unknown', { ...rulePlace(name), what: name })
  return offers(rule, value) ? undefined : refused('scenario-rule-unfit', { ...rulePlace(name), what: value })
}

/** The place of a rule: its name beside the field, its path in a document. */
export function rulePlace(name: string) {
  return { field: name, where: `houseRules.${name}` }
}

/** Whether a rule may say this. */
export function offers({ choices }: HouseRule, value: Scalar): boolean {
  if (!('minimum' in choices)) return choices.includes(value)
  const isWhole = typeof value === 'number' && Number.isInteger(value)
  return isWhole && value >= choices.minimum && value <= choices.maximum
}
