import { expect } from 'vitest'
import type { Effect } from '../../../../game/effect'
import { RuleDraft } from '../../../../game/rule-draft'
import type { GameState } from '../../../../game/state'
import { play } from '../../../../kernel/script.testing'
import { boxId, trackId } from '../../../../kernel/ids'
import type { Scalar } from '../../../../kernel/scalar'
import { asWorkedOut } from '../../../pack/agreed'
import { read } from '../../../run/run-procedure.testing'
import { facesOf, idOf, pairs, rules, sea } from '../turn/fleet.testing'
import { reckonSalvo } from './reckoning'
import { salvo } from './salvo'
import { salvoForm } from './salvo-form'

/** Two English ships with average crews against one French ship at speed 12, or what the scene makes of them. */
export const meeting = (scene = '', cards: Parameters<typeof sea>[1] = {}): GameState =>
  sea(`Majestic crewQuality=2; Magnificent crewQuality=2; Brennus speed=12; ${scene}`, cards)

/** The Z guns of the leading English ship at 32 inches: 4 guns at 30 %. */
export const zGuns = pairs(
  'squadron=channel ships=majestic target=brennus rangeInches=32 sector=port letters=Z rake=none',
)

type Flat = Readonly<Record<string, Scalar>>

interface Fired {
  readonly state?: GameState
  readonly pending?: readonly Effect[]
  readonly said?: string
}

/** A salvo with its dice in order, played on a table where some damage may be pending. */
export function fired(faces = '', input = '', { state = meeting(), pending, said = '' }: Fired = {}) {
  const filled = { ...zGuns, ...pairs(input) }
  expect(refusal(filled, state)).toBe(null)
  const draft = new RuleDraft(rules, state, pending)
  const { outcome, questions } = play(salvo.run(draft, filled), facesOf(faces), pairs(said))
  const target = draft.ship(idOf('Brennus'))
  return {
    ...{ outcome, questions, draft, changes: draft.changes, reasons: draft.changes.why.map(read) },
    keys: questions.filter(({ kind }) => kind !== 'judge').map(({ key }) => key),
    marks: (at: string) => target.boxes[boxId(at)] ?? [],
    track: (track: string) => target.tracks[trackId(track)],
  }
}

/** What is refused, and by which field. */
export function refusal(input: Flat | string, state = meeting()) {
  const checked = salvo.check(state, { ...zGuns, ...(typeof input === 'string' ? pairs(input) : input) })
  return checked.ok ? null : [checked.values['field'], checked.code]
}

export const usualOf = (state: GameState, input: Flat = {}) => salvoForm.withDefaults(state, input)

/** A filled-in salvo as its dialogue reads it; refused input is a mistake of the test. */
export function shotOf(state: GameState, input: Flat = {}) {
  const filled = { ...zGuns, ...input }
  expect(salvo.check(state, filled)).toMatchObject({ ok: true })
  return salvoForm.read(state, filled)
}

/** The sums beside the form, letter by letter. */
export const sumsOf = (state: GameState, input: Flat = {}, agreed = asWorkedOut) =>
  reckonSalvo(state, shotOf(state, input), agreed)
