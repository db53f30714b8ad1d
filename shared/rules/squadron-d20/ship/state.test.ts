import { expect, test } from 'vitest'
import { airBase, destroyer, fighters, inPlay, motorBoats } from './stands.testing'
import { condition } from './state'

test('the strength of a stand is its F, S, vessels or aircraft', () => {
  expect(condition(inPlay(destroyer, { tracks: { flotation: 3 } })).left).toBe(3)
  expect(condition(inPlay(airBase, { tracks: { structure: 7 } })).left).toBe(7)
  expect(condition(inPlay(motorBoats, { tracks: { vessels: 2 } })).left).toBe(2)
  expect(condition(inPlay(fighters, { tracks: { aircraft: 1 } })).left).toBe(1)
})

test('a stand without vessels or aircraft is gone, a ship with F 0 still floats', () => {
  expect(condition(inPlay(motorBoats, { tracks: { vessels: 0 } })).standing).toBe('sunk')
  expect(condition(inPlay(fighters, { tracks: { aircraft: 0 } })).standing).toBe('sunk')
  expect(condition(inPlay(destroyer, { tracks: { flotation: 0 } })).standing).toBe('afloat')
  expect(condition(inPlay(destroyer, { tracks: { speed: 0 } })).standing).toBe('deadInTheWater')
})

test('aircraft keep their speed, a place ashore has none', () => {
  expect(condition(inPlay(fighters, { tracks: { aircraft: 1 } }))).toMatchObject({ speed: 290, maximumSpeed: 290 })
  expect(condition(inPlay(airBase))).toMatchObject({ standing: 'afloat', speed: 0, maximumSpeed: 0 })
})
