import { describe, expect, test } from 'vitest'
import type { GameState } from '../../../../game/state'
import { shipId, sideId } from '../../../../kernel/ids'
import { read } from '../../../run/run-procedure.testing'
import { carrier, fighters, torpedoBombers } from '../../ship/stands.testing'
import { diveBombers } from '../played.testing'
import { atTable } from '../table.testing'
import { dueNow } from '../turn/due'
import { plays, refuses } from '../turn/two-sides.testing'
import { antiAircraft } from './aa'
import { airAttack } from './air-attack'
import { airCombat } from './air-combat'
import { airHolds, airOrders, airPasses } from './air-orders'

const stands = {
  ship: { of: carrier },
  cap: { of: fighters },
  strike: { of: diveBombers },
  raid: { of: torpedoBombers },
}
const inPhase = (phase: string, state: GameState = atTable(stands)): GameState => ({ ...state, phase })
const due = (state: GameState) =>
  dueNow(state).map(({ procedure, input }) =>
    [procedure, input['by'], input['at']].filter((each) => each !== undefined).join(' '),
  )
const sent = (input: Readonly<Record<string, string>>) =>
  inPhase('action', plays(airOrders, inPhase('aircraftMovement'), { input }).state)

describe('aircraft movement', () => {
  test('what flies is given its orders once a turn', () => {
    const before = inPhase('aircraftMovement')
    expect(dueNow(before).map(({ say }) => read(say))).toEqual(['3 stands of aircraft fly: what they do this turn'])
    const after = plays(airOrders, before)
    expect([after.label, due(after.state)]).toEqual(['all aircraft fly on', []])
    expect(due({ ...after.state, turn: 2 })).toEqual(['airOrders'])
  })

  test('all do as they did last turn by one key; what has spent its load does not', () => {
    const second = { ...sent({ intercept: 'cap', attack: 'strike raid' }), turn: 2, phase: 'aircraftMovement' }
    const { fields } = second.ships[shipId('raid')]!
    const spent = { ...second.ships[shipId('raid')]!, fields: { ...fields, load: 'none' } }
    const state = { ...second, ships: { ...second.ships, [shipId('raid')]: spent } }
    const { input } = airPasses(state)!.rest
    // Nothing is left to ask, so that no form opens.
    expect(input).toEqual({ intercept: 'cap', attack: 'strike', land: '' })
    const { label, state: after } = plays(airOrders, state, { input })
    expect([label, due({ ...after, phase: 'action' })]).toEqual([
      '2 stands of aircraft have their orders',
      ['airCombat cap', 'airAttack strike'],
    ])
  })

  test('with nothing in the air there is nothing to order', () => {
    const none = inPhase('aircraftMovement', atTable({ ship: { of: carrier } }))
    expect([due(none), refuses(airOrders, none)?.[0]]).toEqual([[], 'no-aircraft-flying'])
  })

  test('a stand that comes back empty lands and rearms', () => {
    const empty = atTable({ ...stands, strike: { of: diveBombers, fields: { load: 'none' } } })
    const { on, why } = plays(airOrders, inPhase('aircraftMovement', empty), { input: { land: 'strike' } })
    expect([on('strike').field('load'), why]).toEqual(['diveBomber', ['Bombing Six lands and rearms.']])
  })
})

describe('the action phase', () => {
  test('interceptions are due before attacks, each stand with its own form', () => {
    expect(due(sent({ intercept: 'cap', attack: 'strike raid' }))).toEqual([
      'airCombat cap',
      'airAttack strike',
      'airAttack raid',
    ])
  })

  test('behind an attack the guns of the other side, each ship once', () => {
    const table = atTable({
      ...stands,
      ship: { of: carrier, squadron: 'foe' },
      other: { of: carrier, squadron: 'foe' },
    })
    const squadrons = table.squadrons.map((each) => (each.name === 'foe' ? { ...each, side: sideId('theirs') } : each))
    const ordered = plays(airOrders, inPhase('aircraftMovement', { ...table, squadrons }), {
      input: { attack: 'raid' },
    })
    const state = inPhase('action', ordered.state)
    expect(due(state)).toEqual(['airAttack raid', 'antiAircraft ship raid'])
    const fired = plays(antiAircraft, state, {
      input: { by: 'ship', at: 'raid', weapon: 'crf', attacks: 1 },
      faces: [1],
    })
    expect(due(fired.state)).toEqual(['airAttack raid', 'antiAircraft other raid'])
  })

  test('until each has done its part', () => {
    const state = sent({ intercept: 'cap', attack: 'strike' })
    const fought = plays(airCombat, state, {
      input: { combat: 'intercept', by: 'cap', at: 'strike' },
      faces: Array.from({ length: 5 }, () => 1),
    }).state
    expect(due(fought)).toEqual(['airAttack strike'])
    const attacked = plays(airAttack, fought, { input: { by: 'strike', target: 'ship' }, faces: [1, 1] }).state
    expect(due(attacked)).toEqual([])
  })

  test('what does not come to its attack is passed over, one stand or all of them', () => {
    const state = sent({ intercept: 'cap', attack: 'strike raid' })
    const { next, rest } = airPasses(state)!
    const { state: held } = plays(airHolds, state, { input: next!.input })
    expect(due(held)).toEqual(['airAttack strike', 'airAttack raid'])
    const { state: none, label } = plays(airHolds, held, { input: airPasses(held)!.rest.input })
    expect([rest.input['stands'], label, due(none), airPasses(none)]).toEqual([
      'cap strike raid',
      '2 stands of aircraft do nothing more this turn',
      [],
      undefined,
    ])
  })

  test('what flies on is not due, nor what was ordered in the turn before', () => {
    expect(due(sent({}))).toEqual([])
    expect(due({ ...sent({ attack: 'strike' }), turn: 2 })).toEqual([])
  })
})
