import { describe, expect, test } from 'vitest'
import { markerId, sideId } from '../../../../kernel/ids'
import { read } from '../../../run/run-procedure.testing'
import { airBase, battleship, cruiser, destroyer, fighters, merchant, motorBoats } from '../../ship/stands.testing'
import { hit } from '../criticals/critical'
import type { TableSetup, Stands } from '../table.testing'
import { wreckTestAlone } from '../throws/wreck-test'
import { packProcedures } from '..'
import { dueNow, clearMarkers } from './due'
import { helmTest, powerTest, powerThisTurn, warnPower } from './turn'
import { against, before, dueIn, one, plays, refuses } from './two-sides.testing'

const rolled = { initiative: 'Blue', initiativeTurn: 1 }
const table = (stands: Stands, setup: TableSetup = {}) =>
  against({ Blue: ['line'], Red: ['foe'] }, stands, { ...setup, table: { ...rolled, ...setup.table } })

describe('a wreck test', () => {
  const deep = (setup: TableSetup = {}) => table({ one: { of: merchant, tracks: { flotation: 0 } } }, setup)

  test('is due for F at 0, from any cause and in any phase, until one is made', () => {
    const due = 'A wreck test for Ocean Carter'
    for (const phase of ['initiative', 'shipMovement', 'action']) expect(dueIn(deep({ phase }))).toEqual([due])
    const { label, on, state } = plays(wreckTestAlone, deep(), { faces: [7] })
    expect(label).toBe('Wreck test: Ocean Carter stays afloat')
    expect(on('one').field('standing')).toBe('afloat')
    expect(dueIn(state)).toEqual([])
    expect(before(wreckTestAlone, state).warnings).toEqual(['Ocean Carter has passed her wreck test already.'])
  })

  test('failed, she is a wreck; ruling: or sinks', () => {
    const failed = plays(wreckTestAlone, deep(), { faces: [6] })
    expect(failed.label).toBe('Wreck test: Ocean Carter is lost')
    expect(failed.on('one').field('standing')).toBe('wreck')
    expect(dueIn(failed.state)).toEqual([])
    const sinks = plays(wreckTestAlone, deep({ houseRules: { wreckFailure: 'sunk' } }), { faces: [6] })
    expect(sinks.on('one').field('standing')).toBe('sunk')
  })

  test('that a hit has made is not asked for again', () => {
    const said = { 'impact-flotation': 30, 'impact-structure': 0, cv: 0 }
    const state = table({ one: { of: merchant } })
    const after = plays(hit, state, { input: { target: 'one' }, faces: [10], said }).state
    expect(after.ships[one]?.tracks).toMatchObject({ flotation: 0 })
    expect(dueIn(after)).toEqual([])
  })

  test('has its sum and its exact odds', () => {
    expect(before(wreckTestAlone, deep()).odds).toEqual([
      ['Stays afloat', expect.closeTo(0.4, 12)],
      ['Is lost', expect.closeTo(0.6, 12)],
    ])
    expect(before(wreckTestAlone, deep({ table: { weather: 'bad' } })).odds[0]?.[1]).toBeCloseTo(0.16, 12)
    expect(before(wreckTestAlone, deep()).sums[0]?.total).toBe('40 %')
  })

  test('of a place ashore at S 0; of no stand of small craft, and of nobody with F left', () => {
    const state = table({
      one: { of: cruiser },
      base: { of: airBase, tracks: { structure: 0 } },
      boats: { of: motorBoats },
      sunk: { of: cruiser, tracks: { flotation: 0 }, fields: { standing: 'sunk' } },
    })
    expect(dueIn(state)).toEqual(['A wreck test for Hal Far'])
    const why = (ship: string | number) => refuses(wreckTestAlone, state, { ship })
    expect(why('one')).toEqual(['wreck-test-afloat', 'ship'])
    expect(why('boats')).toEqual(['no-wreck-test', 'ship'])
    expect(why('sunk')).toEqual(['stand-out-of-action', 'ship'])
    expect(why(3)).toEqual(['no-such-ship', 'ship'])
  })
})

