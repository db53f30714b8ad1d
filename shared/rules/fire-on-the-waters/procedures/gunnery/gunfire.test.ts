import { describe, expect, test } from 'vitest'
import type { Answer } from '../../../../kernel/question'
import type { Scalar } from '../../../../kernel/scalar'
import { dice } from '../../../../kernel/script.testing'
import { waitingHits } from '../../markers-on-table'
import { atNight, runs, type Laid } from '../night-action.testing'
import { gunfire } from './gunfire'

/** Furutaka's three twin 8-inch mounts at Astoria, a heavy cruiser on her beam, 12 inches off. */
const aim = {
  squadron: 'cruisers',
  ships: 'furutaka',
  target: 'astoria',
  rangeInches: 12,
  bearing: '90',
  batteries: 'main-8',
}

interface Fired {
  readonly laid?: Laid
  readonly input?: Readonly<Record<string, Scalar>>
  readonly faces?: readonly number[]
  readonly said?: Readonly<Record<string, Answer>>
}

function fired({ laid = {}, input = {}, faces = [3, 40], said = {} }: Fired = {}) {
  const ran = runs(gunfire, atNight(laid), { ...aim, ...input }, dice(...faces), said)
  return { ...ran, hits: waitingHits(ran.state).map(({ count }) => count) }
}

describe('the initial roll: 1D10 for all batteries of a ship', () => {
  test('at her number or less a battery goes on', () => {
    expect(fired({ faces: [7, 50] }).label).toBe('Furutaka at Astoria: no hit')
    expect(fired({ faces: [8] }).label).toBe('Furutaka at Astoria: no hit')
    expect(fired({ faces: [8] }).why).toContain(
      'Furutaka 8″: 8 on the die, 7 or less was wanted. No salvo on the target.',
    )
  })

  test('“A” is automatic: no die', () => {
    const { questions } = fired({ input: { rangeInches: 4 }, faces: [99], laid: { houseRules: { mishaps: 'off' } } })
    expect(questions.filter(({ kind }) => kind === 'roll').map(({ key }) => key)).toEqual(['hit/furutaka/main/2-1'])
  })

  test('one die for main and secondary batteries', () => {
    const { questions, why } = fired({ input: { rangeInches: 8, batteries: 'main-8 secondary-4.7' }, faces: [8, 50] })
    expect(questions.filter(({ key }) => key.startsWith('initial'))).toHaveLength(1)
    expect(why).toContain('Furutaka 4.7″: 8 on the die, 7 or less was wanted. No salvo on the target.')
  })
})

describe('hits on D100', () => {
  test('three mounts at 1: 34 or less is a hit, 5 or less two', () => {
    expect([35, 34, 6, 5, 1].map((face) => fired({ faces: [1, face] }).hits)).toEqual([[], [1], [1], [2], [2]])
  })

  test('hits wait as a marker for the damage phase', () => {
    const { state, label, why } = fired({ faces: [1, 5] })
    expect(waitingHits(state)).toMatchObject([
      { target: 'astoria', by: 'furutaka', weapon: 'gun', inches: 8, rangeInches: 12, count: 2, turnScored: 1 },
    ])
    expect(label).toBe('Furutaka at Astoria: 2 hits')
    expect(why.at(-1)).toBe('2 hits of 8″ on Astoria wait for the damage phase.')
  })

  test('under `damageTiming: atOnce` each does its work in the same dialogue', () => {
    const laid = { houseRules: { damageTiming: 'atOnce' } }
    const { hits, on, questions } = fired({ laid, faces: [1, 34, 1, 11, 6] })
    expect(hits).toEqual([])
    expect(questions.map(({ key }) => key)).toContain('strike/furutaka/main/hit-1/yellow')
    expect(on('astoria').track('flotation')).toBe(63)
  })
})

test('a battery fires once a turn, and the table remembers at whom', () => {
  const { state } = fired()
  expect(state.table).toMatchObject({ 'fired:furutaka': 1, 'fired:furutaka:main': '1 astoria 6 12 90' })
  const again = { ...aim, mounts: 'furutaka:A furutaka:B furutaka:Y' }
  expect(gunfire.check(state, again)).toMatchObject({ code: 'gunfire-mount-fired' })
  expect(gunfire.check({ ...state, turn: 2 }, again)).toMatchObject({ ok: true })
})
