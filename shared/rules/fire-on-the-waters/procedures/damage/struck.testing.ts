import { expect, test } from 'vitest'
import type { ShipDocument } from '../../../../documents/ship'
import type { Mark } from '../../../../game/mark'
import { RuleDraft } from '../../../../game/rule-draft'
import type { GameState } from '../../../../game/state'
import { boxId, fieldId, shipId, trackId } from '../../../../kernel/ids'
import type { Answer } from '../../../../kernel/question'
import type { Scalar } from '../../../../kernel/scalar'
import { play } from '../../../../kernel/script.testing'
import { tableOf } from '../../../kit/battle-table.testing'
import type { Damage } from '../../../kit/marked-ship.testing'
import { read } from '../../../run/run-procedure.testing'
import { checkShip } from '../../ship/check-ship'
import { furutaka, inPlay } from '../../ship/furutaka.testing'
import { shape } from '../../ship/shape'
import type { Hits } from '../../table/markers'
import { resolveHits } from './damage'

export const target = shipId('target')

export interface DamagedSetup extends Damage {
  readonly document?: ShipDocument
  readonly houseRules?: Readonly<Record<string, Scalar>>
  readonly turn?: number
}

/** One ship, and somebody who fires at her. */
export function underFire({ document = furutaka(), houseRules = {}, turn = 1, ...has }: DamagedSetup = {}): GameState {
  return tableOf({
    pack: 'fire-on-the-waters',
    phase: 'damage',
    houseRules,
    turn,
    squadrons: [{ id: 'line', side: 'hers', name: 'Line', ships: [{ ...inPlay(document, has), id: target }] }],
  })
}

export const shell = (inches: number, rangeInches: number, count = 1): Hits => ({
  ...{ target, by: '', weapon: 'gun', inches, rangeInches, count },
})
export const bomb = (inches: number, rangeInches: number): Hits => ({ ...shell(inches, rangeInches), weapon: 'bomb' })
export const torpedo = (inches: number, count = 1): Hits => ({ ...shell(inches, 0, count), weapon: 'torpedo' })

/** Works out hits on her with scripted dice; every sentence must have its words. */
export function struck(
  hits: Hits,
  has: DamagedSetup = {},
  faces: readonly number[] = [],
  said: Readonly<Record<string, Answer>> = {},
) {
  const draft = new RuleDraft({ checkShip, shape }, underFire(has))
  const { outcome, questions } = play(resolveHits(draft, hits), [...faces], said)
  for (const { ask, because = [] } of questions) [ask, ...because].forEach(read)
  const ship = draft.ship(target)
  return {
    outcome,
    why: draft.changes.why.map(read),
    changes: draft.changes,
    state: draft.state,
    /** Keys of what was asked, without the hit they belong to. */
    asked: questions.map(({ key }) => key.replace(/^hit-\d+\//, '')),
    because: (key: string) =>
      (questions.find((question) => question.key.endsWith(key))?.because ?? []).map((phrase) => read(phrase)),
    marks: (box: string): readonly Mark[] => ship.boxes[boxId(box)] ?? [],
    track: (track: string) => ship.tracks[trackId(track)],
    casualties: ship.fields[fieldId('casualties')] ?? '',
    standing: ship.fields[fieldId('standing')],
  }
}

/** What a hit leaves: only what is named is looked at. */
interface After {
  readonly marks?: Readonly<Record<string, readonly Mark[]>>
  readonly casualties?: string
  readonly standing?: string
  readonly flotation?: number
  readonly speed?: number
  /** Reasons, in this order, others among them. */
  readonly why?: readonly string[]
  readonly notWhy?: string
  readonly asked?: string
  readonly unasked?: string
  /** The reasons of a question. */
  readonly because?: readonly [key: string, ...said: string[]]
}

export type Case = readonly [
  what: string,
  hits: Hits,
  faces: readonly number[],
  after: After,
  has?: DamagedSetup,
  said?: Readonly<Record<string, Answer>>,
]

/** Hits with scripted dice, and what they leave. */
export function leaves(cases: readonly Case[]): void {
  for (const [what, hits, faces, after, has, said] of cases)
    test(what, () => leave(struck(hits, has, faces, said), after))
}

function leave(ran: ReturnType<typeof struck>, after: After): void {
  const { casualties, standing, asked } = ran
  const found = { casualties, standing, flotation: ran.track('flotation'), speed: ran.track('speed') }
  const { marks = {}, why = [], notWhy, asked: asks, unasked, because: [key, ...reasons] = [], ...figures } = after
  expect(found).toMatchObject(figures)
  for (const [box, has] of Object.entries(marks)) expect(ran.marks(box), box).toEqual(has)
  expect(ran.why).toEqual(expect.arrayContaining([...why]))
  if (notWhy !== undefined) expect(ran.why).not.toContain(notWhy)
  if (asks !== undefined) expect(asked).toContain(asks)
  if (unasked !== undefined) expect(asked).not.toContain(unasked)
  if (key !== undefined) expect(ran.because(key)).toEqual(reasons)
}
