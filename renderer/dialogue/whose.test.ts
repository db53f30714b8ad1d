import { expect, test } from 'vitest'
import { shipAsked, shipConcerned, shipThatDecides } from './whose'
import type { GameState } from '#shared/game/state'
import { shipId, type ShipId } from '#shared/kernel/ids'
import type { Question } from '#shared/kernel/question'
import { ownerOf } from '#shared/rules/kit/owner'
import type { Input } from '#shared/rules/pack/input'
import { atNight } from '#shared/rules/fire-on-the-waters/procedures/night-action.testing'

const about = (ship: string, key: string) => ({ key, ask: { key: 'a', values: { ship } } }) as unknown as Question

test('of all hits that wait the card of the ship in turn is shown; a salvo keeps to its target', () => {
  const asked = (ship: string, input: Input) => shipAsked(about(ship, 'blue-41'), input, atNight())
  expect(asked('Kako', { hits: 'all' })).toBe('kako')
  expect(asked('Rodney', { hits: 'all' })).toBeUndefined()
  expect(asked('Kako', { target: 'astoria' })).toBeUndefined()
})

test('of two ships of one name the card of the one that is asked about is shown', () => {
  const { ships, ...table } = atNight()
  const [kako, quincy] = [ships['kako' as ShipId]!, ships['quincy' as ShipId]!]
  const twin = { ...quincy, document: kako.document, fields: kako.fields }
  const markers = [{ id: 'hits-2', values: { target: 'quincy' } }]
  const state = { ...table, ships: { ...ships, quincy: twin }, markers } as unknown as GameState
  const asked = (key: string) => shipAsked(about('Kako', key), {}, state)
  expect(['flooding/kako', 'flooding/quincy', 'hits-2/1/blue-41', 'yellow'].map(asked)).toEqual([
    ...['kako', 'quincy', 'quincy', 'kako'],
  ])
})

test('torpedoes that run and hits that wait are seen on the card of their target', () => {
  const values = { by: 'kako', target: 'astoria' }
  const state = { ...atNight(), markers: [{ id: 'kako-spread-1', values }] } as unknown as GameState
  expect(shipConcerned({ spread: 'kako-spread-1' }, state)).toBe('astoria')
  expect(shipConcerned({ spread: 'gone' }, state)).toBeUndefined()
})

test('each side decides for the ship of an attack that is theirs', () => {
  const state = atNight()
  const [us, japan] = ['astoria', 'kako'].map((ship) =>
    state.sides.find(({ id }) => id === ownerOf(state, shipId(ship)))!,
  )
  const attack = { ship: 'kako', target: 'astoria' }
  expect(shipThatDecides(us!, attack, state)).toEqual({ is: 'target', name: 'Astoria' })
  expect(shipThatDecides(japan!, attack, state)).toEqual({ is: 'firing', name: 'Kako' })
  expect(shipThatDecides(us!, { ship: 'astoria' }, state), 'nobody is attacked').toBeUndefined()
  const markers = [{ id: 'spread', values: { by: 'kako' } }] as unknown as GameState['markers']
  const runs = { attack: 'spread', target: 'astoria' }
  expect(shipThatDecides(japan!, runs, { ...state, markers })).toEqual({ is: 'firing', name: 'Kako' })
})
