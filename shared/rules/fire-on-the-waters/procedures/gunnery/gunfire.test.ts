import { describe, expect, test } from 'vitest'
import { boxId } from '../../../../kernel/ids'
import { dice } from '../../../../kernel/script.testing'
import { read } from '../../../run/run-procedure.testing'
import { waitingHits } from '../../table/markers'
import { runs, type NightSetup } from '../night-action.testing'
import { gunfire } from './gunfire'
import { aim, fired, firer } from './salvo.testing'

describe('the initial roll: 1D10 for all batteries of a ship', () => {
  test('at her number or less a battery goes on', () => {
    expect(fired({ faces: [7, 50] }).asked).toEqual(['initial/furutaka/initial', 'hit/furutaka/main/2-1'])
    expect(fired({ faces: [8] }).label).toBe('Furutaka at Astoria: no hit')
    expect(fired({ faces: [8] }).why).toContain(
      'Furutaka 8″: 8 on the die, 7 or less was needed. No salvo on the target.',
    )
  })

  test('“A” is automatic: no die', () => {
    expect(fired({ input: { rangeInches: 4 }, faces: [60] }).asked).toEqual(['hit/furutaka/main/2-1'])
  })

  test('one die for main and secondary batteries', () => {
    const { asked, why } = fired({ input: { rangeInches: 8, batteries: 'main-8 secondary-4.7' }, faces: [8, 60] })
    expect(asked).toEqual(['initial/furutaka/initial', 'hit/furutaka/main/2-1'])
    expect(why).toContain('Furutaka 4.7″: 8 on the die, 7 or less was needed. No salvo on the target.')
  })

  test('it counts for the whole turn, whatever a battery fires at', () => {
    const { state } = fired({ input: { rangeInches: 8 }, faces: [8, 60] })
    const atQuincy = { ...aim, target: 'quincy', rangeInches: 8, batteries: 'secondary-4.7', mounts: 'furutaka:S2' }
    const second = runs(gunfire, state, atQuincy)
    expect(second.questions.filter(({ kind }) => kind !== 'judge')).toEqual([])
    expect(second.why).toContain('Furutaka threw 8 on her D10 this turn, for all her batteries.')
    expect(gunfire.odds!.quick(state, atQuincy, []).map(({ chance }) => chance)).toEqual([1])
    expect(read(gunfire.reckoning!(state, atQuincy, [])[0]!.means)).toBe('none: the D10 of this turn fell short of 7')
    const next = runs(gunfire, { ...state, turn: 2 }, atQuincy, dice(9))
    expect(next.questions.some(({ key }) => key === 'initial/furutaka/initial')).toBe(true)
  })

  test('each ship rolls her own', () => {
    const { asked, label } = fired({ input: { ships: 'furutaka kako' }, faces: [1, 60, 9] })
    expect(asked).toEqual(['initial/furutaka/initial', 'hit/furutaka/main/2-1', 'initial/kako/initial'])
    expect(label).toBe('Cruisers at Astoria: no hit')
  })
})

