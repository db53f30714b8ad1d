import { expect } from 'vitest'
import type { Effect } from '../../../../game/effect'
import { RuleDraft } from '../../../../game/rule-draft'
import type { GameState } from '../../../../game/state'
import type { Answer } from '../../../../kernel/question'
import { dice, play } from '../../../../kernel/script.testing'
import type { Scalar } from '../../../../kernel/scalar'
import { majestic } from '../../card/majestic.testing'
import {
  action,
  consort,
  english,
  firer,
  reasonsOf,
  rules,
  shipOfTests,
  target,
  targetOf,
} from '../damage/action.testing'
import { reckonSalvo } from './reckoning'
import { salvo } from './salvo'
import { salvoForm } from './salvo-form'

export const average = { fields: { crewQuality: 2 } }
export const small = majestic({ tonnage: 340 })

/** Two English ships with average crews against one French ship at speed 12. */
export function meeting(setup: Parameters<typeof action>[2] = {}): GameState {
  const ours = [shipOfTests(firer, average), shipOfTests(consort, average)]
  return action(ours, [shipOfTests(target, { tracks: { speed: 12 } })], setup)
}

/** The Z guns of the leading English ship at 32 inches: 4 guns at 30 %. */
export const zGuns = {
  squadron: english,
  ships: firer,
  target,
  rangeInches: 32,
  sector: 'port',
  letters: 'Z',
  rake: 'none',
}

export interface Fired {
  readonly state?: GameState
  readonly input?: Readonly<Record<string, Scalar>>
  readonly faces?: readonly number[]
  readonly said?: Record<string, Answer>
  readonly pending?: readonly Effect[]
}

export function fired({ state = meeting(), input = {}, faces = [], said, pending }: Fired = {}) {
  const filled = { ...zGuns, ...input }
  const checked = salvo.check(state, filled)
  if (!checked.ok) throw new Error(checked.code)
  const draft = new RuleDraft(rules, state, pending)
  const { outcome, questions } = play(salvo.run(draft, filled), dice(...faces), said)
  const keys = questions.filter(({ kind }) => kind !== 'judge').map(({ key }) => key)
  return { ...targetOf(draft), outcome, keys, questions, draft, changes: draft.changes, reasons: reasonsOf(draft) }
}

/** What is refused, and by which field. */
export function refusal(input: Readonly<Record<string, Scalar>>, state = meeting()) {
  const checked = salvo.check(state, { ...zGuns, ...input })
  return checked.ok ? null : [checked.values['field'], checked.code]
}

export function usualOf(state: GameState, input: Readonly<Record<string, Scalar>> = {}) {
  return salvoForm.withDefaults(state, input)
}

/** A filled-in salvo as its dialogue reads it; refused input is a mistake of the test. */
export function shotOf(state: GameState, input: Readonly<Record<string, Scalar>> = {}) {
  const filled = { ...zGuns, ...input }
  expect(salvo.check(state, filled)).toMatchObject({ ok: true })
  return salvoForm.read(state, filled)
}

/** The sums beside the form, letter by letter. */
export const sumsOf = (state: GameState, input: Readonly<Record<string, Scalar>> = {}) =>
  reckonSalvo(state, shotOf(state, input))
