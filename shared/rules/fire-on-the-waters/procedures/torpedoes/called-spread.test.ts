import { describe, expect, test } from 'vitest'
import { dice } from '../../../../kernel/script.testing'
import { refusalOf } from '../../../run/run-procedure.testing'
import { waitingHits } from '../../table/markers'
import { atNight, runs, type NightSetup } from '../night-action.testing'
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