describe('optional aids to the initial roll', () => {
  const on = (rule: string) => ({ houseRules: { [rule]: 'on' } })
  const last = (faces: number[], setup = {}, input = {}) => fired({ faces, setup, input }).asked.at(-1)

  test('a spotter plane adds 2', () => {
    expect(last([9, 60], on('spotterPlane'), { spotterPlane: true })).toBe('hit/furutaka/main/2-1')
    expect(last([10], on('spotterPlane'), { spotterPlane: true })).toBe('initial/furutaka/initial')
  })

  test('a spotter ship lends the number of her main battery at her range, less 1', () => {
    const input = { spotterShip: 'kako', spotterRangeInches: 8 }
    expect(last([8, 60], on('spotterShip'), input)).toBe('hit/furutaka/main/2-1')
    expect(last([9], on('spotterShip'), input)).toBe('initial/furutaka/initial')
  })

  test('a spotting ship’s “A” stays automatic', () => {
    const input = { spotterShip: 'kako', spotterRangeInches: 5 }
    expect(fired({ faces: [60], setup: on('spotterShip'), input }).asked).toEqual(['hit/furutaka/main/2-1'])
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

  test('under `damageTiming: atOnce` each is worked out in the same dialogue', () => {
    const { hits, on, asked } = fired({ setup: { houseRules: { damageTiming: 'atOnce' } }, faces: [1, 34, 1, 11, 6] })
    expect(hits).toEqual([])
    expect(asked).toContain('strike/furutaka/main/hit-1/yellow')
    expect(on('astoria').track('flotation')).toBe(63)
  })

  test('mounts with different numbers of guns: one roll for each kind, the larger first', () => {
    const { asked, hits } = fired({ setup: mixedBattery([3, 3, 2]), faces: [1, 60, 13] })
    expect(asked.slice(1)).toEqual(['hit/furutaka/main/3-1', 'hit/furutaka/main/2-1'])
    expect(hits).toEqual([1])
  })

  test('more than seven mounts: groups, the first of seven', () => {
    const { asked, hits } = fired({ setup: mixedBattery(Array.from({ length: 9 }, () => 2)), faces: [1, 5, 60] })
    expect(asked.slice(1)).toEqual(['hit/furutaka/main/2-1', 'hit/furutaka/main/2-2'])
    expect(hits).toEqual([3])
  })

  test('where no roll is needed one is still rolled for mishaps, unless they are off', () => {
    const sure = { visibility: 9 }
    expect(fired({ input: sure, faces: [1, 84] }).hits).toEqual([3])
    expect(fired({ input: sure, faces: [1], setup: { houseRules: { mishaps: 'off' } } }).hits).toEqual([3])
  })

  test('every figure can be overruled, and what follows reads it', () => {
    const said = { size: 2, 'mountValue-2/furutaka/main': 4 }
    const { why, hits } = fired({ faces: [1, 50], said })
    expect(why).toEqual(
      expect.arrayContaining(['Size of the target, CA: +2', 'Furutaka 8″, 3 mounts of 2: hit number 6']),
    )
    expect(hits).toEqual([1])
  })
})

/** A main battery of so many mounts, each with so many guns. */
function mixedBattery(guns: readonly number[]) {
  const mounts = guns.map((each, at) => ({ id: `M${at + 1}`, guns: each, arc: { from: 0, to: 359 } }))
  const bands = [{ toInches: 20, initial: 7, values: { 2: 1, 3: 3 } }]
  return firer({
    batteries: [{ id: 'main', is: 'main', inches: 8, shielded: true, reliability: 'B', mounts, bands }],
  })
}

describe('mishaps on the natural roll', () => {
  const mount = { 'hit/furutaka/main/2-1/mount': 'B' }
  const at = { A: 's-21', B: 's-23' }

  test.each<[number, string, NightSetup, string | null]>([
    [84, 'nothing', {}, null],
    [85, 'radars out, Axis ships only', {}, 'radarsOut'],
    [89, 'radars out, Axis ships only', firer({ nation: 'RN' }), null],
    [94, 'radars and radios out', {}, 'radarsAndRadiosOut'],
  ])('%s: %s', (face, _what, setup, casualties) => {
    const { on, asked } = fired({ faces: [1, face], setup })
    expect(on('furutaka').field('casualties')).toBe(casualties)
    expect(asked.at(-1)).toBe('hit/furutaka/main/2-1')
  })

  test('90 to 94: a flagship must shift her flag', () => {
    const { on, why } = fired({ faces: [1, 94], setup: firer({}, { fields: { flagship: 'yes' } }) })
    expect(on('furutaka').marks('s-31')).toEqual(['out'])
    expect(why.some((reason) => /flag/.test(reason))).toBe(true)
  })

  test('95 to 97: one of the mounts that fired is out', () => {
    const { on, questions } = fired({ faces: [1, 95], said: mount })
    expect(questions.at(-1)).toMatchObject({ kind: 'draw', lots: [{ value: 'A' }, { value: 'B' }, { value: 'Y' }] })
    expect([on('furutaka').marks(at.A), on('furutaka').marks(at.B)]).toEqual([[], ['out']])
  })

  test.each([[[1, 98]], [[1, 100, 2]]])('98 and more: out, and it burns (%j)', (faces) => {
    const ran = fired({ faces, said: mount })
    expect(ran.on('furutaka').marks(at.B)).toEqual(['burning', 'out'])
  })

  test('00: the ship explodes on a 1', () => {
    const lost = fired({ faces: [1, 100, 1], said: mount })
    expect(lost.on('furutaka').field('standing')).toBe('blownUp')
  })

  test('a ship that has blown up rolls no further', () => {
    const input = { rangeInches: 8, batteries: 'main-8 secondary-4.7' }
    const { asked } = fired({ faces: [1, 100, 1], said: mount, input })
    expect(asked.filter((key) => key.startsWith('hit/') && key.endsWith('-1'))).toEqual(['hit/furutaka/main/2-1'])
  })

  test('a mount that fires alone is not drawn', () => {
    const { asked, on } = fired({ faces: [1, 96], input: { mounts: 'furutaka:A' } })
    expect(asked.at(-1)).toBe('hit/furutaka/main/2-1')
    expect(on('furutaka').marks(at.A)).toEqual(['out'])
  })

  test('none under `mishaps: off`', () => {
    expect(fired({ faces: [1, 100], setup: { houseRules: { mishaps: 'off' } } }).asked).toHaveLength(2)
  })
})

test('a mount fires once a turn, and the table remembers at whom', () => {
  const { state } = fired()
  expect(state.table).toMatchObject({ 'fired:furutaka': 1, 'fired:furutaka:main': '1 astoria 6 12 90 A,B,Y' })
  const again = { ...aim, mounts: 'furutaka:A furutaka:B furutaka:Y' }
  expect(gunfire.check(state, again)).toMatchObject({ code: 'gunfire-mount-fired' })
  expect(gunfire.check({ ...state, turn: 2 }, again)).toMatchObject({ ok: true })
})

test('a target that was hit is remembered for the next turn', () => {
  expect(fired({ faces: [1, 5] }).state.table).toMatchObject({ 'hit:astoria:1': 1 })
  expect(fired({ faces: [1, 60] }).state.table).not.toHaveProperty('hit:astoria:1')
})

test('its premises: standing of both, mounts that can fire', () => {
  const { given } = fired().draft.changes
  expect(given).toContainEqual({ of: 'field', ship: 'astoria', field: 'standing', was: 'afloat' })
  expect(given).toContainEqual({ of: 'mark', ship: 'furutaka', box: boxId('s-21'), mark: 'out', was: false })
})
