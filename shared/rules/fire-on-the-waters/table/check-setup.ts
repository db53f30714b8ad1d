import type { ScenarioSetup } from '../../../documents/scenario'
import { done, refused, type Refusal, type Result } from '../../../kernel/result'
import type { Scalar } from '../../../kernel/scalar'
import { checkKnownRules } from '../../kit/rulings'
import { setupProblem, type SetupRules } from '../../kit/setup-problem'
import { cupFact, readCup } from '../procedures/gunnery/cup'
import { checkShip } from '../ship/check-ship'
import { shape } from '../ship/shape'
import { houseRules } from './house-rules'
import { monthOf, tableFacts } from './table-facts'

const rules: SetupRules = {
  pack: 'fire-on-the-waters',
  table: tableFacts,
  checkHouseRules: (said) => checkKnownRules(houseRules, said),
  checkShip,
  shape,
}

/** Checks a scenario: date and weather, rulings, squadrons and every ship in them. */
export function checkSetup(setup: ScenarioSetup): Result<ScenarioSetup> {
  const { [cupFact]: cup, ...table } = setup.table
  return setupProblem(rules, { ...setup, table }) ?? badCup(cup) ?? outsideTheWar(setup) ?? done(setup)
}

/** Ruling `chitCup`: a scenario may set the contents of the cup, in the form that the table keeps. */
function badCup(cup: Scalar | undefined): Refusal | undefined {
  if (cup === undefined) return undefined
  const where = `table.${cupFact}`
  if (typeof cup !== 'string') return refused('scenario-fact-unfit', { where, what: cup })
  const read = readCup(cup)
  return read.ok ? undefined : refused(read.code, { ...read.values, where })
}

/** From the first shot in Poland to the signatures in Tokyo Bay: caps and modifiers by date know no other years. */
const war = { from: '1939-09', to: '1945-09' }

function outsideTheWar({ table }: ScenarioSetup): Refusal | undefined {
  const month: string = monthOf({ table })
  if (month >= war.from && month <= war.to) return undefined
  const where = Object.hasOwn(table, 'month') ? 'table.month' : 'table.year'
  return refused('scenario-date-outside-war', { where, field: where.slice(6), what: month })
}
