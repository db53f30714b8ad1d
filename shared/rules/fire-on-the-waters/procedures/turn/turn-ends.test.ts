import { expect, test } from 'vitest'
import { atNight, runs } from '../night-action.testing'
import { turnEnds } from './turn-ends'

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
