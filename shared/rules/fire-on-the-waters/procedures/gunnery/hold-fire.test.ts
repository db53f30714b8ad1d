import { describe, expect, test } from 'vitest'
import { read, refusalOf } from '../../../run/run-procedure.testing'
import { atNight, runs } from '../night-action.testing'
import { gunfireDue } from './gunfire'
import { holdFire, passes } from './hold-fire'

const due = (state: ReturnType<typeof atNight>) => gunfireDue(state).map(({ say }) => read(say))

describe('a division that holds its fire', () => {
  const state = atNight()
  const held = runs(holdFire, state, passes(state)!.next!.input)

  test('is the one that is next, and its guns are due no longer', () => {
    expect(read(passes(state)!.next!.say)).toBe('Cruisers holds its fire')
    expect(held.label).toBe('Cruisers hold their fire')
    expect([due(state), due(held.state)]).toEqual([['Guns of Cruisers', 'Guns of North'], ['Guns of North']])
  })

  test('or is one ship, by her name', () => {
    const alone = atNight({ japan: { Furutaka: {} } })
    expect(runs(holdFire, alone, passes(alone)!.next!.input).label).toBe('Furutaka holds her fire')
  })

  test('or those of it that have not fired, by their names', () => {
    const fired = atNight({ japan: { Furutaka: {}, Kako: {}, Kinugasa: {} }, table: { 'fired:furutaka': 1 } })
    expect(read(passes(fired)!.next!.say)).toBe('the others of Cruisers hold their fire')
    expect(runs(holdFire, fired, passes(fired)!.next!.input).label).toBe('Kako, Kinugasa hold their fire')
  })

  test('or all that are left hold theirs', () => {
    expect(read(passes(held.state)!.rest.say)).toBe('the last division holds its fire')
    const { state: silent, label } = runs(holdFire, state, passes(state)!.rest.input)
    expect(label).toBe('the last 2 divisions hold their fire')
    expect([due(silent), passes(silent)]).toEqual([[], undefined])
  })

  test('may fire next turn, and nobody holds fire twice or outside the phase', () => {
    expect(due({ ...held.state, turn: held.state.turn + 1 })).toEqual(due(state))
    expect(refusalOf(holdFire, held.state, passes(state)!.next!.input)).toBe('no-fire-to-hold')
    expect(passes(atNight({ phase: 'torpedoes' }))).toBeUndefined()
  })
})
