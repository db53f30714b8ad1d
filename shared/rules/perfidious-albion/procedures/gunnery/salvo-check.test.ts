import { expect, test } from 'vitest'
import { action, consort, firer, shipOfTests, target } from '../damage/action.testing'
import { visibilityInches } from './salvo-form'
import { average, meeting, refusal } from './salvo.testing'

const with_ = (ours: object, theirs: object = {}, setup: object = {}) =>
  action([shipOfTests(firer, { ...average, ...ours })], [shipOfTests(target, theirs)], setup)

test('what fits is not refused', () => {
  expect(refusal({})).toBe(null)
  expect(refusal({ ships: `${firer} ${consort}`, letters: 'Z B C', rangeInches: 16 })).toBe(null)
})

test('a squadron or a ship that is not there', () => {
  expect(refusal({ squadron: 'nobody' })).toEqual(['squadron', 'no-such-squadron'])
  expect(refusal({ ships: 'constructor' })).toEqual(['ships', 'no-such-ship'])
  expect(refusal({ ships: target })).toEqual(['ships', 'no-such-ship'])
  expect(refusal({ ships: '' })).toEqual(['ships', 'no-ship-fires'])
  expect(refusal({ target: 'nobody' })).toEqual(['target', 'no-such-ship'])
})

test('a ship that is sunk, blown up, struck or gone does not fire', () => {
  for (const standing of ['sunk', 'blownUp', 'struck', 'left']) {
    expect(refusal({}, with_({ fields: { standing } })), standing).toEqual(['ships', 'ship-cannot-fire'])
  }
  expect(refusal({}, with_({ fields: { standing: 'withdrawing', crewQuality: 2 } }))).toBe(null)
})

test('a sunk target', () => {
  expect(refusal({}, with_({}, { fields: { standing: 'sunk' } }))).toEqual(['target', 'target-sunk'])
  expect(refusal({}, with_({}, { fields: { standing: 'blownUp' } }))).toEqual(['target', 'target-sunk'])
  expect(refusal({}, with_({}, { tracks: { flotation: 0 } }))).toEqual(['target', 'target-sunk'])
  expect(refusal({}, with_({}, { fields: { standing: 'left' } }))).toEqual(['target', 'target-off-table'])
  expect(refusal({ target: consort })).toEqual(['target', 'target-own-side'])
})

test('visibility is the scenario’s figure, 64 inches where it names none', () => {
  expect([visibilityInches(meeting()), visibilityInches(meeting({ table: { visibilityInches: 24 } }))]).toEqual([
    64, 24,
  ])
  expect(refusal({ rangeInches: 64 })).toBe(null)
})

test('a target beyond visibility, a range beyond the table', () => {
  const hazy = meeting({ table: { visibilityInches: 24 } })
  expect(refusal({ rangeInches: 25 }, hazy)).toEqual(['rangeInches', 'beyond-visibility'])
  expect(refusal({ rangeInches: 64.5 })).toEqual(['rangeInches', 'beyond-the-table'])
  expect(refusal({ rangeInches: Infinity })).toEqual(['rangeInches', 'beyond-the-table'])
  expect(refusal({ letters: 'Z B', rangeInches: 57 })).toEqual(['rangeInches', 'out-of-range'])
  expect(refusal({ rangeInches: -1 })).toEqual(['rangeInches', 'range-unreadable'])
  expect(refusal({ rangeInches: 'far' })).toEqual(['rangeInches', 'range-unreadable'])
  expect(refusal({ rangeInches: Number.NaN })).toEqual(['rangeInches', 'range-unreadable'])
})

test('a gun that cannot bear', () => {
  expect(refusal({ letters: 'C', rangeInches: 16, sector: 'bow' })).toEqual(['sector', 'gun-cannot-bear'])
  expect(refusal({ sector: 'up' })).toEqual(['sector', 'no-such-bearing'])
  expect(refusal({ rake: 'sideways' })).toEqual(['rake', 'no-such-rake'])
})

test('nothing left to fire', () => {
  const boxes = { '3-2': ['struck'], '8-2': ['noSupply'] }
  expect(refusal({}, with_({ boxes }))).toEqual(['letters', 'nothing-left-to-fire'])
  expect(refusal({ letters: 'Y' })).toEqual(['letters', 'no-such-gun'])
  expect(refusal({ letters: '' })).toEqual(['letters', 'no-gun-chosen'])
  expect(refusal({ letters: 'W' })).toEqual(['letters', 'no-such-gun'])
})
