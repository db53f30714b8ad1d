import { expect } from 'vitest'
import type { Answer } from '../../../kernel/question'
import type { Scalar } from '../../../kernel/scalar'
import { eachRow, foundFor, marked, type Written } from '../../kit/case-rows.testing'
import type { Procedure } from '../../pack/procedure'
import { read, refusalOf, runProcedure, withUsualValues } from '../../run/run-procedure.testing'
import type { AircraftData } from '../ship/ship'
import * as standsOfTests from '../ship/stands.testing'
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
  const sums = (procedure.reckoning?.(state, filled) ?? []).map(({ title, lines, total, means }) => ({
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
function refusal(procedure: Procedure, { input = {}, ...play }: Play) {
  const { state, filled } = started(procedure, play)
  const checked = procedure.check(state, { ...filled, ...input })
  if (checked.ok) return undefined
  return [refusalOf(procedure, state, { ...filled, ...input }), checked.values['field']]
}

/**
 * Plays rows (`eachRow`) with the defaults of the form; `foe:of=motorBoats` puts another stand of the tests there, and
 * `foe:squadron=line` makes her a friend. `not: ` is no reason and was never asked.
 */
export function plays(procedure: Procedure, on: Play, rows: string): void {
  eachRow(rows, (written, comesTo) => {
    const ran = played(procedure, playOf(written, on))
    expect(ran.silent, 'questions without a place on the sheet').toEqual([])
    for (const line of comesTo.split('; ')) {
      const not = line.startsWith('not: ') ? line.slice('not: '.length) : undefined
      if (not !== undefined) expect([...ran.why, ...ran.asked]).not.toContain(not)
      else expect(foundFor(line, ran)).toContain(line)
    }
  })
}

/**
 * The same before the first die: `sum: ` with the first sum line by line, `saves: ` with the second, a line of them, a
 * title, a warning, `odds: ` row by row, `refused: ` with code and field, `usual mounts: ` with the default of a field.
 */
export function shows(procedure: Procedure, on: Play, rows: string): void {
  eachRow(rows, (written, comesTo) => {
    const play = playOf(written, on)
    for (const line of comesTo.split('; ')) {
      if (line.startsWith('not: ')) expect(shownFor('', procedure, play)).not.toContain(line.slice('not: '.length))
      else expect(shownFor(line, procedure, play)).toContain(line)
    }
  })
}

function shownFor(line: string, procedure: Procedure, play: Play): readonly string[] {
  if (line.startsWith('refused:')) return [`refused: ${(refusal(procedure, play) ?? []).join(' ')}`.trim()]
  if (line.startsWith('usual ')) {
    const { state, filled } = started(procedure, play)
    return procedure.fields(state, filled).map(({ name, default: usual }) => `usual ${name}: ${String(usual)}`)
  }
  const { sums, odds, warnings } = reckoned(procedure, play)
  const whole = sums.map(({ lines, total }) => [...lines, total].join(', '))
  const chances = odds.map(([say, chance]) => `${say} ${Math.round(chance * 10_000) / 10_000}`)
  return [
    ...[`sum: ${whole[0]}`, `saves: ${whole[1]}`, `odds: ${chances.join(', ')}`, ...warnings],
    ...sums.flatMap(({ title, lines, total, means }) => [title, ...lines, total, means]),
  ]
}

function playOf({ cards, ...written }: Written, on: Play): Play {
  const stands: Record<string, Stands[string]> = { ...on.stands }
  for (const [stand, name, value] of cards) {
    const has = stands[stand]!
    if (name === 'of') stands[stand] = { ...has, of: standsOfTests[value as 'cruiser'] }
    else if (name === 'squadron') stands[stand] = { ...has, squadron: String(value) }
    else stands[stand] = marked(has, name, value)
  }
  return {
    ...{ ...on, ...written, stands },
    input: { ...on.input, ...written.input },
    said: { ...on.said, ...written.said },
    houseRules: { ...on.houseRules, ...written.houseRules },
    table: { ...on.table, ...written.table },
  }
}
