import type { ScenarioSetup } from '../../documents/scenario'
import { fits } from '../../game/shape'
import { done, refused, type Refusal, type Result } from '../../kernel/result'
import type { FieldId } from '../../kernel/ids'
import { own } from '../../kernel/own'
import type { Scalar } from '../../kernel/scalar'
import type { TableFact } from '../rules-pack'
import { checkHouseRules } from './check-house-rules'
import { checkShip } from './check-ship'
import { fireTrackRule } from './house-rules'
import { shape } from './shape'
import { shipOf } from './ship-data'
import { tableFacts } from './table-facts'

/**
 * Holds a scenario against the pack: its weather, its rulings, its squadrons and every ship in them. What comes back
 * is laid on the table.
 */
export function checkSetup(setup: ScenarioSetup): Result<ScenarioSetup> {
  return badWeather(setup) ?? badRulings(setup) ?? badSides(setup) ?? badShips(setup) ?? done(withFireTracks(setup))
}

/** `fireTrackBoxes`: a card at the usual figure takes the scenario's; any other figure is the card's own word. */
function withFireTracks(setup: ScenarioSetup): ScenarioSetup {
  const { name, fresh } = fireTrackRule
  const boxes = own(setup.houseRules, name) ?? fresh
  if (boxes === fresh) return setup
  return {
    ...setup,
    squadrons: setup.squadrons.map((squadron) => ({
      ...squadron,
      ships: squadron.ships.map((ship) => {
        if (shipOf(ship.document).fireTrackBoxes !== fresh) return ship
        const data = { ...ship.document.data, fireTrackBoxes: boxes }
        return { ...ship, document: { ...ship.document, data } }
      }),
    })),
  }
}

function badWeather(setup: ScenarioSetup): Refusal | undefined {
  const facts: Readonly<Record<string, TableFact>> = tableFacts
  for (const [name, value] of Object.entries(setup.table)) {
    const where = `table.${name}`
    const fact = Object.hasOwn(facts, name) ? facts[name] : undefined
    if (!fact) return refused('scenario-fact-unknown', { where, what: name })
    if (!holds(fact, value)) return refused('scenario-fact-unfit', { where, what: value })
  }
  return undefined
}

function holds(fact: TableFact, value: Scalar): boolean {
  if (fact.kind === 'choice') return typeof value === 'string' && fact.choices.includes(value)
  return typeof value === 'number' && value >= fact.minimum && value <= fact.maximum
}

function badRulings(setup: ScenarioSetup): Refusal | undefined {
  const checked = checkHouseRules(setup.houseRules)
  return checked.ok ? undefined : checked
}

function badSides(setup: ScenarioSetup): Refusal | undefined {
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

function badShips(setup: ScenarioSetup): Refusal | undefined {
  const ids = new Set<string>()
  for (const [index, squadron] of setup.squadrons.entries()) {
    for (const [place, ship] of squadron.ships.entries()) {
      const where = `squadrons[${index}].ships[${place}]`
      if (ids.has(ship.id)) return refused('scenario-id-twice', { where: `${where}.id`, what: ship.id })
      ids.add(ship.id)
      const flaw = badShip(ship, where)
      if (flaw) return flaw
    }
  }
  return undefined
}

function badShip(ship: ScenarioSetup['squadrons'][number]['ships'][number], where: string): Refusal | undefined {
  if (ship.document.pack !== 'perfidious-albion') {
    return refused('scenario-ship-of-other-rules', { where: `${where}.document.pack`, what: ship.document.pack })
  }
  const checked = checkShip(ship.document)
  if (!checked.ok) {
    return refused(checked.code, { ...checked.values, where: `${where}.document.${String(checked.values['where'])}` })
  }
  const fields = shape(ship.document).fields
  for (const [name, value] of Object.entries(ship.fields ?? {})) {
    const field = Object.hasOwn(fields, name) ? fields[name as FieldId] : undefined
    if (!field || !fits(field, value)) {
      return refused('scenario-field-unfit', { where: `${where}.fields.${name}`, what: value })
    }
  }
  return undefined
}
