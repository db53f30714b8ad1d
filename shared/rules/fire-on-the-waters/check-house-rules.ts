import type { Result } from '../../kernel/result'
import type { Scalar } from '../../kernel/scalar'
import { checkKnownRules } from '../kit/known-house-rules'
import { houseRules } from './house-rules'

type Said = Readonly<Record<string, Scalar>>

/** Holds rulings, all that a table has laid down, against the pack: none contradicts another. */
export function checkHouseRules(said: Said): Result<Said> {
  return checkKnownRules(houseRules, said)
}

/** One rule set by hand in play. */
export function checkHouseRule(standing: Said, rule: string, to: Scalar): Result<Said> {
  return checkHouseRules({ ...standing, [rule]: to })
}
