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
import { pass, passes } from '../turn/passes'
import { airOrders } from './air-orders'

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
  inPhase(
    'action',
    plays(airOrders, inPhase('aircraftMovement'), { input: { intercept: '', attack: '', ...input } }).state,
  )

describe('aircraft movement', () => {
  test('what flies is given its orders once a turn', () => {
    const before = inPhase('aircraftMovement')
    expect(dueNow(before).map(({ say }) => read(say))).toEqual(['Hers: orders for 3 stands of aircraft'])
    const after = plays(airOrders, before, { input: { intercept: '', attack: '' } })
    expect([after.label, due(after.state)]).toEqual(['all aircraft fly on', []])
    expect(due({ ...after.state, turn: 2 })).toEqual(['airOrders'])
  })

  describe('of two sides', () => {
    const table = atTable({ ...stands, raid: { of: torpedoBombers, squadron: 'foe' } })
    const squadrons = table.squadrons.map((each) => (each.name === 'foe' ? { ...each, side: sideId('theirs') } : each))
    const before = inPhase('aircraftMovement', { ...table, squadrons })
    const ours = before.squadrons[0]!.side

    test('each orders its own, one after the other; old journals have the orders of both in one', () => {
      const asked = (input: object) => airOrders.fields(before, { ...input }).map(({ name, default: is }) => [name, is])
      expect(asked({})).toEqual([
        ['side', ours],
        ['intercept', 'cap'],
        ['attack', 'strike'],
      ])
      expect(asked({ side: 'all' })).toContainEqual(['attack', 'strike raid'])
      const half = plays(airOrders, before, { input: { intercept: 'cap', attack: '' } }).state
      expect(dueNow(half).map(({ input }) => input)).toEqual([{ side: 'theirs' }])
      expect(read(passes(half)!.rest.say)).toBe('All that can intercept or attack do so')
      expect(passes(half)!.rest.input).toEqual({ side: 'theirs', intercept: '', attack: 'raid', land: '' })
      expect(due({ ...before, table: { ...before.table, 'missions:turn': before.turn } })).toEqual([])
    })

    test('one key sends those of all', () => {
      const { rest } = passes(before)!
      expect(rest.input).toEqual({ side: 'all', intercept: 'cap', attack: 'strike raid', land: '' })
      expect(due(plays(airOrders, before, { input: rest.input }).state)).toEqual([])
    })
  })

  test('the first orders send all that can, and Shift P does so without a form', () => {
    expect(passes(inPhase('aircraftMovement'))!.rest.input).toEqual({
      intercept: 'cap',
      attack: 'strike raid',
      land: '',
    })
  })

  test('all do as they did last turn by one key; what has spent its load does not', () => {
    const second = { ...sent({ intercept: 'cap', attack: 'strike raid' }), turn: 2, phase: 'aircraftMovement' }
    const { fields } = second.ships[shipId('raid')]!
    const spent = { ...second.ships[shipId('raid')]!, fields: { ...fields, load: 'none' } }
    const state = { ...second, ships: { ...second.ships, [shipId('raid')]: spent } }
    const { input } = passes(state)!.rest
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
    const input = { intercept: '', attack: '', land: 'strike' }
    const { on, why, state } = plays(airOrders, inPhase('aircraftMovement', empty), { input })
    expect([on('strike').field('load'), why]).toEqual(['diveBomber', ['Bombing Six lands and rearms.']])
    expect(passes({ ...state, turn: 2 })!.rest.input).toEqual({ intercept: '', attack: 'strike', land: '' })
  })
})

