import { describe, expect, test } from 'vitest'
import { dice } from '../../../../kernel/script.testing'
import { read } from '../../../run/run-procedure.testing'
import { gunfire } from '../gunnery/gunfire'
import { moveAlone } from '../movement/random-courses'
import { atNight, runs, type NightSetup } from '../night-action.testing'
import { friendlyFire } from './friendly-fire'
import { radarSearch } from './radar'
import { spot } from './spot'

const look = { spotter: 'furutaka', target: 'astoria' }
const sees = (setup: NightSetup, input = {}, faces = [4]) =>
  runs(spot, atNight(setup), { ...look, alert: false, ...input }, dice(...faces)).label
const us = { form: { nation: 'USN' } } as const
const slow = { ...us, tracks: { speed: 2.75 } }
const one = { allies: { Astoria: slow } }
const fast = { allies: { Astoria: { ...us, tracks: { speed: 3 } } } }
const byDay = { table: { light: 'day' } }
const italian = { ...one, japan: { Furutaka: { form: { nation: 'RM' } } } } as const

describe('eyes: D6 of the side, visibility base, and every row that applies', () => {
  test.each<[what: string, inches: number, setup: NightSetup, input?: object]>([
    ['a die of 4 on a base of 6, nothing else', 10, one],
    ['by night a target that makes 3 inches or more', 11, fast],
    ['but not by day', 10, { ...fast, ...byDay }],
    ['alert Japanese by night', 13, one, { alert: true }],
    ['others are never alert', 11, one, { spotter: 'astoria', target: 'furutaka', alert: true }],
    ['Italians by night', 4, italian],
    ['Italians by day', 8, { ...italian, ...byDay }],
    ['a formation of four', 11, { allies: { Astoria: slow, Quincy: us, Vincennes: us, Chicago: us } }],
    ['a ship firing', 15, one, { targetFiring: true }],
    ['lit', 20, one, { targetLit: true }],
    ['against the shore', 8, one, { targetBeforeShore: true }],
    ['end on', 8, one, { spotterFineOnBow: true }],
    ['by a spotter firing elsewhere', 7, one, { spotterFiringElsewhere: true }],
    ['held on radar', 11, one, { onRadar: true }],
  ])('%s: %d inches', (_, inches, setup, input) => expect(sees(setup, input)).toMatch(new RegExp(`out to ${inches}″$`)))

  test('who fired at another last turn is taken to be busy with her', () => {
    const usual = (target: string, turn: number) => {
      const state = atNight({ turn: 4, table: { 'fired:furutaka:main': `${turn} ${target} 6 12 90` } })
      return spot.fields(state, look).find(({ name }) => name === 'spotterFiringElsewhere')?.default
    }
    expect([usual('quincy', 3), usual('astoria', 3), usual('quincy', 2)]).toEqual([true, false, false])
  })

  test('a burning ship is taken as lit', () => {
    const state = atNight({ allies: { Astoria: { ...us, boxes: { 's-25': ['burning'] } } } })
    expect(spot.fields(state, look).find(({ name }) => name === 'targetLit')?.default).toBe(true)
  })

  test('one die a side and turn, for every pair of it', () => {
    const first = runs(spot, atNight(), { ...look, alert: false }, dice(2))
    const second = runs(spot, first.state, { spotter: 'kako', target: 'quincy', alert: false }, dice())
    expect(second.why[0]).toBe('A 2 on a visibility base of 6.')
  })

  test('a burning, firing ship that radar holds is seen beyond 60 inches', () => {
    const lit = { targetFiring: true, targetLit: true, onRadar: true }
    const at = (visibilityBase: number) => ({ ...one, table: { visibilityBase } })
    expect(sees(at(39), lit, [6])).toContain('61″')
    expect(sees(at(60), { ...lit, alert: true }, [6])).toContain('85″')
  })

  test('a negative range is kept, and sees nothing', () => {
    const blind = { targetBeforeShore: true, spotterFineOnBow: true, spotterFiringElsewhere: true }
    expect(sees({ table: { visibilityBase: 0 } }, blind, [1])).toBe('Furutaka cannot see Astoria')
  })
})

