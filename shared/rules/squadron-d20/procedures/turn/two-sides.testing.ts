import type { GameState } from '../../../../game/state'
import { shipId, sideId, squadronId } from '../../../../kernel/ids'
import type { Answer } from '../../../../kernel/question'
import type { Scalar } from '../../../../kernel/scalar'
import type { Procedure } from '../../../pack/procedure'
import { withUsualValues, read, refusalOf, runProcedure } from '../../../run/run-procedure.testing'
import { atTable, foldRules, type TableSetup, type Stands } from '../table.testing'
import { dueNow } from './due'

/** Squadrons by side; a stand that names none is of `line`. */
type Sides = Readonly<Record<string, readonly string[]>>

/** Stands at a table with sides against each other; `beganWith` where a squadron has lost some already. */
export function against(
  sides: Sides,
  stands: Stands,
  setup: TableSetup = {},
  beganWith: Readonly<Record<string, number>> = {},
): GameState {
  const state = atTable(stands, setup)
  const sideOf = (squadron: string) => Object.keys(sides).find((side) => sides[side]?.includes(squadron)) ?? ''
  return {
    ...state,
    sides: Object.keys(sides).map((side) => ({ id: sideId(side), name: side, flag: '' })),
    squadrons: state.squadrons.map((squadron) => ({
      ...squadron,
      id: squadronId(squadron.id),
      side: sideId(sideOf(squadron.id)),
      beganWith: beganWith[squadron.id] ?? squadron.beganWith,
    })),
  }
}

interface Thrown {
  readonly input?: Readonly<Record<string, Scalar>>
  readonly faces?: readonly number[]
  readonly said?: Readonly<Record<string, Answer>>
}

/** Plays a procedure with the defaults of its form and these changes; every sentence has to exist. */
export function plays(procedure: Procedure, state: GameState, { input = {}, faces = [], said = {} }: Thrown = {}) {
  const ran = runProcedure(foldRules, procedure, state, withUsualValues(procedure, state, input), [...faces], said)
  return { ...ran, asked: ran.questions.map(({ key }) => key) }
}

/** Code and field of a refusal. */
export function refuses(procedure: Procedure, state: GameState, input: Readonly<Record<string, Scalar>> = {}) {
  const down = { ...withUsualValues(procedure, state, {}), ...input }
  const checked = procedure.check(state, down)
  if (checked.ok) return undefined
  return [refusalOf(procedure, state, down), checked.values['field']]
}

/** What is due, in words. */
export const dueIn = (state: GameState) => dueNow(state).map(({ say }) => read(say))

/** The sums and the odds before the first die, in words, and what a reader is warned of. */
export function before(procedure: Procedure, state: GameState, input: Readonly<Record<string, Scalar>> = {}) {
  const down = withUsualValues(procedure, state, input)
  return {
    sums: (procedure.reckoning?.(state, down, []) ?? []).map(({ title, lines, total, means }) => ({
      title: read(title),
      lines: lines.map(({ say, figure }) => `${read(say)} ${read(figure)}`),
      total: read(total),
      means: read(means),
    })),
    odds: (procedure.odds?.quick(state, down, []) ?? []).map(({ say, chance }) => [read(say), chance] as const),
    warnings: procedure.warnings?.(state, down).map(read) ?? [],
  }
}

export const one = shipId('one')
