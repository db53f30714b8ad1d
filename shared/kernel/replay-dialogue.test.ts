import { describe, expect, test } from 'vitest'
import { chance, choose, confirm, overridable, number, roll, rolls, under, type Dialogue } from './dialogue'
import { replayDialogue } from './replay-dialogue'
import { usualPolicy } from './policy'
import type { Answer } from './question'
import { playOut } from './sampled-odds'
import { dice, play } from './script.testing'

const put = { to: 'umpire', ask: { key: 'ask' } }

/** A salvo in small: a chance, then a place for each straddle. */
function* salvo(guns: number): Dialogue<string> {
  const percent = yield* overridable('percent', guns * 30, { least: 0, most: 999 }, put)
  const second = yield* chance('second', 'D10', (percent % 100) / 10, put)
  const straddles = Math.floor(percent / 100) + Number(second)
  const places: string[] = []
  for (let straddle = 1; straddle <= straddles; straddle++) {
    places.push(yield* under(`straddle-${straddle}`, place()))
  }
  return places.join(' ')
}

function* place(): Dialogue<string> {
  const section = yield* roll('section', 'D10', put)
  const deck = yield* roll('deck', 'D6', put)
  return `${section}-${deck}`
}

const answers = (given: Record<string, Answer>) => new Map(Object.entries(given))

test('a dialogue stops at the first question without an answer', () => {
  expect(replayDialogue(salvo(4), answers({}))).toMatchObject({
    is: 'asking',
    question: { key: 'second', die: 'D10', atMost: 2 },
    answered: [{ question: { key: 'percent' }, answer: 120, given: false }],
  })
  expect(replayDialogue(salvo(4), answers({ second: 2, 'straddle-1/section': 6 }))).toMatchObject({
    is: 'asking',
    question: { key: 'straddle-1/deck', die: 'D6' },
  })
})

test('four guns at 30 %, a 2 on the D10: two straddles', () => {
  expect(play(salvo(4), dice(2, 6, 3, 1, 4)).outcome).toBe('6-3 1-4')
  expect(play(salvo(4), dice(3, 6, 3)).outcome).toBe('6-3')
})

test('a figure of the app is overridden, and what follows reads it', () => {
  expect(replayDialogue(salvo(4), answers({ percent: 60, second: 7 }))).toMatchObject({ is: 'finished', outcome: '' })
})

test('going back to an earlier answer keeps the later ones where they still apply', () => {
  const rolled = {
    second: 1,
    'straddle-1/section': 6,
    'straddle-1/deck': 3,
    'straddle-2/section': 2,
    'straddle-2/deck': 2,
  }
  expect(replayDialogue(salvo(4), answers({ ...rolled, second: 9 }))).toMatchObject({ is: 'finished', outcome: '6-3' })
  expect(replayDialogue(salvo(4), answers(rolled))).toMatchObject({ is: 'finished', outcome: '6-3 2-2' })
})

test('an answer that its question could not have is not taken', () => {
  expect(replayDialogue(salvo(4), answers({ second: 11 }))).toMatchObject({
    is: 'differs',
    question: { key: 'second' },
    refusal: { code: 'answer-not-a-face', values: { die: 'D10', least: 1, most: 10 } },
  })
})

const option = (value: string) => ({ value, say: put.ask })

test('where one answer alone is possible nobody is asked', () => {
  expect(replayDialogue(choose('q', [option('a')], 'a', put), answers({}))).toMatchObject({
    is: 'finished',
    outcome: 'a',
  })
})

test.each<[string, () => Dialogue<unknown>, Answer, string]>([
  ['a D36 has no 17', () => roll('q', 'D36', put), 17, 'answer-not-a-face'],
  ['a D20 has no 0', () => roll('q', 'D20', put), 0, 'answer-not-a-face'],
  ['half a pip', () => roll('q', 'D6', put), 2.5, 'answer-not-a-face'],
  ['two dice for three', () => rolls('q', 'D6', 3, put), [1, 2], 'answer-wrong-kind'],
  ['a seven among three', () => rolls('q', 'D6', 3, put), [1, 7, 2], 'answer-not-a-face'],
  ['yes as a word', () => confirm('q', true, put), 'yes', 'answer-wrong-kind'],
  ['a figure too high', () => number('q', { least: 1, most: 4, usual: 1 }, put), 5, 'answer-out-of-range'],
  ['not a figure', () => number('q', { least: 1, most: 4, usual: 1 }, put), Number.NaN, 'answer-wrong-kind'],
  ['what is not offered', () => choose('q', ['a', 'c'].map(option), 'a', put), 'b', 'answer-not-offered'],
  ['a ruling nobody made', () => overridable('q', 'a', ['a', 'b'], put), 'c', 'answer-not-offered'],
])('refused: %s', (_, asking, answer, code) => {
  expect(replayDialogue(asking(), answers({ q: answer }))).toMatchObject({ is: 'differs', refusal: { code } })
})

describe('bounds of an overridable figure that are too narrow', () => {
  const seventy = (value: number) => () => overridable('q', value, { least: -20, most: 60 }, put)

  test.each([70, -30, 26.5])('%d worked out: the dialogue continues with it', (value) => {
    expect(replayDialogue(seventy(value)(), answers({}))).toMatchObject({ is: 'finished', outcome: value })
    expect(replayDialogue(seventy(value)(), answers({ q: value }))).toMatchObject({ is: 'finished', outcome: value })
  })

  test('it may be overridden by anything from there to what is offered, and by no more', () => {
    expect(replayDialogue(seventy(70)(), answers({ q: 65 }))).toMatchObject({ is: 'finished', outcome: 65 })
    expect(replayDialogue(seventy(70)(), answers({ q: -20 }))).toMatchObject({ is: 'finished', outcome: -20 })
    expect(replayDialogue(seventy(70)(), answers({ q: 71 }))).toMatchObject({
      refusal: { values: { least: -20, most: 70 } },
    })
  })

  test('a choice that is not offered is added to those that are', () => {
    const third = () => overridable('q', 'c', ['a', 'b'], put)
    expect(replayDialogue(third(), answers({}))).toMatchObject({ is: 'finished', outcome: 'c' })
    expect(replayDialogue(third(), answers({ q: 'a' }))).toMatchObject({ is: 'finished', outcome: 'a' })
  })
})

test('the usual value answers every decision, and app dice every roll', () => {
  function* asked(): Dialogue<readonly unknown[]> {
    const chosen = yield* choose('choose', [{ value: 'flood', say: put.ask }], 'flood', put)
    const sure = yield* confirm('confirm', false, put)
    const range = yield* number('number', { least: 1, most: 64, usual: 14 }, put)
    return [chosen, sure, range, yield* rolls('rolls', 'D6', 2, put)]
  }
  expect(playOut(asked(), () => 4, usualPolicy)).toEqual(['flood', false, 14, [4, 4]])
})
