import { expect, it } from 'vitest'
import { nextTick, shallowRef } from 'vue'
import { typedDice } from './typed-dice'
import type { DieName } from '#shared/kernel/dice'
import type { Question } from '#shared/kernel/question'

const put = { key: 'q', to: 'umpire', ask: { key: 'ask' } }

function typing(question: Question) {
  const given: (readonly number[])[] = []
  const asks = shallowRef<Question | undefined>(question)
  const half = shallowRef<readonly string[]>()
  const typed = typedDice(asks, half, (faces) => given.push(faces))
  const type = (digits: string) => [...digits].forEach((digit) => typed.type(digit))
  return { ...typed, asks, given, type }
}
const one = (die: DieName) => typing({ ...put, kind: 'roll', die })

it.each([
  ['D6', '4', 4],
  ['D10', '0', 10],
  ['D20', '07', 7],
  ['D36', '53', 53],
  ['D100', '00', 100],
] as const)('a %s is typed as %s', (die, digits, face) => {
  const { type, given } = one(die)
  type(digits)
  expect(given).toEqual([[face]])
})

it('shows the first digit of two, and takes it back', () => {
  const { type, digits, back, given } = one('D20')
  type('1')
  expect(digits.value).toBe('1')
  expect(back()).toBe(true)
  expect(digits.value).toBe('')
  expect(back()).toBe(false)
  expect(given).toEqual([])
})

it('refuses a key that fits no face, keeps what was typed before it, and forgets it with the next', () => {
  const { type, digits, refusal, given } = one('D20')
  type('29')
  expect(refusal.value).toMatchObject({ code: 'answer-not-a-face', values: { die: 'D20', least: 1, most: 20 } })
  expect(digits.value).toBe('2')
  type('0')
  expect([refusal.value, given]).toEqual([null, [[20]]])
})

it('says how a face of two digits is typed', () => {
  const { type, refusal } = one('D20')
  type('7')
  expect(refusal.value).toMatchObject({ code: 'face-of-two-digits', values: { die: 'D20', digits: '07' } })
})

it('goes back over a refused digit: the die before it is taken back', () => {
  const { type, faces, back, refusal } = typing({ ...put, kind: 'rolls', die: 'D6', count: 3 })
  type('259')
  expect([back(), faces.value, refusal.value]).toEqual([true, [2], null])
  const alone = one('D6')
  alone.type('9')
  expect([alone.back(), alone.refusal.value]).toEqual([false, null])
})

it('a fistful is answered when its last die is there', () => {
  const { type, faces, back, given } = typing({ ...put, kind: 'rolls', die: 'D6', count: 3 })
  type('25')
  expect(faces.value).toEqual([2, 5])
  back()
  type('61')
  expect(given).toEqual([[2, 6, 1]])
  expect(faces.value).toEqual([])
})

it('begins afresh with the next question, and types nothing into one without dice', async () => {
  const { asks, type, digits, given } = one('D20')
  type('1')
  asks.value = { ...put, key: 'other', kind: 'confirm', usual: true }
  await nextTick()
  expect(digits.value).toBe('')
  type('1')
  expect(given).toEqual([])
})
