import type { GameState } from '../../game/state'
import { own } from '../../kernel/own'
import { navalHouseRules, usualNavalHouseRules, type NavalHouseRules } from '../../decks/naval/house-rules'

/** The choice of a house rule about event cards at this table, or its default. */
export function eventRuling<Rule extends keyof NavalHouseRules>(
  { houseRules }: GameState,
  rule: Rule,
): NavalHouseRules[Rule] {
  const choices: readonly unknown[] = navalHouseRules[rule]
  const said = own(houseRules, rule)
  return choices.includes(said) ? (said as NavalHouseRules[Rule]) : usualNavalHouseRules[rule]
}
