import { expect, test } from 'vitest'
import { codeOf, inGroups, longLetters, readCode, shortLetters } from './code'

const bytes = (n: number) => Uint8Array.from({ length: n }, (_, at) => (at * 37) % 256)

test('a code of the picture is worth 80 bits: 16 letters of 32', () => {
  expect(new Set(codeOf(Uint8Array.from({ length: 256 }, (_, at) => at))).size).toBe(32)
  expect(longLetters * Math.log2(32)).toBe(80)
})

test('a code is read as it was shown, however it is typed', () => {
  for (const n of [longLetters, shortLetters]) {
    const code = codeOf(bytes(n))
    expect(readCode(inGroups(code).toLowerCase())).toBe(code)
    expect(readCode(` ${code.slice(0, 3)}-${code.slice(3)} `)).toBe(code)
  }
})

test.each(['', 'AB', 'OOOOOO', 'ABCDEFG', 'A'.repeat(4000)])('is no code: %s', (typed) =>
  expect(readCode(typed)).toBeNull(),
)
