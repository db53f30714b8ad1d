import { describe, expect, test } from 'vitest'
import { fieldId, trackId } from '../../../../kernel/ids'
import { refusalOf, read } from '../../../run/run-procedure.testing'
import { atSea, brest, channel, fired, idOf, reserve, runs, withFacts, type SeaSetup } from './fleet.testing'
import { firingOrder, hasFired, damageCounts } from './firing-order'
import type { GameState } from '../../../../game/state'
import { dueNow, dueThisTurn, sequenceProcedures, offeredNow } from './sequence'
import { floodingTakes } from '../damage/fire-flash-flooding'
import { moveSquadron } from '../movement/move-squadron'

const three = (setup = {}) => atSea({ reserve: { Royal: {} }, ...setup })
const heldBy = (side: string) => withFacts(three(), { initiative: side, initiativeTurn: 1, movesFirst: 'england' })

describe('squadrons fire alternately', () => {
  test('the initiative holder’s first, whoever moves first', () => {
    expect(firingOrder(heldBy('france')).waiting).toEqual([brest, channel, reserve])
    expect(firingOrder(heldBy('england')).waiting).toEqual([channel, brest, reserve])
  })

  test('after one has fired the other side is next', () => {
    expect(firingOrder(fired(heldBy('france'), brest))).toEqual({ fired: [brest], waiting: [channel, reserve] })
    expect(firingOrder(fired(heldBy('england'), reserve)).waiting).toEqual([brest, channel])
  })

  test('a side with squadrons left over fires them one after another', () => {
    expect(firingOrder(fired(heldBy('france'), brest, channel)).waiting).toEqual([reserve])
  })

  test('a squadron without a ship that obeys orders does not fire', () => {
    const gone = { fields: { standing: 'sunk' } }
    const state = three({ channel: { Majestic: gone, Magnificent: { fields: { standing: 'struck' } } } })
    expect(firingOrder(state).waiting).toEqual([reserve, brest])
    expect(refusalOf(hasFired, state, { squadron: channel })).toBe('squadron-out-of-action')
  })

  test('a new turn begins with nobody having fired', () => {
    const state = fired(heldBy('france'), brest)
    expect(firingOrder({ ...state, turn: 2 }).fired).toEqual([])
  })
})

describe('a squadron has fired or passes', () => {
  test('it is next that stands under the finger', () => {
    expect(hasFired.fields(heldBy('france'), {})).toMatchObject([{ default: brest, among: [brest, channel, reserve] }])
  })

  test('and is on the list of those who have', () => {
    const { state, label } = runs(hasFired, heldBy('france'), { squadron: brest })
    expect(label).toBe('Brest passes')
    expect(firingOrder(state)).toEqual({ fired: [brest], waiting: [channel, reserve] })
    expect(refusalOf(hasFired, state, { squadron: brest })).toBe('squadron-has-fired')
  })

  test('the log says which of the two: one that fired a gun has fired, though the ship was lost since', () => {
    const begun = withFacts(heldBy('france'), { 'fired:hoche:3-2:0': 1 })
    expect(runs(hasFired, begun, { squadron: brest }).label).toBe('Brest has fired')
    const lost = { ...begun.ships[idOf('Hoche')]!, fields: { [fieldId('standing')]: 'sunk' } }
    const sunk = { ...begun, ships: { ...begun.ships, [lost.id]: lost } }
    expect(runs(hasFired, sunk, { squadron: brest }).label).toBe('Brest has fired')
    expect(runs(hasFired, { ...begun, turn: 2 }, { squadron: brest }, [], { outOfTurn: true }).label).toBe(
      'Brest passes',
    )
  })

  test('out of turn it is asked, never forbidden', () => {
    const input = { squadron: channel }
    expect(runs(hasFired, heldBy('france'), input).questions).toHaveLength(1)
    expect(firingOrder(runs(hasFired, heldBy('france'), input, [], { outOfTurn: false }).state).fired).toEqual([])
  })
})

const simultaneous = { fireTiming: 'simultaneous' }
const rolled = { initiative: 'england', initiativeTurn: 1, movesFirst: 'england' }

/** A salvo that set Majestic on fire, and waits. */
function waiting(): GameState {
  const burning = { channel: { Majestic: { tracks: { fire: 1 } } }, houseRules: simultaneous }
  const outcome = {
    label: { key: 'salvo' },
    by: 'rule',
    effects: [{ type: 'trackMoved', ship: idOf('Majestic'), track: trackId('fire'), by: 1 }],
  } as const
  return { ...withFacts(atSea(burning), rolled), pending: [{ seq: 9, outcome, until: 'gunnery' }] }
}

const due = (state: GameState) => dueNow(state).map(({ procedure }) => procedure)

test('under simultaneous fire damage counts when all have fired, before it is fought and before fires grow', () => {
  expect(due(fired(waiting(), channel))).toEqual([])
  expect(due(fired(waiting(), channel, brest))).toEqual(['damageCounts'])
  expect(due({ ...fired(waiting(), channel, brest), pending: [] })).toEqual(['damageControl', 'fireGrows'])
})

test('the log says how many salvos wait, and the step settles them', () => {
  expect(dueNow(fired(waiting(), channel, brest)).map(({ say }) => read(say))).toEqual([
    'The damage of one salvo counts now',
  ])
  expect(damageCounts.settlesFirst).toBe('gunnery')
  expect(runs(damageCounts, waiting()).label).toBe('the firing ends and its damage counts')
})

test('where damage counts at once there is nothing to wait for', () => {
  expect(refusalOf(damageCounts, atSea())).toBe('damage-counts-already')
})

