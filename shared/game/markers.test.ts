import { expect, test } from 'vitest'
import { markerId } from '../kernel/ids'
import type { Effect } from './effect'
import { isSpent } from './mark'
import { north, tinyGame } from './tiny-fleet.testing'

const template = markerId('template-1')
const placed: Effect = {
  type: 'markerLaid',
  marker: template,
  kind: 'torpedo',
  of: north,
  turnLaid: 2,
  livesTurns: 2,
  values: { torpedoes: 2, ranInches: 6 },
}
const table = (...effects: readonly Effect[]) =>
  tinyGame('initiative', { kind: 'step', by: 'rule', label: { key: 'steps.note' }, effects })

test('a marker runs on and keeps what the effect does not name', () => {
  const moved: Effect = { type: 'markerMoved', marker: template, values: { ranInches: 12 } }
  const { type: _, marker: id, ...kept } = placed
  expect(table(placed, moved).state.markers).toEqual([{ id, ...kept, values: { torpedoes: 2, ranInches: 12 } }])
})

test('a marker that is not there is a conflict, and so is one placed twice', () => {
  const missing = (...effects: readonly Effect[]) =>
    table(...effects).conflicts.map((conflict) => Object(conflict).missing)
  expect(missing({ type: 'markerLifted', marker: template })).toEqual(['marker'])
  expect(missing({ type: 'markerMoved', marker: template, values: {} })).toEqual(['marker'])
  expect(missing(placed, placed)).toEqual(['taken'])
})

test('a marker that lives two turns is there in the turn after it was placed and spent in the next', () => {
  const [marker] = table(placed).state.markers
  expect([2, 3, 4].map((turn) => isSpent(marker!, turn))).toEqual([false, false, true])
})