describe('a stand that was to rearm on a deck out of action', () => {
  const empty = (deck: object = {}) =>
    atTable({ ...stands, strike: { of: diveBombers, fields: { load: 'none' } }, ship: { of: carrier, ...deck } })
  const landing = (deck: object = {}, table: GameState['table'] = {}) => {
    const before = inPhase('aircraftMovement', empty(deck))
    const { state } = plays(airOrders, before, { input: { intercept: '', attack: '', land: 'strike' } })
    return { ...state, turn: 2, table: { ...state.table, ...table } }
  }
  const dark = landing({ fields: { casualties: 'powerFailure' } }, { 'power:ship': '1 failed' })
  const sunk = {
    ...landing(),
    ships: { ...landing().ships, ...inPhase('', empty({ fields: { standing: 'wreck' } })).ships },
  }
  const wreck = { ...sunk, ships: { ...sunk.ships, [shipId('strike')]: landing().ships[shipId('strike')]! } }

  const attacksDue = (state: GameState) => due(inPhase('action', state)).filter((each) => each.startsWith('airAttack'))

  test.each([
    ['whose crew did nothing for want of power', dark],
    ['that is a wreck', wreck],
  ])('%s, is not sent by itself: the table says whether it is ready', (_, state) => {
    expect(passes(state)!.rest.input['attack']).toBe('')
    const sends = { intercept: '', attack: 'strike' }
    const no = plays(airOrders, state, { input: sends })
    expect([no.asked, no.on('strike').field('load'), no.why]).toEqual([
      ['rearmed-strike'],
      'none',
      ['Bombing Six has not rearmed: it still carries nothing.'],
    ])
    expect(attacksDue(no.state)).toEqual([])
    const yes = plays(airOrders, state, { input: sends, said: { 'rearmed-strike': true } })
    expect(attacksDue(yes.state)).toEqual(['airAttack strike'])
  })

  test('a crew that passed its test, or failed in another turn, works her deck', () => {
    for (const power of ['1 passed', '0 failed'])
      expect(passes(landing({}, { 'power:ship': power }))!.rest.input['attack']).toBe('strike')
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

  test('before attacks the guns of the other side, each ship once', () => {
    const table = atTable({
      ...stands,
      ship: { of: carrier, squadron: 'foe' },
      other: { of: carrier, squadron: 'foe' },
    })
    const squadrons = table.squadrons.map((each) => (each.name === 'foe' ? { ...each, side: sideId('theirs') } : each))
    const ordered = plays(airOrders, inPhase('aircraftMovement', { ...table, squadrons }), {
      input: { intercept: '', attack: 'raid' },
    })
    const state = inPhase('action', ordered.state)
    expect(due(state)).toEqual(['antiAircraft ship raid', 'airAttack raid'])
    const fired = plays(antiAircraft, state, {
      input: { by: 'ship', at: 'raid', weapon: 'crf', attacks: 1 },
      faces: [1],
    })
    expect(due(fired.state)).toEqual(['antiAircraft other raid', 'airAttack raid'])
    const { state: past, label } = plays(pass, fired.state, { input: passes(fired.state)!.next!.input })
    expect([label, due(past)]).toEqual(['815 Squadron: no more guns fire at it', ['airAttack raid']])
    const { rest } = passes(fired.state)!
    expect([read(rest.say), rest.input]).toEqual([
      'No more guns fire at one stand',
      { stands: '', raiders: 'raid', ships: '' },
    ])
  })

  test('guns fire at all that come before the first of them attacks: one key passes over all guns', () => {
    const table = atTable({ ...stands, ship: { of: carrier, squadron: 'foe' } })
    const squadrons = table.squadrons.map((each) => (each.name === 'foe' ? { ...each, side: sideId('theirs') } : each))
    const input = { intercept: '', attack: 'strike raid' }
    const ordered = plays(airOrders, inPhase('aircraftMovement', { ...table, squadrons }), { input })
    const state = inPhase('action', ordered.state)
    const attacks = ['airAttack strike', 'airAttack raid']
    expect(due(state)).toEqual(['antiAircraft ship strike', 'antiAircraft ship raid', ...attacks])
    expect(due(plays(pass, state, { input: passes(state)!.rest.input }).state)).toEqual(attacks)
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

  test('what does not come to its attack is passed over, one stand or all that intercept or attack', () => {
    const state = sent({ intercept: 'cap', attack: 'strike raid' })
    const { next, rest } = passes(state)!
    const { state: held } = plays(pass, state, { input: next!.input })
    expect(due(held)).toEqual(['airAttack strike', 'airAttack raid'])
    const { state: none, label } = plays(pass, held, { input: passes(held)!.rest.input })
    expect([rest.input['stands'], label, due(none), passes(none)]).toEqual(['cap', '2 passed over', [], undefined])
    // The next turn offers them what they did not come to.
    expect(passes({ ...none, turn: 2, phase: 'aircraftMovement' })!.rest.input['attack']).toBe('strike raid')
  })

  test('what flies on is not due, nor what was ordered in the turn before', () => {
    expect(due(sent({}))).toEqual([])
    expect(due({ ...sent({ attack: 'strike' }), turn: 2 })).toEqual([])
  })
})
