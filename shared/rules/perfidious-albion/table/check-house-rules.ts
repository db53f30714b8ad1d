import { own } from '../../../kernel/own'
import { refused, type Refusal, type Result } from '../../../kernel/result'
import type { Scalar } from '../../../kernel/scalar'
import { checkKnownRules, rulePlace } from '../../kit/known-house-rules'
import { fireTrackRule, houseRules } from './house-rules'

type Said = Readonly<Record<string, Scalar>>

/**
 * Checks all rulings that a table has chosen against the pack. Refused with `field`, the rule that is wrong, and
 * `where` for a document: `scenario-rule-unknown`, `scenario-rule-unfit`, or the name of a contradiction.
 */
export function checkHouseRules(said: Said): Result<Said> {
  const known = checkKnownRules(houseRules, said)
  return known.ok ? (contradiction(said) ?? known) : known
}

/** One rule changed in play: the same check with the other rulings. Cards on the table are not redrawn. */
export function checkHouseRule(standing: Said, rule: string, to: Scalar): Result<Said> {
  const checked = checkHouseRules({ ...standing, [rule]: to })
  const { name, fresh } = fireTrackRule
  if (!checked.ok || rule !== name || to === (own(standing, name) ?? fresh)) return checked
  return refused('rule-cards-are-drawn', rulePlace(name))
}

/**
 * Under simultaneous fire nobody's damage counts before all have fired: checks after a ship's own fire would lie
 * before the damage of the turn. Left unsaid they come at the end of firing.
 */
function contradiction(said: Said): Refusal | undefined {
  const isAtOnce = own(said, 'fireTiming') === 'simultaneous'
  if (isAtOnce && own(said, 'damageControlMoment') === 'afterOwnFire') {
    return refused('rule-repairs-before-damage', { ...rulePlace('damageControlMoment'), contradicts: 'fireTiming' })
  }
  return undefined
}
