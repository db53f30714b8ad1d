import { expect, test } from 'vitest'
import type { InputField } from './procedure'
import { unfitInput } from './unfit-input'

const fields: readonly InputField[] = [
  { kind: 'yesNo', name: 'burns', usual: false },
  { kind: 'choice', name: 'sight', among: ['seen', 'unseen'], usual: 'seen' },
  { kind: 'number', name: 'chits', least: 0, most: 50, usual: 4 },
]
const wrong = (input: Parameters<typeof unfitInput>[1]) => {
  const flaw = unfitInput(fields, input)
  return flaw && [flaw.values['field'], flaw.code]
}

test('what was left out is as it usually is', () => {
  expect(wrong({})).toBeUndefined()
  expect(wrong({ burns: null, chits: null })).toBeUndefined()
  expect(wrong({ burns: true, chits: 50 })).toBeUndefined()
})

test('a word is no yes or no', () => {
  for (const burns of ['true', 'yes', 1, 0, '']) expect(wrong({ burns })).toEqual(['burns', 'answer-wrong-kind'])
})

test('a choice is a word', () => {
  expect(wrong({ sight: 'unseen' })).toBeUndefined()
  for (const sight of [0, 1e9, true]) expect(wrong({ sight })).toEqual(['sight', 'answer-wrong-kind'])
})

test('a figure has ends, and a word is no figure', () => {
  for (const chits of ['4', true]) expect(wrong({ chits })).toEqual(['chits', 'answer-wrong-kind'])
  for (const chits of [-1, 51, 1e9, Number.NaN, Number.POSITIVE_INFINITY]) {
    expect(wrong({ chits }), String(chits)).toEqual(['chits', 'answer-out-of-range'])
  }
})
