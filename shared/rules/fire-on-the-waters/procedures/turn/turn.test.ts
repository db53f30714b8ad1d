import type { Marker } from '../../../../game/mark'
import { markerId, sideId } from '../../../../kernel/ids'
import { read, refusalOf } from '../../../run/run-procedure.testing'
import { fireOnTheWaters as pack } from '../../index'
import { damage } from '../damage/damage'
import { wildCourse } from '../movement/random-courses'
import { atNight, runs } from '../night-action.testing'
import { dueNow, offeredNow, turnEnds } from './turn'
import { describe, expect, test } from 'vitest'

const hits = (id: string, values: Marker['values'] = {}): Marker => ({
  ...{ id: markerId(id), kind: 'hits', of: sideId('allies'), turnLaid: 1 },
  values: { target: 'furutaka', by: 'astoria', weapon: 'gun', inches: 8, rangeInches: 12, count: 1, ...values },
})
const casualties = (text: string, more = {}) => ({ Furutaka: { fields: { casualties: text }, ...more }, Kako: {} })
const due = (state: Parameters<typeof dueNow>[0]) =>
  dueNow(state).map(({ procedure, input, say }) => [procedure, ...Object.values(input), read(say)].join(' | '))

describe('hits that wait', () => {
  test('are due in the damage phase, all of them or marker by marker', () => {
    const markers = [hits('one'), hits('two', { target: 'kako', weapon: 'torpedo', inches: 21, count: 2 })]
    expect(due(atNight({ markers, phase: 'torpedoes' }))).toEqual([])
    expect(due(atNight({ markers, phase: 'damage' }))).toEqual([
      'damage | all | All 3 hits that wait',
      'damage | one | One hit of 8″ on Furutaka',
      'damage | two | 2 torpedoes of 21″ in Kako',
    ])
  })

  test('are worked out together, each lifted when it is done', () => {
    const markers = [hits('one'), hits('two', { target: 'kako' })]
    const state = atNight({ markers, phase: 'damage' })
    const ran = runs(damage, state, { hits: 'all' }, [1, 11, 6, 1, 12, 1])
    expect(ran.state.markers).toEqual([])
    expect(ran.on('furutaka').track('flotation')).toBe(63)
    expect(ran.on('kako').track('flotation')).toBe(64)
    expect(ran.label).toBe('damage of 2 hits')
    expect(ran.why[0]).toBe('One hit of 8″ on Furutaka')
  })

  test('one marker leaves the others', () => {
    const ran = runs(damage, atNight({ markers: [hits('one'), hits('two')] }), { hits: 'two' }, [1, 11, 6])
    expect(ran.state.markers.map(({ id }) => id)).toEqual(['one'])
    expect(ran.label).toBe('one hit on Furutaka')
  })

  test('on a ship that is gone do nothing and are lifted', () => {
    const gone = atNight({ japan: casualties('', { fields: { standing: 'sunk' } }), markers: [hits('one')] })
    const ran = runs(damage, gone, { hits: 'one' })
    expect(ran.why).toContain('Furutaka can take no more harm: one hit does nothing.')
    expect(ran.state.markers).toEqual([])
    const left = runs(damage, atNight({ markers: [hits('one', { target: 'nobody' })] }), { hits: 'one' })
    expect(left.why).toContain('The ship that was hit is no longer on the table.')
  })
})

