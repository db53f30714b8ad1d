import { expect, test } from 'vitest'
import { checkAnswer } from './answer'
import { draw, withoutOne, type Dialogue } from './dialogue'
import { replayDialogue } from './replay-dialogue'
import { drawLot } from './draw-lot'
import { exactOdds, sampledOdds } from './odds.testing'
import { usualPolicy } from './policy'
import type { Lot } from './question'
import { errorOf } from './sampled-odds'
import { dice, play } from './script.testing'
import { seededDice } from './seeded-dice'

const put = { to: 'umpire', ask: { key: 'ask' } }
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

test('fair dice draw as often as the odds say', () => {
  const exact = exactOdds(twoChits, usualPolicy)!
  const sampled = sampledOdds(twoChits, seededDice(1942), usualPolicy)
  for (const [key, { chance }] of exact) {
    expect(Math.abs((sampled.get(key)?.chance ?? 0) - chance), key).toBeLessThan(2 * errorOf(chance, 10_000))
  }
})

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
