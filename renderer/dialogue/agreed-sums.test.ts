import { expect, test } from 'vitest'
import { agreedSums } from './agreed-sums'
import type { GameState } from '#shared/game/state'
import type { Question } from '#shared/kernel/question'
import type { Scalar } from '#shared/kernel/scalar'
import type { Agreed } from '#shared/rules/pack/agreed'
import type { Reckoning } from '#shared/rules/pack/procedure'

const figure = (n: number) => ({ key: 'units.inches', values: { inches: n } })
const judged = (key: string, value: Scalar, answer: Scalar) => ({
  ...{ answer, given: true },
  question: { kind: 'judge', key, value, within: { least: 0, most: 9 }, to: 'umpire', ask: { key } } as Question,
})
const die = {
  answer: 3,
  given: true,
  question: { kind: 'roll', key: 'die', die: 'D6', to: 'umpire', ask: { key: 'die' } } as Question,
}

/** Two batteries, each with a size of its own and the sea for both. */
const reckon = (agreed: Agreed): readonly Reckoning[] =>
  ['A', 'B'].map((of) => {
    const [size, sea] = [agreed(`size/${of}`, 1), agreed('sea', 2)]
    const lines = [
      { say: { key: 'size' }, figure: figure(size), is: 'modifier' as const },
      { say: { key: 'sea' }, figure: figure(sea), is: 'modifier' as const },
    ]
    return { title: { key: of }, of, lines, total: figure(size + sea), means: { key: of }, sure: 0, chanceOfMore: 0 }
  })
const sums = (...answered: Parameters<typeof agreedSums>[1]) =>
  agreedSums(reckon, answered, {} as GameState).map(({ lines, total, was }) => [
    ...lines.map((line) => [line.say.key, line.figure.values, line.was?.values]),
    ['total', total.values, was?.values],
  ])
const is = (inches: number | string) => ({ inches })

test('an overridden figure keeps what it was, and so does the total that follows', () => {
  expect(sums(judged('size/A', 1, 1), judged('size/B', 1, 4), die)).toEqual([
    [
      ['size', is(1), undefined],
      ['sea', is(2), undefined],
      ['total', is(3), undefined],
    ],
    [
      ['size', is(4), is(1)],
      ['sea', is(2), undefined],
      ['total', is(6), is(3)],
    ],
  ])
})

test('a figure that no sum counts has a line of its own, in the sums that it is about', () => {
  const [a, b] = sums(judged('smoke/B', 0, 5), die)
  expect([a!.length, b!.at(-2)]).toEqual([3, ['smoke/B', { figure: '5' }, { figure: '0' }]])
})

test('what was worked out between dice and is in no sum has no line', () => {
  expect(sums(die, judged('smoke/A', 1, 4))[0]).toEqual(sums(die)[0])
})

test('a figure of the sum that a die has changed is what it came to', () => {
  expect(sums(die, judged('size/A', 3, 3))[0]).toEqual([
    ['size', is(3), is(1)],
    ['sea', is(2), undefined],
    ['total', is(5), is(3)],
  ])
})
