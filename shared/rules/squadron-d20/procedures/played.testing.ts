import type { Answer } from '../../../kernel/question'
import type { Scalar } from '../../../kernel/scalar'
import type { Procedure } from '../../pack/procedure'
import { read, refusalOf, runProcedure, withUsualValues } from '../../run/run-procedure.testing'
import type { AircraftData } from '../ship/ship'
import { document, fighterData, torpedoBomberData } from '../ship/stands.testing'
import { atTable, foldRules, type Stands, type TableSetup } from './table.testing'

/** A table, what the form holds, the dice in order and the answers by their keys. */
export interface Play extends TableSetup {
  readonly stands: Stands
  readonly markers?: readonly object[]
  readonly input?: Readonly<Record<string, Scalar>>
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

/** The table, and the form with its defaults and these changes. */
function started(procedure: Procedure, { stands, markers = [], input = {}, ...setup }: Play) {
  const state = { ...atTable(stands, setup), markers } as ReturnType<typeof atTable>
  return { state, filled: withUsualValues(procedure, state, input) }
}

/** Plays a procedure; every sentence has to exist. `silent` are questions that name no place on the reference sheet. */
export function played(procedure: Procedure, play: Play) {
  const { state, filled } = started(procedure, play)
  const ran = runProcedure(foldRules, procedure, state, filled, [...(play.faces ?? [])], play.said)
  return {
    ...ran,
    asked: ran.questions.map(({ key }) => key),
    /** Without the figures that could be overruled. */
    unjudged: ran.questions.filter(({ kind }) => kind !== 'judge').map(({ key }) => key),
    silent: ran.questions.filter(({ lookUp }) => !lookUp?.length).map(({ key }) => key),
    tracks: (stand: string, ...names: readonly string[]) => names.map((name) => ran.on(stand).track(name)),
  }
}

/** The sums, the odds and the warnings before the first die, in words. */
export function reckoned(procedure: Procedure, play: Play) {
  const { state, filled } = started(procedure, play)
  const sums = (procedure.reckoning?.(state, filled, []) ?? []).map(({ title, lines, total, means }) => ({
    title: read(title),
    lines: lines.filter(({ is }) => is !== 'nothing').map(({ say, figure }) => `${read(say)} ${read(figure)}`),
    total: read(total),
    means: read(means),
  }))
  return {
    sums,
    /** The lines of the first, and what they come to. */
    sum: sums.flatMap(({ lines, total }) => [[...lines, total]])[0] ?? [],
    odds: (procedure.odds?.quick(state, filled, []) ?? []).map(({ say, chance }) => [read(say), chance] as const),
    warnings: procedure.warnings?.(state, filled).map(read) ?? [],
  }
}

/** Code and field of a refusal; the defaults are those of a form without the input. */
export function refusal(procedure: Procedure, { input = {}, ...play }: Play) {
  const { state, filled } = started(procedure, play)
  const checked = procedure.check(state, { ...filled, ...input })
  if (checked.ok) return undefined
  return [refusalOf(procedure, state, { ...filled, ...input }), checked.values['field']]
}
