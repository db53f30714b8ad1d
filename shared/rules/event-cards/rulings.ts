import type { GameState } from '../../game/state'
import { own } from '../../kernel/own'
import { navalHouseRules, usualNavalHouseRules, type NavalHouseRules } from '../../decks/naval/house-rules'

/** What a house rule about event cards says at this table; the usual where nothing was laid down. */
export function eventRuling<Rule extends keyof NavalHouseRules>(
  { houseRules }: GameState,
  rule: Rule,
): NavalHouseRules[Rule] {
  const choices: readonly unknown[] = navalHouseRules[rule]
  const said = own(houseRules, rule)
  return choices.includes(said) ? (said as NavalHouseRules[Rule]) : usualNavalHouseRules[rule]
}
