import { expect, test } from 'vitest'
import type { GameState } from '../../../../game/state'
import { shipId, sideId } from '../../../../kernel/ids'
import { own } from '../../../../kernel/own'
import type { Answer } from '../../../../kernel/question'
import type { Scalar } from '../../../../kernel/scalar'
import { facesOf, pairs, rows } from '../../../kit/rows.testing'
import type { Procedure } from '../../../pack/procedure'
import { withUsualValues, read, refusalOf, runProcedure } from '../../../run/run-procedure.testing'
import { trackNames } from '../../ship/shape'
import {
  airBase,
  battleship,
  carrier,
  cruiser,
  destroyer,
  fighters,
  merchant,
  motorBoats,
  type Damage,
} from '../../ship/stands.testing'
import { houseRules } from '../../table/house-rules'
import { atTable, foldRules, type Stands } from '../table.testing'
import { dueNow } from './due'

const kinds = { cruiser, battleship, carrier, merchant, destroyer, fighters, boats: motorBoats, base: airBase }

/** Squadrons of Red; the others are Blue. */
const ofRed = ['foe']

/**
 * A table in a line: `cruiser structure=0 command=-1; two:destroyer standing=sunk; foe/carrier; phase=end turn=2`. Stands
 * of the Blue squadron `line` unless another is named, by their kind unless they have an id, with what is marked on their
 * cards; then the turn, the phase, house rules, facts of the table, and `began=6` of the line. Blue has the initiative.
 */
export function sea(text: string): GameState {
  const stands: Record<string, Stands[string]> = {}
  const facts: Record<string, Scalar> = { initiative: 'Blue', initiativeTurn: 1 }
  for (const part of text.split(';').map((each) => each.trim())) {
    const [, squadron, id, kind = '', marks = ''] = /^(?:(\w+)\/)?(?:(\w+):)?(\w+)(?= |$)(.*)$/.exec(part) ?? []
    const of = own(kinds, kind)
    if (of) stands[id ?? kind] = { of, ...marked(pairs(marks)), ...(squadron && { squadron }) }
    else Object.assign(facts, pairs(part))
  }
  const { turn = 1, phase = 'action', began, ...others } = facts
  const isRuling = (name: string) => houseRules.some((rule) => rule.name === name)
  const those = (are: boolean) => Object.fromEntries(Object.entries(others).filter(([name]) => isRuling(name) === are))
  const setup = { turn: Number(turn), phase: String(phase), houseRules: those(true), table: those(false) }
  const state = atTable(stands, setup)
  return {
    ...state,
    sides: ['Blue', 'Red'].map((side) => ({ id: sideId(side), name: side, flag: '' })),
    squadrons: state.squadrons.map((squadron) => ({
      ...squadron,
      side: sideId(ofRed.includes(squadron.id) ? 'Red' : 'Blue'),
      beganWith: squadron.id === 'line' && began ? Number(began) : squadron.beganWith,
    })),
  }
}

function marked(said: Readonly<Record<string, Scalar>>): Damage {
  const isTrack = (name: string) => trackNames.some((track) => track === name)
  const those = (are: boolean) => Object.fromEntries(Object.entries(said).filter(([name]) => isTrack(name) === are))
  return { tracks: those(true) as Readonly<Record<string, number>>, fields: those(false) }
}

/**
 * That it came to this: `cruiser.standing=sunk` on a card, a "sentence" in its name or its reasons, `asked=from` with the
 * keys of all questions.
 */
function expectOutcome(ran: ReturnType<typeof plays>, wanted: string): void {
  const sentence = /"([^"]+)"/g
  for (const [, words] of wanted.matchAll(sentence)) expect([ran.label, ...ran.why].join('\n')).toContain(words)
  for (const mark of wanted.replace(sentence, '').split(/\s+/).filter(Boolean)) {
    const [, stand, name = '', value = ''] = /^(?:(\w+)\.)?(\w+)=(.*)$/.exec(mark) ?? []
    const found = stand ? (ran.on(stand).track(name) ?? ran.on(stand).field(name) ?? '') : ran.asked.join('+')
    expect(String(found).replaceAll(' ', '+'), mark).toBe(value)
  }
}

/** Plays rows of `what | table | input | dice | answers | outcome`. */
export function playsRows(procedure: Procedure, text: string): void {
  test.each(rows(text))('%s', (_what, scene, input, faces, said, outcome) => {
    const given = { input: pairs(input!), faces: facesOf(faces!), said: pairs(said!) }
    expectOutcome(plays(procedure, sea(scene!), given), outcome!)
  })
}

interface Thrown {
  readonly input?: Readonly<Record<string, Scalar>>
  readonly faces?: readonly Answer[]
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
    sums: (procedure.reckoning?.(state, down) ?? []).map(({ title, lines, total, means }) => ({
      title: read(title),
      lines: lines.map(({ say, figure }) => `${read(say)} ${read(figure)}`),
      total: read(total),
      means: read(means),
    })),
    odds: (procedure.odds?.quick(state, down, []) ?? []).map(({ say, chance }) => [read(say), chance] as const),
    warnings: procedure.warnings?.(state, down).map(read) ?? [],
  }
}

export const one = shipId('cruiser')
