import { fieldHouseRules, type FieldHouseRules } from '../../../decks/field/house-rules'
import { own } from '../../../kernel/own'
import type { Scalar } from '../../../kernel/scalar'
import { checkKnownRules, offers } from '../../kit/known-house-rules'
import { ruling, type Rulings } from '../../kit/rulings'
import type { HouseRule } from '../../pack/rules-pack'

type RuleName = keyof FieldHouseRules

const sections: Readonly<Record<RuleName, string>> = {
  triggerRolled: 'dice',
  rallyTwice: 'dice',
  noTarget: 'dice',
  mayHold: 'hand',
  disrWouldBreak: 'units',
}

/** Every ruling that a scenario or a table can change; the first choice is the default. */
export const houseRules: readonly HouseRule[] = (Object.keys(sections) as RuleName[]).map((name) =>
  ruling(name, sections[name], fieldHouseRules[name]),
)

/** The choice of a house rule among those of a scenario; its default where there is no valid one. */
export function rulingIn(said: Rulings, name: string): Scalar {
  const rule = houseRules.find((known) => known.name === name)
  const isSaid = own(said, name)
  return rule && isSaid !== undefined && offers(rule, isSaid) ? isSaid : (rule?.fresh ?? null)
}

/** All rulings of a table together. */
export function rulingsOf(said: Rulings): FieldHouseRules {
  const entries = houseRules.map(({ name }) => [name, rulingIn(said, name)])
  return Object.fromEntries(entries) as unknown as FieldHouseRules
}

/** No two rulings contradict each other. */
export const checkHouseRules = (said: Rulings) => checkKnownRules(houseRules, said)
