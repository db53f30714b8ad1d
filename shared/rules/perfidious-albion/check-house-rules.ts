import { own } from '../../kernel/own'
import { done, refused, type Refusal, type Result } from '../../kernel/result'
import type { Scalar } from '../../kernel/scalar'
import type { HouseRule } from '../rules-pack'
import { fireTrackRule, houseRules } from './house-rules'

type Said = Readonly<Record<string, Scalar>>

/**
 * Holds rulings, all that a table has laid down, against the pack. Refused with `field`, the rule that is wrong, and
 * `where` for a document: `scenario-rule-unknown`, `scenario-rule-unfit`, or the name of a contradiction.
 */
export function checkHouseRules(said: Said): Result<Said> {
  for (const [name, value] of Object.entries(said)) {
    const rule = houseRules.find((known) => known.name === name)
    if (!rule) return refused('scenario-rule-unknown', { ...placed(name), what: name })
    if (!offers(rule, value)) return refused('scenario-rule-unfit', { ...placed(name), what: value })
  }
  return contradiction(said) ?? done(said)
}

/** One rule set by hand in play: the same with the rest as it stands. Cards on the table are not drawn anew. */
export function checkHouseRule(standing: Said, rule: string, to: Scalar): Result<Said> {
  const checked = checkHouseRules({ ...standing, [rule]: to })
  const { name, fresh } = fireTrackRule
  if (!checked.ok || rule !== name || to === (own(standing, name) ?? fresh)) return checked
  return refused('rule-cards-are-drawn', placed(name))
}

function offers({ choices }: HouseRule, value: Scalar): boolean {
  if (!('minimum' in choices)) return choices.includes(value)
  const isWhole = typeof value === 'number' && Number.isInteger(value)
  return isWhole && value >= choices.minimum && value <= choices.maximum
}

function placed(name: string) {
  return { field: name, where: `houseRules.${name}` }
}

/**
 * Under simultaneous fire nobody's damage counts before all have fired: checks after a ship's own fire would lie
 * before the damage of the turn. Left unsaid they come at the end of firing.
 */
function contradiction(said: Said): Refusal | undefined {
  const isAtOnce = own(said, 'fireTiming') === 'simultaneous'
  if (isAtOnce && own(said, 'damageControlMoment') === 'afterOwnFire') {
    return refused('rule-repairs-before-damage', { ...placed('damageControlMoment'), contradicts: 'fireTiming' })
  }
  return undefined
}
