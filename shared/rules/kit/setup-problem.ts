import type { ScenarioSetup } from '../../documents/scenario'
import type { ShipDocument } from '../../documents/ship'
import { fits, type CardShape } from '../../game/shape'
import type { BoxId, FieldId, TrackId } from '../../kernel/ids'
import { refused, type Refusal, type Result } from '../../kernel/result'
import type { Scalar } from '../../kernel/scalar'
import type { TableFact, RulesPack } from '../pack/rules-pack'
import type { Effect } from '../../game/effect'
import { own } from '../../kernel/own'
import { checkKnownRules } from './rulings'

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
  for (const list of ['zones', 'tracks'] as const)
    for (const [index, { side }] of (setup.chart?.[list] ?? []).entries())
      if (side !== undefined && !sides.has(side))
        return refused('scenario-side-unknown', { where: `chart.${list}[${index}].side`, what: side })
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
  const { fields, ...cells } = rules.shape(ship.document)
  for (const [name, value] of Object.entries(ship.fields ?? {})) {
    const field = Object.hasOwn(fields, name) ? fields[name as FieldId] : undefined
    if (field?.kind === 'text' && typeof value === 'string' && !fits(field, value)) {
      const values = { where: `${where}.fields.${name}`, ship: ship.document.name, maximum: field.maximumLength }
      return refused('scenario-field-long', values)
    }
    if (!field || !fits(field, value)) {
      return refused('scenario-field-unfit', { where: `${where}.fields.${name}`, what: value })
    }
  }
  return markProblem(cells, ship, `${where}.marks`)
}

/** Marks that her card does not have: a box or a track that is not there, a mark that a box does not take. */
function markProblem({ boxes, tracks }: Omit<CardShape, 'fields'>, { marks }: Entered, where: string) {
  for (const [name, borne] of Object.entries(marks?.boxes ?? {})) {
    const unfit = borne.find((mark) => !own(boxes, name as BoxId)?.marks.includes(mark))
    if (unfit !== undefined) return refused('scenario-mark-unfit', { where: `${where}.boxes.${name}`, what: unfit })
  }
  for (const [name, value] of Object.entries(marks?.tracks ?? {})) {
    const track = own(tracks, name as TrackId)
    if (!track || value < track.minimum || value > track.maximum)
      return refused('scenario-mark-unfit', { where: `${where}.tracks.${name}`, what: value })
  }
  return undefined
}

/** What a pack says of the figures a table may have. */
export type FactRules = Partial<Pick<RulesPack, 'table' | 'houseRules' | 'checkHouseRule'>>

/** A fact that no pack has declared is a note of a dialogue; none of them counts as far. */
const largestNote = 1_000_000

/**
 * Why these rules cannot read what an effect sets: weather out of its bounds, an unknown ruling. Only new entries are
 * checked: what is in a journal stays.
 */
export function factProblem(
  rules: FactRules,
  rulings: Readonly<Record<string, Scalar>>,
  effect: Effect,
): Refusal | undefined {
  if (effect.type === 'tableSet') return valueProblem(own(rules.table ?? {}, effect.key), effect.key, effect.to)
  if (effect.type !== 'houseRuleSet' || !rules.houseRules) return undefined
  const known = checkKnownRules(rules.houseRules, { [effect.rule]: effect.to })
  if (!known.ok) return known
  const checked = rules.checkHouseRule?.(rulings, effect.rule, effect.to)
  return checked?.ok === false ? checked : undefined
}

/** The same for one fact; `fact` is its definition in the pack. */
function valueProblem(fact: TableFact | undefined, key: string, to: Scalar): Refusal | undefined {
  if (fact) return holds(fact, to) ? undefined : notHeld(fact, key, to)
  if (typeof to !== 'number' || Math.abs(to) <= largestNote) return undefined
  return refused('fact-too-large', { fact: key, to, limit: largestNote })
}

/** Whether a fact can be so. A form that counts in whole steps has no way to show half of one. */
export function holds(fact: TableFact, value: Scalar): boolean {
  if (fact.kind === 'choice') return typeof value === 'string' && fact.choices.includes(value)
  if (typeof value !== 'number' || value < fact.minimum || value > fact.maximum) return false
  return !Number.isInteger(fact.step) || Number.isInteger(value)
}

function notHeld(fact: TableFact, key: string, to: Scalar): Refusal {
  if (fact.kind === 'choice') return refused('fact-no-choice', { fact: key, to, choices: fact.choices.join(', ') })
  const { minimum: least, maximum: most } = fact
  return refused('fact-out-of-range', { fact: key, to, least, most })
}