const list = (setup: SeaSetup) => dueNow(withFacts(atSea(setup), rolled)).map(({ procedure }) => procedure)
const leaking = { Majestic: { tracks: { flooding: 2 } } }

describe('what is due now', () => {
  test('the initiative, until it is rolled for', () => {
    expect(dueNow(atSea({ phase: 'initiative' })).map(({ say }) => read(say))).toEqual(['Roll for the initiative'])
    expect(dueNow(atSea({ phase: 'torpedoes' }))).toEqual([])
    expect(list({ phase: 'initiative' })).toEqual([])
  })

  test('floodingMoment turnStart: before the firing; a new leak is left alone until the next turn', () => {
    expect(list({ phase: 'torpedoes', channel: leaking })).toEqual(['floodingTakes'])
    expect(list({ phase: 'gunnery', channel: leaking })).toEqual([])
    const { state } = runs(floodingTakes, atSea({ phase: 'torpedoes', channel: leaking }))
    expect(dueNow(state)).toEqual([])
  })

  test('floodingMoment turnEnd: in the last step', () => {
    const houseRules = { floodingMoment: 'turnEnd' }
    expect(list({ phase: 'torpedoes', channel: leaking, houseRules })).toEqual([])
    expect(list({ phase: 'morale', channel: leaking, houseRules })).toEqual(['floodingTakes'])
  })

  test('fires at the end of the firing step', () => {
    const state = withFacts(atSea({ channel: { Majestic: { tracks: { fire: 2, flotation: 4 } } } }), rolled)
    expect(dueNow(fired(state, channel))).toEqual([])
    expect(dueNow(fired(state, channel, brest)).map(({ procedure }) => procedure)).toEqual(['fireGrows'])
  })

  test('hazards that movement has flagged', () => {
    const input = { squadron: channel, way: 'ahead', speed: 12, hazard: 'minefield' }
    const { state } = runs(moveSquadron, atSea({ channel: { Majestic: {} }, phase: 'movement', table: rolled }), input)
    expect(dueNow(state)).toEqual([])
    expect(dueNow({ ...state, phase: 'hazards' })).toMatchObject([
      { procedure: 'hazard', input: { ship: 'majestic', hazard: 'minefield' } },
    ])
  })

  test('damage control of the squadron that has fired, morale in its step', () => {
    const state = withFacts(atSea({ channel: { ...leaking, Mars: { fields: { standing: 'sunk' } } } }), rolled)
    const said = (phase: string) => dueNow(fired({ ...state, phase }, channel)).map(({ say }) => read(say))
    expect(said('gunnery')).toEqual(['Damage control of Majestic'])
    expect(said('morale')).toEqual(['Damage control of Majestic', 'Morale of Channel: half strength'])
  })

  test('each of them can be started with its defaults', () => {
    const state = fired(
      withFacts(atSea({ channel: { ...leaking, Mars: { fields: { standing: 'sunk' } } }, phase: 'movement' }), {
        ...rolled,
        'hazardShore:majestic': 1,
      }),
      channel,
    )
    const started = dueThisTurn(state)
    expect(started.map(({ procedure }) => procedure)).toEqual([
      'floodingTakes',
      'hazard',
      'damageControl',
      'moraleTest',
    ])
    for (const { procedure, input } of started) {
      expect(sequenceProcedures.find(({ name }) => name === procedure)?.check(state, input)).toMatchObject({ ok: true })
    }
  })
})

describe('every procedure', () => {
  test('offers as usual what it would take', () => {
    const state = atSea({ channel: { Majestic: { tracks: { fire: 1, flooding: 1 } } } })
    for (const procedure of sequenceProcedures) {
      if (['torpedoesRunOn', 'testTorpedoes', 'detachShip', 'damageCounts', 'firesOut'].includes(procedure.name))
        continue
      const usual = Object.fromEntries(procedure.fields(state, {}).map(({ name, default: value }) => [name, value]))
      expect(procedure.check(state, usual), procedure.name).toMatchObject({ ok: true })
    }
  })
})

const said = (state: GameState) => offeredNow(state).map(({ say }) => read(say))
const inAction = (setup: Parameters<typeof atSea>[0] = {}) => withFacts(atSea(setup), rolled)

test('the squadron that is next fires, or passes', () => {
  expect(said(inAction())).toEqual(['Channel fires', 'Channel passes'])
  expect(offeredNow(inAction())[0]).toMatchObject({ procedure: 'salvo', input: { squadron: channel } })
  expect(said(fired(inAction(), channel))).toEqual(['Brest fires', 'Brest passes'])
})

test('a squadron that has begun is done, or fires again with what is left', () => {
  const begun = withFacts(inAction(), { 'fired:majestic:3-2:0': 1 })
  expect(said(begun)).toEqual(['Channel has fired', 'Channel fires again'])
})

test('the repairs of the squadron that has fired come before the next one fires', () => {
  const leaking = inAction({ channel: { Majestic: { tracks: { flooding: 1 } } } })
  expect(said(fired(leaking, channel))).toEqual(['Damage control of Majestic', 'Brest fires', 'Brest passes'])
})

test('nobody fires when all have, nor outside the step', () => {
  expect(said(fired(inAction(), channel, brest))).toEqual([])
  expect(said(inAction({ phase: 'hazards' }))).toEqual([])
})

test('in the movement step the squadrons that have not moved are offered, the side that moves first first', () => {
  expect(said(inAction({ phase: 'movement' }))).toEqual(['Channel moves', 'Brest moves'])
})
