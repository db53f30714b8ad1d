import { fieldHouseRules, type FieldHouseRules } from '../../decks/field/house-rules'
import { own } from '../../kernel/own'
import { done, refused, type Result } from '../../kernel/result'
import type { Scalar } from '../../kernel/scalar'
import type { HouseRule } from '../rules-pack'

type RuleName = keyof FieldHouseRules
type Said = Readonly<Record<string, Scalar>>

const sections: Readonly<Record<RuleName, string>> = {
  triggerRolled: 'dice',
  rallyTwice: 'dice',
  noTarget: 'dice',
  mayHold: 'hand',
  disrWouldBreak: 'units',
}

/** Every ruling that a scenario or a table can change; the first choice is the default. */
export const houseRules: readonly HouseRule[] = (Object.keys(sections) as RuleName[]).map((name) => ({
  name,
  fresh: fieldHouseRules[name][0],
  choices: fieldHouseRules[name],
  is: 'ruling',
  section: sections[name],
}))

/** What a house rule says where so much has been laid down; its default where nothing sensible was said of it. */
export function rulingIn(said: Said, name: string): Scalar {
  const rule = houseRules.find((known) => known.name === name)
  const isSaid = own(said, name)
  return rule && isSaid !== undefined && offers(rule, isSaid) ? isSaid : (rule?.fresh ?? null)
}

/** All rulings of a table together. */
export function rulingsOf(said: Said): FieldHouseRules {
  const entries = houseRules.map(({ name }) => [name, rulingIn(said, name)])
  return Object.fromEntries(entries) as unknown as FieldHouseRules
}

/** Refused with `field`, the rule that is wrong, and `where` for a document. No two rulings contradict each other. */
export function checkHouseRules(said: Said): Result<Said> {
  for (const [name, value] of Object.entries(said)) {
    const rule = houseRules.find((known) => known.name === name)
    const place = { field: name, where: `houseRules.${name}` }
    if (!rule) return refused('scenario-rule-unknown', { ...place, what: name })
    if (!offers(rule, value)) return refused('scenario-rule-unfit', { ...place, what: value })
  }
  return done(said)
}

function offers({ choices }: HouseRule, value: Scalar): boolean {
  return !('minimum' in choices) && choices.includes(value)
}
