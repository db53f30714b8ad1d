import type { ScenarioSetup } from '../../../documents/scenario'
import { own } from '../../../kernel/own'
import { done, refused, type Refusal, type Result } from '../../../kernel/result'
import type { Scalar } from '../../../kernel/scalar'
import { checkKnownRules } from '../../kit/rulings'
import { setupProblem, type SetupRules } from '../../kit/setup-problem'
import { couldGive, entryOf, readBookKey } from '../procedures/rule-book/book-entries'
import { checkShip } from '../ship/check-ship'
import { shape } from '../ship/shape'
import { houseRules } from './house-rules'
import { tableFacts } from './table-facts'

const rules: SetupRules = {
  pack: 'squadron-d20',
  table: tableFacts,
  checkHouseRules: (said) => checkKnownRules(houseRules, said),
  checkShip,
  shape,
}

/**
 * Checks a scenario: its table, its rulings, every stand in it, one commander a squadron. Refusals name
 * `where`; those of a single value also `field`.
 */
export function checkSetup(setup: ScenarioSetup): Result<ScenarioSetup> {
  const table = Object.fromEntries(Object.entries(setup.table).filter(([name]) => !readBookKey(name)))
  return setupProblem(rules, { ...setup, table }) ?? bookProblem(setup) ?? fieldsProblem(setup) ?? done(setup)
}

/** A scenario may bring answers of the rule book: possible answers to questions whose answers are kept. */
function bookProblem({ table }: ScenarioSetup): Refusal | undefined {
  for (const [name, value] of Object.entries(table)) {
    const read = readBookKey(name)
    if (!read) continue
    const entry = entryOf(read.name)
    if (entry.isKept && couldGive(entry, value)) continue
    return refused('scenario-fact-unfit', { where: `table.${name}`, field: name, what: value })
  }
  return undefined
}

type Squadron = ScenarioSetup['squadrons'][number]
type Entered = Squadron['ships'][number]

function fieldsProblem({ squadrons }: ScenarioSetup): Refusal | undefined {
  for (const [index, squadron] of squadrons.entries()) {
    const where = `squadrons[${index}]`
    for (const [place, stand] of squadron.ships.entries()) {
      const problem = commandProblem(stand, `${where}.ships[${place}]`)
      if (problem) return problem
    }
    const problem = secondCommander(squadron, where)
    if (problem) return problem
  }
  return undefined
}

/** Printed command values; a game may lower them. */
const commandScale = { least: -2, most: 2 }

function commandProblem({ fields = {} }: Entered, where: string): Refusal | undefined {
  const command = own<string, Scalar>(fields, 'command')
  if (typeof command !== 'number') return undefined
  if (Number.isInteger(command) && command >= commandScale.least && command <= commandScale.most) return undefined
  return refused('scenario-command-off-scale', { where: `${where}.fields.command`, field: 'command', what: command })
}

function secondCommander({ ships }: Squadron, where: string): Refusal | undefined {
  const aboard = ships.flatMap(({ fields = {} }, place) =>
    typeof own<string, Scalar>(fields, 'command') === 'number' ? [place] : [],
  )
  if (aboard.length < 2) return undefined
  const place = aboard[1]!
  const values = { field: 'command', what: ships[place]!.document.name }
  return refused('scenario-two-commanders', { where: `${where}.ships[${place}].fields.command`, ...values })
}
