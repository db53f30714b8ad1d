import type { Answer, Question } from '../../../../kernel/question'
import { withUsualValues, read, refusalOf, runProcedure } from '../../../run/run-procedure.testing'
import type { Procedure } from '../../../pack/procedure'
import type { Scalar } from '../../../../kernel/scalar'
import { document, fighterData, torpedoBomberData } from '../../ship/stands.testing'
import type { AircraftData } from '../../ship/aircraft'
import { atTable, foldRules, type TableSetup, type Stands } from '../table.testing'

type PartialInput = Readonly<Record<string, Scalar>>

export interface Flown extends TableSetup {
  readonly stands: Stands
  readonly input?: PartialInput
  readonly faces?: readonly number[]
  readonly said?: Readonly<Record<string, Answer>>
}

/** A stand of aircraft made up for a test. */
export const airStand = (changes: Partial<AircraftData>, name = 'A flight') =>
  document({ ...fighterData, ...changes }, { name, type: 'Aircraft' })

export const diveBombers = airStand(
  { ...torpedoBomberData, loads: [{ attack: 'diveBomber', modifier: 0 }] },
  'Bombing Six',
)

/** Plays a procedure with the defaults of its form and these changes; every sentence has to exist. */
export function flown(procedure: Procedure, { stands, input = {}, faces = [], said = {}, ...setup }: Flown) {
  const state = atTable(stands, setup)
  const ran = runProcedure(foldRules, procedure, state, withUsualValues(procedure, state, input), [...faces], said)
  return { ...ran, asked: ran.questions.map(({ key }) => key), silent: silentOf(ran.questions) }
}

/** Questions that name no place on the reference sheet. */
function silentOf(questions: readonly Question[]): readonly string[] {
  return questions.filter(({ lookUp }) => !lookUp?.length).map(({ key }) => key)
}

/** The sums and the odds before the first die, in words. */
export function reckoned(procedure: Procedure, { stands, input = {}, ...setup }: Flown) {
  const state = atTable(stands, setup)
  const down = withUsualValues(procedure, state, input)
  const sums = procedure.reckoning?.(state, down, []) ?? []
  return {
    sums: sums.map(({ title, lines, total, means }) => ({
      title: read(title),
      lines: lines.filter(({ is }) => is !== 'nothing').map(({ say, figure }) => `${read(say)} ${read(figure)}`),
      total: read(total),
      means: read(means),
    })),
    odds: (procedure.odds?.quick(state, down, []) ?? []).map(({ say, chance }) => [read(say), chance] as const),
    warnings: procedure.warnings?.(state, down).map(read) ?? [],
  }
}

/** Code and field of a refusal. */
export function refusal(procedure: Procedure, { stands, input = {}, ...setup }: Flown) {
  const state = atTable(stands, setup)
  const down = { ...withUsualValues(procedure, state, {}), ...input }
  const checked = procedure.check(state, down)
  if (checked.ok) return undefined
  return [refusalOf(procedure, state, down), checked.values['field']]
}
