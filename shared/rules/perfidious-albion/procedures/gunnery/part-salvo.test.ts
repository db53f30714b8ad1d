import { expect, test } from 'vitest'
import { RuleDraft } from '../../../../game/rule-draft'
import type { GameState } from '../../../../game/state'
import { shipId } from '../../../../kernel/ids'
import { usualPolicy } from '../../../../kernel/policy'
import { playOut } from '../../../../kernel/sampled-odds'
import type { Scalar } from '../../../../kernel/scalar'
import { seededDice } from '../../../../kernel/seeded-dice'
import { tableOf } from '../../../kit/battle-table.testing'
import { read } from '../../../run/run-procedure.testing'
import { english, firer, rules, shipOfTests, target } from '../damage/action.testing'
import { gunneryCard } from '../../aids/gunnery-card'
import { reckonSalvo } from './reckoning'
import { salvo } from './salvo'
import { salvoForm } from './salvo-form'
import { average, zGuns } from './salvo.testing'

const second = shipId('second')
const helper = shipId('helper')

/** Two English squadrons of one ship each, with six B guns a side, against two French ships. */
function fleet(): GameState {
  return tableOf({
    pack: 'perfidious-albion',
    phase: 'gunnery',
    squadrons: [
      { id: english, side: 'england', name: 'Channel', ships: [shipOfTests(firer, average)] },
      { id: 'reserve', side: 'england', name: 'Reserve', ships: [shipOfTests(helper, average)] },
      { id: 'french', side: 'france', ships: [target, second].map((id) => shipOfTests(id, { tracks: { speed: 12 } })) },
    ],
  })
}

type FlatInput = Readonly<Record<string, Scalar>>
const bGuns = { ...zGuns, letters: 'B', rangeInches: 16 }
const sums = (state: GameState, input: FlatInput) =>
  reckonSalvo(state, salvoForm.read(state, input)).map(({ total }) => total.values?.['percent'])
const refused = (state: GameState, input: FlatInput) => {
  const checked = salvo.check(state, input)
  return checked.ok ? null : [checked.code, checked.values['field'], checked.values['most']]
}

function afterSalvo(state: GameState, input: FlatInput): GameState {
  expect(refused(state, input)).toBeNull()
  const draft = new RuleDraft(rules, state)
  playOut(salvo.run(draft, input), seededDice(1898), usualPolicy)
  return draft.state
}

const next = (state: GameState) => ({ ...state, turn: state.turn + 1 })
/** How many B guns are proposed. */
const left = (state: GameState, squadron: string) =>
  salvoForm.withDefaults(state, { ...bGuns, squadron, ships: squadron === english ? firer : helper })['gunsB']

test('four of six B guns fire, the two that are left fire at another ship, and then none is', () => {
  const state = fleet()
  expect([sums(state, bGuns), sums(state, { ...bGuns, gunsB: 4 })]).toEqual([[240], [160]])
  const split = afterSalvo(state, { ...bGuns, gunsB: 4 })
  expect(left(split, english)).toBe(2)
  expect(sums(split, { ...bGuns, target: second })).toEqual([80])
  const done = afterSalvo(split, { ...bGuns, target: second })
  expect(refused(done, bGuns)).toEqual(['nothing-left-to-fire', 'letters', undefined])
  expect(left(next(done), english)).toBe(6)
})

test('one gun of a turret fires, and the other may yet', () => {
  const ahead = { ...zGuns, sector: 'bow', gunsZ: 1 }
  const split = afterSalvo(fleet(), ahead)
  expect(split.table['fired:firer:3-2:0']).toBe('1:1')
  expect(salvo.check(split, ahead).ok).toBe(true)
  const { letters } = gunneryCard(split, split.ships[firer]!)
  expect(letters.find(({ letter }) => letter === 'Z')?.bearing).toMatchObject({ bow: 1, port: 3 })
  const done = afterSalvo(split, ahead)
  expect(done.table['fired:firer:3-2:0']).toBe(1)
  expect(refused(done, ahead)?.[0]).toBe('nothing-left-to-fire')
})

test('more guns than can fire there, none, and what is no count are refused with the most there are', () => {
  for (const gunsB of [0, 7, 1.5, 'many', true]) {
    expect(refused(fleet(), { ...bGuns, gunsB }), String(gunsB)).toEqual(['only-so-many-guns', 'gunsB', 6])
  }
  // A count of guns that do not fire is nobody's business.
  expect(refused(fleet(), { ...bGuns, gunsZ: 99 })).toBeNull()
})

test('of several ships the first fire the few guns that were chosen, and the form says who holds fire', () => {
  const state = fleet()
  const both = { ...bGuns, lent: helper, gunsB: 7 }
  const fields = salvo.fields(state, both)
  const guns = fields.flatMap((field) => (field.kind === 'ships' ? Object.values(field.beside ?? {}).map(read) : []))
  expect(guns).toEqual(['B ×6', 'B ×1'])
  const few = salvo.fields(state, { ...both, gunsB: 6 })
  expect(
    few.flatMap((field) => (field.name === 'lent' && field.kind === 'ships' ? read(field.beside![helper]!) : [])),
  ).toEqual(['holds fire'])
})

test('another squadron of the side lends guns: added up, warned of, and fired for this turn', () => {
  const state = fleet()
  const lent = { ...bGuns, lent: helper }
  expect([sums(state, bGuns), sums(state, lent)]).toEqual([[240], [480]])
  expect(salvo.warnings!(state, lent).map(read)).toContain(
    'The sheet adds guns up within a squadron, and Majestic lends hers to Channel.',
  )
  const fired = afterSalvo(state, { ...lent, gunsB: 9 })
  expect([left(fired, english), left(fired, 'reserve')]).toEqual([undefined, 3])
})

test('only ships of the side that sail elsewhere and still fight can lend guns', () => {
  const state = fleet()
  for (const lent of [target, firer, 'nobody']) {
    expect(refused(state, { ...bGuns, lent })?.slice(0, 2), lent).toEqual(['no-such-ship', 'lent'])
  }
  const struck = { ...state.ships[helper]!, fields: { standing: 'struck' } } as never
  const alone = { ...state, ships: { ...state.ships, [helper]: struck } }
  expect(refused(alone, { ...bGuns, lent: helper })).toEqual(['ship-cannot-fire', 'lent', undefined])
  // Where nobody is left to lend, nobody is asked.
  expect(salvo.fields(alone, bGuns).map(({ name }) => name)).not.toContain('lent')
})