describe('the end of a turn', () => {
  test('lifts what lasted until it, and leaves what lasts longer', () => {
    const state = atNight({ japan: casualties('silenced@3 switchboard ringMain@4'), turn: 3, phase: 'damageControl' })
    expect(due(state)).toEqual(['turnEnds | The turn ends for one ship'])
    const ran = runs(turnEnds, state)
    expect(ran.on('furutaka').field('casualties')).toBe('switchboard ringMain@4')
    expect(due(ran.state)).toEqual([])
    expect(refusalOf(turnEnds, ran.state)).toBe('turn-has-ended')
  })

  test('costs a ship without condensers half an inch, until she stops', () => {
    const ran = runs(turnEnds, atNight({ japan: casualties('condensers:0') }))
    expect(ran.on('furutaka').field('casualties')).toBe('condensers:1')
    expect(ran.on('furutaka').track('speed')).toBe(3.75)
    expect(ran.why).toContain('Furutaka can make 3.75″ now.')
    expect(refusalOf(turnEnds, atNight({ japan: casualties('condensers:9') }))).toBe('nothing-runs-out')
  })

  test('engines that have stopped: half of her speed for a turn, still for a turn, and then she may go on', () => {
    const has = { fields: { casualties: 'propulsionHit:150@5' }, tracks: { speed: 3 } }
    const first = runs(turnEnds, atNight({ japan: { Furutaka: has, Kako: {} }, turn: 3 }))
    expect(first.on('furutaka').track('speed')).toBe(1.5)
    expect(first.why).toEqual(['Furutaka: her engines have stopped, 1.5″ next turn.'])
    const second = runs(turnEnds, { ...first.state, turn: 4 })
    expect(second.on('furutaka').track('speed')).toBe(0)
    const third = runs(turnEnds, { ...second.state, turn: 5 })
    expect(third.on('furutaka').field('casualties')).toBe(null)
    expect(third.on('furutaka').track('speed')).toBe(0)
  })

  test('waits until the hits of the turn count', () => {
    const state = atNight({ japan: casualties('silenced@1'), markers: [hits('one')], phase: 'damageControl' })
    expect(due(state)).toEqual(['damage | all | One hit of 8″ on Furutaka'])
  })
})

describe('a wild helm', () => {
  test('is rolled for every turn', () => {
    const state = atNight({ japan: casualties('steeringWild'), phase: 'movement' })
    expect(due(state)).toEqual(['wildCourse | furutaka | Furutaka has a wild helm: roll her course'])
    const courses = [1, 2, 3, 5, 6].map((face) => runs(wildCourse, state, { ship: 'furutaka' }, [face]).label)
    expect(courses).toEqual([
      'Furutaka turns right 90°',
      'Furutaka turns right 180°',
      'Furutaka goes straight ahead',
      'Furutaka turns left 90°',
      'Furutaka turns left 180°',
    ])
    const rolled = runs(wildCourse, state, { ship: 'furutaka' }, [4]).state
    expect(due(rolled)).toEqual([])
    expect(refusalOf(wildCourse, rolled, { ship: 'furutaka' })).toBe('wild-course-rolled')
    expect(due({ ...rolled, turn: 2 })).toHaveLength(1)
  })

  test('is refused where there is none', () => {
    expect(refusalOf(wildCourse, atNight(), { ship: 'furutaka' })).toBe('helm-not-wild')
    expect(refusalOf(wildCourse, atNight(), { ship: null })).toBe('no-wild-helm')
  })
})

test('a ship without signals moves at random', () => {
  expect(due(atNight({ japan: casualties('signalsGone'), phase: 'movement' }))).toEqual([
    'moveAlone | furutaka | Furutaka moves at random',
  ])
})

test('a spread that runs is tried, one that has run its range is lifted', () => {
  const spread = (id: string, turnLaid: number): Marker => ({
    ...{ id: markerId(id), kind: 'spread', of: sideId('japan'), turnLaid },
    values: {
      ...{ by: 'furutaka', target: 'astoria', mount: 'T1', torpedoes: 4, type: 'IJN T90', speed: 5.5, arc: 2 },
      ...{ rangeInches: 8, aspectDegrees: 60 },
    },
  })
  const due = (phase: string) =>
    dueNow(atNight({ markers: [spread('old', 1), spread('young', 4)], turn: 5, phase })).map((each) => [
      each.phase,
      each.procedure,
      each.input,
    ])
  const lifted = ['movement', 'liftSpreads', {}]
  expect(due('plotting')).toEqual([])
  expect(due('movement')).toEqual([lifted, ['movement', 'torpedoAttack', { spread: 'young' }]])
  expect(due('torpedoes')).toContainEqual(['torpedoes', 'torpedoAttack', { spread: 'young' }])
  expect(due('damage'), 'a spread that has met nobody runs on').toEqual([lifted])
})

test('there is no order of fire', () => {
  expect(pack.firingOrder(atNight())).toEqual([])
})

describe('what is offered besides what is due', () => {
  const offered = (state: Parameters<typeof offeredNow>[0]) => offeredNow(state).map(({ say }) => read(say))

  test('damage control by hand, in its phase', () => {
    const hurt = { Furutaka: { boxes: { 's-31': ['struck', 'burning'] as const } }, Kako: {} }
    expect(offered(atNight({ japan: hurt, phase: 'damageControl' }))).toEqual([
      'One ship has something to repair',
      'One ship burns',
    ])
    expect(offered(atNight({ japan: hurt, phase: 'movement' }))).toEqual([])
  })
})
