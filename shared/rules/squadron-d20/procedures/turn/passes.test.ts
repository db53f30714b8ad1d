import { expect, test } from 'vitest'
import type { GameState } from '../../../../game/state'
import { factors } from '../guns/factors'
import { guns } from '../guns/guns'
import { pass, passes } from './passes'
import { dueIn, plays, refuses, sea } from './two-sides.testing'

/** The cruiser has fired at the battleship in turn 1 and missed. */
const fired = plays(guns, sea('cruiser; foe/battleship'), {
  input: { ship: 'cruiser', target: 'battleship' },
  faces: [1, 1],
}).state
const inTurn = (turn: number, state: GameState = fired): GameState => ({
  ...state,
  turn,
  table: { ...state.table, initiativeTurn: turn },
})
const again = ['Guns of Tone Gawa: at Thunderbolt again?']

test('guns that have never fired are not due, nor those that have fired this turn', () => {
  expect([dueIn(sea('cruiser; foe/battleship')), dueIn(fired)]).toEqual([[], []])
})

test('guns are due again at the last target, with the form that names it', () => {
  expect(dueIn(inTurn(2))).toEqual(again)
  expect(dueIn(inTurn(2, { ...fired, phase: 'end' }))).toEqual([])
})

test('not at a target that is gone, nor of a ship without power that has failed her test', () => {
  const marked = (id: 'cruiser' | 'battleship', fields: object) => {
    const [ship] = Object.values(fired.ships).filter((each) => each.id === id)
    return inTurn(2, {
      ...fired,
      ships: { ...fired.ships, [id]: { ...ship!, fields: { ...ship!.fields, ...fields } } },
    })
  }
  expect(dueIn(marked('battleship', { standing: 'sunk' }))).toEqual([])
  expect(dueIn({ ...inTurn(2), table: { ...inTurn(2).table, 'power:cruiser': '2 failed' } })).toEqual([])
})

test('guns that may not fire where they stand have tried: they are due next turn, not again in this one', () => {
  const dark = { ...inTurn(2), table: { ...inTurn(2).table, tacticalVisibility: 1 } }
  const { label, state } = plays(guns, dark, { input: { ship: 'cruiser' } })
  expect(label).toBe('Tone Gawa at Thunderbolt: no battery fires')
  expect([dueIn(state), dueIn(inTurn(3, state))]).toEqual([[], again])
  const others = sea('cruiser; battleship; foe/destroyer')
  const one = { ...others, table: { 'gunsSilent:cruiser': others.turn } }
  const [asked] = guns.fields(one, {})
  expect(asked?.default, 'the form offers the next ship').toBe('battleship')
})

test('P holds her fire until she fires again, and that is said of her by name', () => {
  const { next, rest } = passes(inTurn(2))!
  expect([next?.input, rest.input]).toEqual([
    { stands: '', raiders: '', ships: 'cruiser' },
    { stands: '', raiders: '', ships: 'cruiser' },
  ])
  const { label, state } = plays(pass, inTurn(2), { input: next!.input })
  expect([label, dueIn(state), dueIn(inTurn(3, state))]).toEqual(['Tone Gawa holds her fire', [], []])
  expect(refuses(pass, state)?.[0]).toBe('nobody-to-pass')
  const { state: after } = plays(guns, inTurn(3, state), { input: { ship: 'cruiser' }, faces: [1, 1] })
  expect(dueIn(inTurn(4, after))).toEqual(again)
})

test('small guns change neither that she holds her fire nor the range of her guns', () => {
  const held = plays(pass, inTurn(2), { input: passes(inTurn(2))!.next!.input }).state
  const { state } = plays(factors, held, {
    input: { ship: 'cruiser', target: 'battleship', attacks: 1 },
    faces: [1],
  })
  expect(dueIn(inTurn(3, state))).toEqual([])
})

test('nor their target: small guns at another leave her guns to fire at theirs again', () => {
  const { state } = plays(factors, sea('cruiser; foe/battleship; foe/boats'), {
    input: { ship: 'cruiser', target: 'boats', attacks: 1 },
    faces: [1],
  })
  expect(dueIn(inTurn(2, state)), 'small guns alone are not due').toEqual([])
  const both = plays(guns, state, { input: { ship: 'cruiser', target: 'battleship' }, faces: [1, 1] }).state
  const again = plays(factors, inTurn(2, both), {
    input: { ship: 'cruiser', target: 'boats', attacks: 1 },
    faces: [1],
  })
  expect(dueIn(again.state)).toEqual(['Guns of Tone Gawa: at Thunderbolt again?'])
})
