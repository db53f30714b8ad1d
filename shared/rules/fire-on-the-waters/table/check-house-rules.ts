import type { Result } from '../../../kernel/result'
import type { Scalar } from '../../../kernel/scalar'
import { checkKnownRules } from '../../kit/known-house-rules'
import { houseRules } from './house-rules'

type Said = Readonly<Record<string, Scalar>>

/** Checks all rulings of a table: each is known to the pack, and none contradicts another. */
export function checkHouseRules(said: Said): Result<Said> {
  return checkKnownRules(houseRules, said)
}

/** One rule set by hand in play. */
export function checkHouseRule(standing: Said, rule: string, to: Scalar): Result<Said> {
  return checkHouseRules({ ...standing, [rule]: to })
}
