import { expect, test } from 'vitest'
import { chance, roll, rolls, type Dialogue } from './dialogue'
import { exactOdds, expected, sampledOdds } from './odds.testing'
import { usualPolicy } from './policy'
import { errorOf } from './sampled-odds'
import { seededDice } from './seeded-dice'

const put = { to: 'umpire', ask: { key: 'ask' } }

function* twoDice(): Dialogue<number> {
  return (yield* roll('one', 'D6', put)) + (yield* roll('other', 'D6', put))
}

test('two dice make seven one time in six', () => {
  const odds = exactOdds(twoDice, usualPolicy)!
  expect(odds.get('7')?.chance).toBeCloseTo(1 / 6, 12)
  expect(expected(odds, (sum) => sum)).toBeCloseTo(7, 12)
})

test('a fistful is followed once per fist, with every order of it counted', () => {
  function* fist(): Dialogue<number> {
    return (yield* rolls('fist', 'D6', 3, put)).filter((face) => face === 6).length
  }
  expect(exactOdds(fist, usualPolicy)!.get('3')?.chance).toBeCloseTo(1 / 216, 12)
})

test('a later die that is only rolled after some faces counts as often as it is rolled', () => {
  function* second(): Dialogue<boolean> {
    return (yield* chance('first', 'D10', 3, put)) && (yield* chance('second', 'D20', 5, put))
  }
  expect(exactOdds(second, usualPolicy)!.get('true')?.chance).toBeCloseTo(0.3 * 0.25, 12)
})

test('a chance that cannot fail, or cannot come, has one branch', () => {
  expect(exactOdds(() => chance('sure', 'D10', 10, put), usualPolicy)!.size).toBe(1)
  expect(exactOdds(() => chance('never', 'D10', 0, put), usualPolicy)!.get('false')?.chance).toBe(1)
})

test('more ways than allowed are not followed', () => {
  expect(exactOdds(twoDice, usualPolicy, 36)).toBeDefined()
  expect(exactOdds(twoDice, usualPolicy, 35)).toBeUndefined()
})

test('samples agree with the exact odds within twice the error shown', () => {
  const exact = exactOdds(twoDice, usualPolicy)!
  const sampled = sampledOdds(twoDice, seededDice(1898), usualPolicy)
  for (const [key, { chance: sure }] of exact) {
    const seen = sampled.get(key)?.chance ?? 0
    expect(Math.abs(seen - sure), key).toBeLessThan(2 * errorOf(sure, 10_000))
  }
})

test('ten thousand samples err by a point at most, and never by nothing', () => {
  expect(errorOf(0.5, 10_000)).toBeLessThanOrEqual(0.01)
  expect(errorOf(0, 10_000)).toBeGreaterThan(0)
})
