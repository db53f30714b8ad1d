import { describe, expect, test } from 'vitest'
import { dice } from '../../../../kernel/script.testing'
import { read, refusalOf } from '../../../run/run-procedure.testing'
import type { TorpedoMount } from '../../ship/ship'
import { waitingHits } from '../../table/markers'
import { atNight, runs, type Line, type NightSetup } from '../night-action.testing'
import { torpedoAttack } from './attack'
import { launchTorpedoes } from './launch'
import { spreadsOnTable } from './spreads'

const aim = { target: 'astoria', rangeInches: 10, aspectDegrees: 80 }
const launch = { ...aim, ship: 'furutaka', mount: 'T2', torpedoes: 4, setting: '6', arc: '2' }

describe('an attack by torpedoes that were not launched in the program', () => {
  const called = { spread: 'called', by: 'furutaka', type: 'IJN T93', torpedoes: 4, target: 'astoria' }
  const aimed = { target: 'astoria', rangeInches: 10, aspectDegrees: 80, keptCourse: true, directedByRadar: false }
  const attack = (setup: NightSetup = {}, input = {}, faces = [50, 1], said = {}) => {
    const state = atNight(setup)
    return runs(torpedoAttack, state, { ...called, ...aimed, ...input }, dice(...faces), said)
  }

  test('with none in the water the form offers it, the enemy with torpedoes as launcher', () => {
    const fields = torpedoAttack.fields(atNight(), { target: 'astoria' })
    const usual = Object.fromEntries(fields.map((field) => [field.name, field.default]))
    expect(usual).toMatchObject({ spread: 'called', by: 'furutaka', type: 'IJN T93', torpedoes: 4 })
    expect(refusalOf(torpedoAttack, atNight(), { ...usual, target: 'astoria' })).toBeUndefined()
  })

  test('the sum, the hits and what they do are those of a spread that was launched', () => {
    const { state } = runs(launchTorpedoes, atNight(), launch)
    const spread = spreadsOnTable(state)[0]!.id
    const [of] = torpedoAttack.reckoning!(state, { ...aimed, spread }, [])
    const [asCalled] = torpedoAttack.reckoning!(atNight(), { ...called, ...aimed }, [])
    expect(asCalled).toEqual(of)
    const ran = runs(torpedoAttack, state, { ...aimed, spread }, dice(50), { runsOn: false })
    const alike = attack({}, {}, [50])
    expect(waitingHits(alike.state).map(({ count }) => count)).toEqual(waitingHits(ran.state).map(({ count }) => count))
    expect(alike.label).toBe(ran.label)
  })

  test('nothing runs on and nothing is lifted; on 00 one circles back to the launcher', () => {
    const { questions, state } = attack({}, {}, [100])
    expect(questions.map(({ key }) => key)).toEqual(['hitNumber', 'hits'])
    expect(waitingHits(state).map(({ target }) => target)).toEqual(['furutaka'])
  })

  test('by chits the first one is held against the mount of that type', () => {
    const cup = { houseRules: { hitMethod: 'chits' } }
    const said = { 'chit-1': 'A', 'chit-2': '9', 'chit-3': '9', 'chit-4': '9', first: false }
    const { questions } = attack(cup, {}, [], said)
    expect(questions.map(({ key }) => key)).toContain('first')
  })

  test('torpedoes run on when the ship that launched them has gone down', () => {
    const sunk = { japan: { Furutaka: { fields: { standing: 'sunk' } }, Kako: {} } } as const
    expect(refusalOf(torpedoAttack, atNight(sunk), { ...called, ...aimed })).toBeUndefined()
    const by = torpedoAttack.fields(atNight(sunk), { target: 'astoria' }).find(({ name }) => name === 'by')
    expect(by?.kind === 'ship' && [by.default, by.among.includes('furutaka' as never)]).toEqual(['kako', true])
    expect(attack(sunk, {}, [50]).label).toBe(attack({}, {}, [50]).label)
    // One that circles back hits nobody.
    expect(waitingHits(attack(sunk, {}, [100]).state)).toEqual([])
  })

  test.each([
    [{ by: 'astoria' }, 'no-such-ship'],
    [{ by: 'yamato' }, 'no-such-ship'],
    [{ type: 'IJN T99' }, 'torpedo-type-unknown'],
    [{ torpedoes: 6 }, 'torpedoes-out-of-reach'],
    [{ target: 'yamato' }, 'no-such-ship'],
  ])('refused: %j', (wrong, code) => {
    expect(refusalOf(torpedoAttack, atNight(), { ...called, ...aimed, ...wrong })).toBe(code)
  })
})

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
