import { expect, test } from 'vitest'
import { chance, roll, rolls, type Dialogue, draw, withoutOne } from './dialogue'
import { exactOdds, expected } from './exact-odds'
import { usualPolicy } from './policy'
import { errorOf } from './sampled-odds'
import { seededDice } from './seeded-dice'
import { checkAnswer } from './answer'
import { replayDialogue } from './replay-dialogue'
import { drawLot } from './draw-lot'
import type { Lot } from './question'
import { dice, play, sampledOdds } from './script.testing'

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

test('ten thousand samples err by a point at most, and never by nothing', () => {
  expect(errorOf(0.5, 10_000)).toBeLessThanOrEqual(0.01)
  expect(errorOf(0, 10_000)).toBeGreaterThan(0)
})

const lot = (value: string, count: number): Lot => ({ value, say: { key: value }, count })
const cup = [lot('hit', 3), lot('miss', 5), lot('X', 1), lot('none', 0)]

/** Two chits, the first of which stays out. */
function* twoChits(): Dialogue<string> {
  const first = yield* draw('first', cup, put)
  return `${first} ${yield* draw('second', withoutOne(cup, first), put)}`
}

test('a lot is as likely as there are of it, and the one that is out is out', () => {
  const odds = exactOdds(twoChits, usualPolicy)!
  expect(odds.get('"hit hit"')?.chance).toBeCloseTo((3 / 9) * (2 / 8), 12)
  expect(odds.get('"X miss"')?.chance).toBeCloseTo((1 / 9) * (5 / 8), 12)
  expect(odds.has('"X X"')).toBe(false)
})

test.each([
  ['two dice', twoDice, 1898],
  ['two lots', twoChits, 1942],
])(
  'samples of %s agree with the exact odds within twice the error shown',
  (_, start: () => Dialogue<unknown>, seed) => {
    const sampled = sampledOdds(start, seededDice(seed), usualPolicy)
    for (const [key, { chance: sure }] of exactOdds(start, usualPolicy)!) {
      expect(Math.abs((sampled.get(key)?.chance ?? 0) - sure), key).toBeLessThan(2 * errorOf(sure, 10_000))
    }
  },
)

test('faces beyond the last full round are rolled again; more than a hundred lots take two dice', () => {
  const faces = (...shown: number[]) => {
    const rest = [...shown]
    return () => rest.shift()!
  }
  expect(drawLot(cup, faces(100, 4))).toBe('miss')
  expect(drawLot([lot('low', 100), lot('high', 100)], faces(2, 1))).toBe('high')
  expect(drawLot([lot('only', 1)], faces())).toBe('only')
  expect(() => drawLot([], faces())).toThrow('nothing to draw from')
})

test('a lot that is not in the cup is no answer', () => {
  const question = { kind: 'draw', key: 'first', lots: cup, ...put } as const
  expect(checkAnswer(question, 'X').ok).toBe(true)
  expect(checkAnswer(question, 'none')).toMatchObject({ code: 'answer-not-offered' })
  expect(checkAnswer(question, 7)).toMatchObject({ code: 'answer-not-offered' })
})

test('a dialogue waits for what is drawn, and a script names it by its key', () => {
  expect(replayDialogue(twoChits(), new Map([['first', 'X']]))).toMatchObject({
    is: 'asking',
    question: { key: 'second' },
  })
  expect(play(twoChits(), dice(), { first: 'X', second: 'hit' }).outcome).toBe('X hit')
  expect(() => play(twoChits(), dice(), { first: 'X' })).toThrow('no lot said for second')
  expect(() => play(twoChits(), dice(), { first: 'X', second: 'X' })).toThrow('answer-not-offered')
})
