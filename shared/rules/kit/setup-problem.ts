import type { ScenarioSetup } from '../../documents/scenario'
import type { ShipDocument } from '../../documents/ship'
import { fits, type CardShape } from '../../game/shape'
import type { FieldId } from '../../kernel/ids'
import { refused, type Refusal, type Result } from '../../kernel/result'
import type { Scalar } from '../../kernel/scalar'
import type { TableFact } from '../pack/rules-pack'
import { holds } from './fact-problem'

/** What a pack of ships knows of the parts of a scenario. */
export interface SetupRules {
  readonly pack: string
  readonly table: Readonly<Record<string, TableFact>>
  checkHouseRules(said: Readonly<Record<string, Scalar>>): Result<unknown>
  checkShip(document: ShipDocument): Result<unknown>
  shape(document: ShipDocument): CardShape
}

/** The first thing wrong with a scenario: its table, its rulings, its sides and squadrons, every ship in them. */
export function setupProblem(rules: SetupRules, setup: ScenarioSetup): Refusal | undefined {
  return (
    tableProblem(rules, setup) ?? rulingProblem(rules, setup) ?? sideProblem(setup) ?? firstShipProblem(rules, setup)
  )
}

function tableProblem({ table }: SetupRules, setup: ScenarioSetup): Refusal | undefined {
  for (const [name, value] of Object.entries(setup.table)) {
    const where = `table.${name}`
    const fact = Object.hasOwn(table, name) ? table[name] : undefined
    if (!fact) return refused('scenario-fact-unknown', { where, what: name })
    if (!holds(fact, value)) return refused('scenario-fact-unfit', { where, what: value })
  }
  return undefined
}

function rulingProblem(rules: SetupRules, setup: ScenarioSetup): Refusal | undefined {
  const checked = rules.checkHouseRules(setup.houseRules)
  return checked.ok ? undefined : checked
}

function sideProblem(setup: ScenarioSetup): Refusal | undefined {
  const sides = new Set<string>(setup.sides.map((side) => side.id))
  if (sides.size < setup.sides.length) return refused('scenario-id-twice', { where: 'sides', what: '' })
  for (const [index, squadron] of setup.squadrons.entries()) {
    const where = `squadrons[${index}]`
    if (!sides.has(squadron.side)) {
      return refused('scenario-side-unknown', { where: `${where}.side`, what: squadron.side })
    }
    if (setup.squadrons.findIndex((other) => other.id === squadron.id) < index) {
      return refused('scenario-id-twice', { where: `${where}.id`, what: squadron.id })
    }
  }
  for (const side of Object.keys(setup.orders)) {
    if (!sides.has(side)) return refused('scenario-side-unknown', { where: `orders.${side}`, what: side })
  }
  return undefined
}

function firstShipProblem(rules: SetupRules, setup: ScenarioSetup): Refusal | undefined {
  const ids = new Set<string>()
  for (const [index, squadron] of setup.squadrons.entries()) {
    for (const [place, ship] of squadron.ships.entries()) {
      const where = `squadrons[${index}].ships[${place}]`
      if (ids.has(ship.id)) return refused('scenario-id-twice', { where: `${where}.id`, what: ship.id })
      ids.add(ship.id)
      const problem = shipProblem(rules, ship, where)
      if (problem) return problem
    }
  }
  return undefined
}

type Entered = ScenarioSetup['squadrons'][number]['ships'][number]

function shipProblem(rules: SetupRules, ship: Entered, where: string): Refusal | undefined {
  if (ship.document.pack !== rules.pack) {
    return refused('scenario-ship-of-other-rules', { where: `${where}.document.pack`, what: ship.document.pack })
  }
  const checked = rules.checkShip(ship.document)
  if (!checked.ok) {
    return refused(checked.code, { ...checked.values, where: `${where}.document.${String(checked.values['where'])}` })
  }
  const fields = rules.shape(ship.document).fields
  for (const [name, value] of Object.entries(ship.fields ?? {})) {
    const field = Object.hasOwn(fields, name) ? fields[name as FieldId] : undefined
    if (!field || !fits(field, value)) {
      return refused('scenario-field-unfit', { where: `${where}.fields.${name}`, what: value })
    }
  }
  return undefined
}
