import { roles } from '../../../decks/field/battle'
import type { ScenarioSetup } from '../../../documents/scenario'
import { done, refused, type Result } from '../../../kernel/result'
import { checkHouseRules } from './house-rules'

/** A land battle has an attacker and a defender with different names, and no ships. */
export function checkSetup(setup: ScenarioSetup): Result<ScenarioSetup> {
  const ids: readonly string[] = setup.sides.map(({ id }) => id)
  if (ids.length !== roles.length || !roles.every((role) => ids.includes(role))) {
    return refused('field-two-sides', { where: 'sides', what: ids.join(', ') })
  }
  const [squadron] = setup.squadrons
  if (squadron) return refused('field-no-ships', { where: 'squadrons', what: squadron.name })
  const [fact] = Object.keys(setup.table)
  if (fact !== undefined) return refused('scenario-fact-unknown', { where: `table.${fact}`, what: fact })
  const stranger = Object.keys(setup.orders).find((side) => !ids.includes(side))
  if (stranger !== undefined) return refused('scenario-side-unknown', { where: `orders.${stranger}`, what: stranger })
  const checked = checkHouseRules(setup.houseRules)
  return checked.ok ? done(setup) : checked
}