describe('a ship without power', () => {
  const dark = (setup: TableSetup = {}) =>
    table({ one: { of: cruiser, fields: { casualties: 'powerFailure' } } }, setup)

  test('makes a crew test as she activates in the action phase, once a turn', () => {
    expect(dueIn(dark({ phase: 'shipMovement' }))).toEqual([])
    expect(dueIn(dark())).toEqual(['Tone Gawa has no power: a crew test to act'])
    const { label, state } = plays(powerTest, dark(), { faces: [4] })
    expect(label).toBe('Tone Gawa acts this turn, without power')
    expect([powerThisTurn(state, one), dueIn(state)]).toEqual(['passed', []])
    expect(refuses(powerTest, state, { ship: 'one' })).toEqual(['power-tested', 'ship'])
    const next = { ...state, turn: 2, table: { ...state.table, initiativeTurn: 2 } }
    expect([powerThisTurn(next, one), dueIn(next).length]).toEqual([undefined, 1])
  })

  test('failed, she does nothing in it', () => {
    const { label, state } = plays(powerTest, dark(), { faces: [3] })
    expect(label).toBe('Tone Gawa is without power and does nothing in this action phase')
    expect(powerThisTurn(state, one)).toBe('failed')
  })

  test('is warned of what she has still to do, or has failed to', () => {
    const said = (state: ReturnType<typeof dark>) => warnPower(state, state.ships[one]!).map(read)
    const untested = 'Tone Gawa has no power: she does nothing in the action phase without her crew test.'
    const failed = 'Tone Gawa has no power and has failed her crew test: she does nothing in this action phase.'
    expect(said(dark())).toEqual([untested])
    expect(said(plays(powerTest, dark(), { faces: [3] }).state)).toEqual([failed])
    expect(said(plays(powerTest, dark(), { faces: [4] }).state)).toEqual([])
  })

  test('exact odds; who has power makes no test', () => {
    expect(before(powerTest, dark()).odds).toEqual([
      ['Passes', 0.7],
      ['Fails', expect.closeTo(0.3, 12)],
    ])
    expect(before(powerTest, dark()).sums[0]).toMatchObject({ total: '4+', means: 'passes in 70 %' })
    const state = table({ one: { of: cruiser }, sunk: { of: cruiser, fields: { standing: 'sunk' } } })
    expect(refuses(powerTest, state, { ship: 'one' })).toEqual(['power-has-not-failed', 'ship'])
    expect(refuses(powerTest, state, { ship: 'sunk' })).toEqual(['stand-out-of-action', 'ship'])
    expect(refuses(powerTest, state, {})).toEqual(['no-power-failed', 'ship'])
  })
})

describe('a ship at SV 0', () => {
  const adrift = (setup: TableSetup = {}, more = {}) =>
    table({ one: { of: cruiser, tracks: { steering: 0, ...more } } }, { phase: 'shipMovement', ...setup })

  test('makes a crew test to turn, offered once a turn and made as often as she turns', () => {
    expect(dueIn(adrift({ phase: 'action' }))).toEqual([])
    expect(dueIn(adrift())).toEqual(['Tone Gawa has no steering: a crew test to turn'])
    const { label, state } = plays(helmTest, adrift(), { faces: [4] })
    expect(label).toBe('Tone Gawa turns, with her steering gone')
    expect(dueIn(state)).toEqual([])
    expect(plays(helmTest, state, { faces: [3] }).label).toBe('Tone Gawa cannot turn and holds her course')
  })

  test('when stopped asks for no test; with steering none is needed', () => {
    expect(dueIn(adrift({}, { speed: 0 }))).toEqual([])
    const state = table({ one: { of: cruiser } })
    expect(refuses(helmTest, state, { ship: 'one' })).toEqual(['helm-answers', 'ship'])
    expect(refuses(helmTest, state, {})).toEqual(['every-helm-answers', 'ship'])
  })
})

