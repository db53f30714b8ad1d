import { roles, fieldHouseRules, type FieldHouseRules } from '../../decks/field/battle'
import type { ScenarioSetup } from '../../documents/scenario'
import { done, refused, type Result } from '../../kernel/result'
import type { Phrase } from '../../kernel/phrase'
import type { Scalar } from '../../kernel/scalar'
import { checkKnownRules, ruling, rulingsBy, type Rulings } from '../kit/rulings'
import type { HouseRule } from '../pack/rules-pack'

/** A sentence of the land battle. */
export function says(name: string, values?: Readonly<Record<string, Scalar>>): Phrase {
  return { key: `rules.field-battle.${name}`, ...(values ? { values } : {}) }
}

/** Each player has a turn, with the reaction phase of the other in it. The attacker's comes first. */
export const phases = ['attackersTurn', 'defendersTurn'] as const

const rule = (name: keyof FieldHouseRules, section: string) => ruling(name, section, fieldHouseRules[name])

/** Every ruling that a scenario or a table can change; the first choice is the default. No two contradict each other. */
export const houseRules: readonly HouseRule[] = [
  rule('triggerRolled', 'dice'),
  rule('rallyTwice', 'dice'),
  rule('noTarget', 'dice'),
  rule('mayHold', 'hand'),
  rule('disrWouldBreak', 'units'),
]

export const rulingIn = rulingsBy(houseRules)

/** All rulings of a table together. */
export function rulingsOf(said: Rulings): FieldHouseRules {
  const entries = houseRules.map(({ name }) => [name, rulingIn(said, name)])
  return Object.fromEntries(entries) as unknown as FieldHouseRules
}

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
  const checked = checkKnownRules(houseRules, setup.houseRules)
  return checked.ok ? done(setup) : checked
}
