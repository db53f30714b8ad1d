import { expect, test } from 'vitest'
import type { FormField } from '../pack/procedure'
import { inputProblem } from './input-problem'

const fields: readonly FormField[] = [
  { kind: 'yesNo', name: 'burns', default: false },
  { kind: 'choice', name: 'sight', among: ['seen', 'unseen'], default: 'seen' },
  { kind: 'number', name: 'chits', least: 0, most: 50, default: 4 },
]
const wrong = (input: Parameters<typeof inputProblem>[1]) => {
  const problem = inputProblem(fields, input)
  return problem && [problem.values['field'], problem.code]
}

test('a field that was left out has its usual value', () => {
  expect(wrong({})).toBeUndefined()
  expect(wrong({ burns: null, chits: null })).toBeUndefined()
  expect(wrong({ burns: true, chits: 50 })).toBeUndefined()
})

test('a range is as far as the form says, in what it is measured in', () => {
  const range = { kind: 'range', name: 'range', mostInches: 40, bandsInches: [20, 40], default: 10 } as const
  const problem = (value: string | number, measuredIn?: 'centimetres') =>
    inputProblem([measuredIn ? { ...range, measuredIn } : range], { range: value })
  for (const inches of [0, 24.5, 40]) expect(problem(inches)).toBeUndefined()
  expect(problem(41)).toMatchObject({ code: 'range-beyond-inches', values: { field: 'range', most: 40 } })
  expect(problem(41, 'centimetres')).toMatchObject({ code: 'range-beyond-centimetres', values: { most: 101.6 } })
  for (const none of [-1, Number.NaN]) expect(problem(none)?.code).toBe('range-beyond-inches')
  expect(problem('far')?.code).toBe('answer-wrong-kind')
})

test('a word is no yes or no', () => {
  for (const burns of ['true', 'yes', 1, 0, '']) expect(wrong({ burns })).toEqual(['burns', 'answer-wrong-kind'])
})

test('a choice is a word', () => {
  expect(wrong({ sight: 'unseen' })).toBeUndefined()
  for (const sight of [0, 1e9, true]) expect(wrong({ sight })).toEqual(['sight', 'answer-wrong-kind'])
})

test('a figure is whole and has ends, and a word is no figure', () => {
  for (const chits of ['4', true]) expect(wrong({ chits })).toEqual(['chits', 'answer-wrong-kind'])
  for (const chits of [2.5, 1e-9, -1, 51, 1e9, Number.NaN, Number.POSITIVE_INFINITY]) {
    expect(wrong({ chits }), String(chits)).toEqual(['chits', 'answer-out-of-range'])
  }
})