describe('the end phase', () => {
  const marked: Stands = {
    one: { of: cruiser, tracks: { splash: 3, fires: 2 } },
    two: { of: fighters, tracks: { flak: 2 } },
    three: { of: destroyer },
  }

  test('splash and flak markers go, fires burn on', () => {
    const state = table(marked, { phase: 'end' })
    expect(dueIn(state)).toEqual(['5 splash and flak markers to lift'])
    const { label, why, on, state: after } = plays(clearMarkers, state)
    expect(label).toBe('5 splash and flak markers lifted')
    expect(why).toEqual(['Tone Gawa: 3 splash markers lifted.', '802 Squadron: 2 flak markers lifted.'])
    expect([on('one').track('splash'), on('one').track('fires'), on('two').track('flak')]).toEqual([0, 2, 0])
    expect(dueIn(after)).toEqual([])
    expect(refuses(clearMarkers, after)).toEqual(['no-markers-on-cards', undefined])
  })

  test('after morale', () => {
    const state = table({ ...marked, four: { of: battleship, tracks: { structure: 1 } } }, { phase: 'end' })
    expect(dueIn(state)).toEqual(['Morale of Thunderbolt: S at a third or less'])
  })

  test('ruling byHand: nothing asks for it', () => {
    expect(dueIn(table(marked, { phase: 'end', houseRules: { clearMarkers: 'byHand' } }))).toEqual([])
  })
})

describe('torpedoes that were declared', () => {
  const marker = (id: string, values: Record<string, string | number>, turnLaid = 1) => ({
    ...{ id: markerId(id), kind: 'torpedoes', of: sideId('Blue'), turnLaid },
    values: { by: 'one', at: 'foe', is: 'aimed', knots: 36, tubes: 4, ...values },
  })
  const stands: Stands = { one: { of: destroyer }, foe: { of: cruiser, squadron: 'foe' } }
  const running = (phase: string, turnLaid = 1) => ({
    ...table(stands, { phase }),
    markers: [
      marker('t1', {}, turnLaid),
      marker('t2', { at: '', is: 'wideSpread' }, turnLaid),
      marker('t3', { by: 'gone' }),
    ],
  })

  test('are resolved in the action phase, marker by marker', () => {
    expect(dueNow(running('shipMovement'))).toEqual([])
    for (const phase of ['action', 'end'])
      expect(dueNow(running(phase)).map(({ procedure, input }) => [procedure, input['attack']])).toEqual([
        ['torpedoes', 't1'],
        ['torpedoes', 't2'],
      ])
  })

  test('with nothing left to run into are not due', () => {
    const sunk: Stands = { ...stands, foe: { of: cruiser, squadron: 'foe', fields: { standing: 'sunk' } } }
    expect(dueNow({ ...table(sunk, { phase: 'action' }), markers: [marker('t1', {})] })).toEqual([])
  })

  test('of an earlier turn are not forgotten', () => {
    expect(dueNow(running('shipMovement', 0))).toHaveLength(2)
  })
})

test('a table whose phases are its own is held back in nothing', () => {
  const stands: Stands = { one: { of: cruiser, tracks: { steering: 0, structure: 0, splash: 1 } } }
  expect(dueIn(table(stands, { phase: 'of-its-own' }))).toHaveLength(3)
})

test('everything that can be due is a procedure of the pack', () => {
  const names = packProcedures.map(({ name }) => name)
  const due = [
    'wreckTest',
    'initiative',
    'helmTest',
    'torpedoes',
    'powerTest',
    'moraleTest',
    'squadronMorale',
    'clearMarkers',
  ]
  expect(names).toEqual(expect.arrayContaining(due))
})