describe('radar', () => {
  const radar = (set: string, marks: readonly ('struck' | 'flooded')[] = [], japan?: NightSetup['japan']) => {
    const base = atNight().ships['astoria' as keyof ReturnType<typeof atNight>['ships']]!
    const places = (base.document.data['places'] as { at: number; above: unknown; hull: unknown }[]).map((place) =>
      place.at === 25 ? { ...place, above: { kind: 'searchRadar', set }, hull: { kind: 'cic' } } : place,
    )
    return atNight({
      ...(japan && { japan }),
      allies: { Astoria: { form: { nation: 'USN', places: places as never }, boxes: { 'h-25': marks } } },
    })
  }
  const search = { spotter: 'astoria', target: 'furutaka' }

  test('the range of the set and the size of the target: an SG finds a cruiser at 25 inches', () => {
    expect(runs(radarSearch, radar('SG'), { ...search, set: 'SG' }).label).toBe(
      'the SG of Astoria finds Furutaka out to 25″: a heavy cruiser or large merchant, one of 2',
    )
  })

  test.each([
    ['DD', 20, 'a destroyer'],
    ['TB', 20, 'a destroyer'],
    ['AS', 20, 'a light cruiser or small merchant'],
    ['CL', 25, 'a light cruiser or small merchant'],
    ['AM', 25, 'a light cruiser or small merchant'],
    ['CA', 25, 'a heavy cruiser or large merchant'],
    ['AL', 25, 'a heavy cruiser or large merchant'],
    ['CVE', 25, 'a heavy cruiser or large merchant'],
    ['CV', 30, 'a battlecruiser or battleship'],
    ['BC', 30, 'a battlecruiser or battleship'],
    ['BB', 30, 'a battlecruiser or battleship'],
  ] as const)('a %s is found at %d inches and shows as one of four sizes', (type, inches, shown) => {
    const state = radar('SG', [], { Furutaka: { form: { type } } })
    const { label } = runs(radarSearch, state, { ...search, set: 'SG' })
    expect(label).toBe(`the SG of Astoria finds Furutaka out to ${inches}″: ${shown}, alone`)
    const [sum] = radarSearch.reckoning!(state, { ...search, set: 'SG' }, [])
    expect(read(sum!.means)).toContain(`it shows ${shown}`)
  })

  test('5 less without a combat information centre, 5 less against the shore', () => {
    const input = { ...search, set: 'SG' }
    expect(runs(radarSearch, radar('SG', ['flooded']), input).label).toContain('20″')
    expect(runs(radarSearch, radar('SG'), { ...input, targetBeforeShore: true }).label).toContain('20″')
  })

  test('a range of 0 finds nobody', () => {
    const state = radar('286', ['flooded'], { Furutaka: { form: { type: 'DD' } } })
    const input = { ...search, set: '286', targetBeforeShore: true }
    expect(runs(radarSearch, state, input).label).toBe('the 286 of Astoria does not find Furutaka')
    expect(read(radarSearch.reckoning!(state, input, [])[0]!.means)).toBe('too short to find her')
    const helps = { ...search, set: 'SC', targetBeforeShore: true }
    const eyes = radar('SC', ['flooded'], { Furutaka: { form: { type: 'DD' } } })
    expect(runs(radarSearch, eyes, helps).label).toBe('the SC of Astoria does not find Furutaka')
  })

  test('L band finds nobody, it helps the eyes', () => {
    expect(runs(radarSearch, radar('SC'), { ...search, set: 'SC' }).label).toContain('points the look-outs')
  })
})

describe('friendly fire, 2D6', () => {
  const input = { firer: 'furutaka', target: 'astoria', friend: 'kako' }

  test('on 10 or more she fires at her friend', () => {
    expect(runs(friendlyFire, atNight(), input, dice(4, 5)).label).toBe('Furutaka fires at Astoria as meant')
    const { label, state } = runs(friendlyFire, atNight(), input, dice(5, 5))
    expect(label).toBe('Furutaka fires at Kako, her own friend')
    const target = (of: typeof state) =>
      gunfire.fields(of, { squadron: 'cruisers', ships: 'furutaka' }).find(({ name }) => name === 'target')?.default
    expect([target(state), target({ ...state, turn: 2 })]).toEqual(['kako', 'astoria'])
  })

  test('nearer the target and on the line add one each', () => {
    const both = { ...input, nearerTheTarget: true, onTheLine: true }
    expect(runs(friendlyFire, atNight(), both, dice(4, 4)).label).toContain('her own friend')
  })
})

describe('a ship that is no flagship and sails with none, 2D6', () => {
  const moves = (...faces: number[]) => runs(moveAlone, atNight(), { ship: 'kako' }, dice(...faces)).label

  test.each([
    [1, 1, 'turns 180° to port'],
    [1, 2, 'turns 90° to port'],
    [2, 2, 'goes straight ahead'],
    [3, 4, 'moves as plotted'],
    [5, 5, 'goes straight ahead'],
    [5, 6, 'turns 90° to starboard'],
    [6, 6, 'turns 180° to starboard'],
  ])('%s and %s: %s', (one, other, does) => expect(moves(one, other)).toBe(`Kako ${does}`))

  test('a flagship and her squadron are last, with a note', () => {
    const state = atNight({ japan: { Furutaka: { fields: { flagship: 'yes' } }, Kako: {} } })
    expect(moveAlone.fields(state, {})[0]?.default).toBe('astoria')
    expect(moveAlone.warnings?.(state, { ship: 'kako' })).toHaveLength(1)
  })
})
