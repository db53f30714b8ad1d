import { describe, expect, test } from 'vitest'
import { dice } from '../../../../kernel/script.testing'
import { read, refusalOf } from '../../../run/run-procedure.testing'
import type { TorpedoMount } from '../../ship/ship'
import { atNight, runs, type NightSetup, type Line } from '../night-action.testing'
import { torpedoAttack } from './attack'
import { launchTorpedoes } from './launch'

const launch = {
  ship: 'furutaka',
  mount: 'T2',
  torpedoes: 4,
  target: 'astoria',
  setting: '6',
  arc: '2',
  rangeInches: 10,
  aspectDegrees: 80,
}
const launched = (setup: NightSetup = {}, input = {}) => runs(launchTorpedoes, atNight(setup), { ...launch, ...input })

describe('optional: combing the wakes', () => {
  const wakes = { houseRules: { evadeWakes: 'on' }, table: { tropics: 'yes' } } as const
  const mount: TorpedoMount = { id: 'T2', tubes: 4, type: 'IJN T90', reliability: 'B', arc: { from: 30, to: 150 } }
  const long: Line[string] = { form: { torpedoes: { mounts: [mount], reloads: 0 } } }
  const setup: NightSetup = { ...wakes, japan: { Furutaka: long } }
  const attack = { spread: 'furutaka-spread-1-1', target: 'astoria', rangeInches: 6, aspectDegrees: 80, evades: true }
  const state = (more: NightSetup = {}) => launched({ ...setup, ...more }, { setting: '5.5' }).state

  test('3 or less on a D6: aspect 0, and she has left her formation', () => {
    const { why } = runs(torpedoAttack, state(), attack, dice(3, 90))
    expect(why).toContain('Astoria combs the wakes: aspect 0°.')
    expect(why).toContain('Hit number −8.')
  })

  test('a ship that combs has not kept her course, and one that lies still cannot comb', () => {
    const { why } = runs(torpedoAttack, state(), { ...attack, keptCourse: true }, dice(3, 90))
    expect(why).toContain('Hit number −8.')
    const still = state({ allies: { Astoria: { tracks: { speed: 0 } } } })
    expect(refusalOf(torpedoAttack, still, attack)).toBe('torpedo-lies-still')
  })

  test('the players know whether she has seen the launcher', () => {
    expect((torpedoAttack.warnings?.(state(), attack) ?? []).map(read)).toEqual([
      'Astoria combs the wakes only if she has seen the launcher, and turns no further than her speed at the start of the turn allows.',
    ])
  })

  test('4 or more and she does not get round', () => {
    expect(runs(torpedoAttack, state(), attack, dice(4, 90)).why).toContain('Hit number 2.')
  })

  test('once a turn', () => {
    const after = runs(torpedoAttack, state(), attack, dice(4, 90), { runsOn: true }).state
    expect(refusalOf(torpedoAttack, after, attack)).toBe('torpedo-combed')
  })

  test('not without a visible wake: the oxygen torpedo, a dark night elsewhere, a rule not in play', () => {
    expect(refusalOf(torpedoAttack, launched(wakes).state, attack)).toBe('torpedo-no-wake')
    expect(refusalOf(torpedoAttack, state({ table: { tropics: 'no' } }), attack)).toBe('torpedo-no-wake')
    expect(refusalOf(torpedoAttack, state({ houseRules: {} }), attack)).toBe('torpedo-no-wake')
  })
})
