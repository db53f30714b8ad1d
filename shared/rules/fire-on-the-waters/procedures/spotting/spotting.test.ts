import { describe, expect, test } from 'vitest'
import { dice } from '../../../../kernel/script.testing'
import { read } from '../../../run/run-procedure.testing'
import type { Input } from '../../../pack/input'
import { gunfire } from '../gunnery/gunfire'
import { moveAlone } from '../movement/random-courses'
import { atNight, fieldsOf, plays, runs, type Given, type NightSetup } from '../night-action.testing'
import { friendlyFire } from './friendly-fire'
import { radarSearch } from './radar'
import { spot } from './spot'

const look = { spotter: 'furutaka', target: 'astoria' }
const spots = ({ setup, input, faces }: Given) =>
  runs(spot, atNight(setup), { ...look, alert: false, ...input }, dice(...faces))
const sees = (inches: number) => `Furutaka sees Astoria out to ${inches}″`

describe('eyes: D6 of the side, visibility base, and every row that applies', () => {
  const lit = 'targetFiring=true targetLit=true onRadar=true'
  const blind = 'targetBeforeShore=true spotterFineOnBow=true spotterFiringElsewhere=true'
  const slow = 'Astoria:speed=2.75'
  const italian = `${slow} Furutaka:form.nation=RM`
  plays(
    spots,
    `
    a die of 4 on a base of 6, nothing else | 4 ${slow} | ${sees(10)}
    by night a target that makes 3 inches or more | 4 Astoria:speed=3 | ${sees(11)}
    but not by day | 4 Astoria:speed=3 table:light=day | ${sees(10)}
    alert Japanese by night | 4 ${slow} alert=true | ${sees(13)}
    others are never alert | 4 spotter=astoria target=furutaka alert=true | Astoria sees Furutaka out to 11″
    Italians by night | 4 ${italian} | ${sees(4)}
    Italians by day | 4 ${italian} table:light=day | ${sees(8)}
    a formation of four | 4 ${slow} Quincy:speed=3 Vincennes:speed=3 Chicago:speed=3 | ${sees(11)}
    a ship firing | 4 ${slow} targetFiring=true | ${sees(15)}
    lit | 4 ${slow} targetLit=true | ${sees(20)}
    against the shore | 4 ${slow} targetBeforeShore=true | ${sees(8)}
    end on | 4 ${slow} spotterFineOnBow=true | ${sees(8)}
    by a spotter firing elsewhere | 4 ${slow} spotterFiringElsewhere=true | ${sees(7)}
    held on radar | 4 ${slow} onRadar=true | ${sees(11)}
    burning, firing and held on radar | 6 ${slow} ${lit} table:visibilityBase=39 | ${sees(61)}
    farther still | 6 ${slow} ${lit} alert=true table:visibilityBase=60 | ${sees(85)}
    a negative range is kept, and sees nothing | 1 ${blind} table:visibilityBase=0 | Furutaka cannot see Astoria
    `,
  )

  test('who fired at another last turn is taken to be busy with her', () => {
    const usual = (target: string, turn: number) => {
      const state = atNight({ turn: 4, table: { 'fired:furutaka:main': `${turn} ${target} 6 12 90` } })
      return fieldsOf(spot, state, look)['spotterFiringElsewhere']?.default
    }
    expect([usual('quincy', 3), usual('astoria', 3), usual('quincy', 2)]).toEqual([true, false, false])
  })

  test('a burning ship is taken as lit', () => {
    const state = atNight({ allies: { Astoria: { boxes: { 's-25': ['burning'] } } } })
    expect(fieldsOf(spot, state, look)['targetLit']?.default).toBe(true)
  })

  test('one die a side and turn, for every pair of it', () => {
    const first = runs(spot, atNight(), { ...look, alert: false }, dice(2))
    const second = runs(spot, first.state, { spotter: 'kako', target: 'quincy', alert: false }, dice())
    expect(second.why[0]).toBe('A 2 on a visibility base of 6.')
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
  const found = (set: string, input: Input = {}, ...more: [(readonly 'flooded'[])?, NightSetup['japan']?]) =>
    runs(radarSearch, radar(set, ...more), { ...search, set, ...input }).label

  test('the range of the set and the size of the target; less without a CIC, less against the shore', () => {
    const size = 'a heavy cruiser or large merchant, one of 2'
    expect(found('SG')).toBe(`the SG of Astoria finds Furutaka out to 25″: ${size}`)
    expect([found('SG', {}, ['flooded']), found('SG', { targetBeforeShore: true })]).toEqual([
      expect.stringContaining('20″'),
      expect.stringContaining('20″'),
    ])
    expect(found('SC'), 'L band finds nobody, it helps the eyes').toContain('points the look-outs')
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
    const hers = { Furutaka: { form: { type } } }
    expect(found('SG', {}, [], hers)).toBe(`the SG of Astoria finds Furutaka out to ${inches}″: ${shown}, alone`)
    const [sum] = radarSearch.reckoning!(radar('SG', [], hers), { ...search, set: 'SG' })
    expect(read(sum!.means)).toContain(`it shows ${shown}`)
  })

  test('whoever has a set that finds alone searches first', () => {
    const [astoria] = Object.values(radar('SC').ships).filter(({ id }) => id === 'astoria')
    const [quincy] = Object.values(radar('SG').ships).filter(({ id }) => id === 'astoria')
    const form = (ship: typeof astoria) => ({ form: { nation: 'USN', places: ship!.document.data['places'] as never } })
    const state = atNight({ allies: { Astoria: form(astoria), Quincy: form(quincy) } as never })
    expect(fieldsOf(radarSearch, state)['spotter']?.default).toBe('quincy')
  })

  test('a range of 0 finds nobody, in any band', () => {
    const hers = { Furutaka: { form: { type: 'DD' } } } as const
    for (const set of ['286', 'SC']) {
      const input = { targetBeforeShore: true }
      expect(found(set, input, ['flooded'], hers)).toBe(`the ${set} of Astoria does not find Furutaka`)
      const [sum] = radarSearch.reckoning!(radar(set, ['flooded'], hers), { ...search, set, ...input })
      expect(read(sum!.means)).toBe('too short to find her')
    }
  })
})

describe('friendly fire, 2D6', () => {
  const fires = ({ setup, input, faces }: Given) =>
    runs(
      friendlyFire,
      atNight(setup),
      { firer: 'furutaka', target: 'astoria', friend: 'kako', ...input },
      dice(...faces),
    )
  plays(
    fires,
    `
    on 10 or more she fires at her friend | 5 5 | Furutaka fires at Kako, her own friend
    on less as meant | 4 5 | Furutaka fires at Astoria as meant
    nearer the target and on the line add one each | 4 4 nearerTheTarget=true onTheLine=true
      | Furutaka fires at Kako, her own friend
    `,
  )

  test('he is her target for the turn', () => {
    const { state } = fires({ setup: {}, input: {}, faces: [5, 5], said: {} })
    const target = (turn: number) =>
      fieldsOf(gunfire, { ...state, turn }, { squadron: 'cruisers', ships: 'furutaka' })['target']?.default
    expect([target(1), target(2)]).toEqual(['kako', 'astoria'])
  })
})

describe('a ship that is no flagship and sails with none, 2D6', () => {
  plays(
    ({ setup, faces }) => runs(moveAlone, atNight(setup), { ship: 'kako' }, dice(...faces)),
    `
    2 | 1 1 | Kako turns 180° to port
    3 | 1 2 | Kako turns 90° to port
    4 | 2 2 | Kako goes straight ahead
    7 | 3 4 | Kako moves as plotted
    10 | 5 5 | Kako goes straight ahead
    11 | 5 6 | Kako turns 90° to starboard
    12 | 6 6 | Kako turns 180° to starboard
    `,
  )

  test('a flagship and her squadron are last, with a note', () => {
    const state = atNight({ japan: { Furutaka: { fields: { flagship: 'yes' } }, Kako: {} } })
    expect(fieldsOf(moveAlone, state)['ship']?.default).toBe('astoria')
    expect(moveAlone.warnings?.(state, { ship: 'kako' })).toHaveLength(1)
  })
})
