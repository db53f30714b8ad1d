import { expect, test } from 'vitest'
import { bandsOf, inchesAt, keyedInches, typedInches } from './range-scale'

test('a range lies in the first band that it does not exceed', () => {
  const held = (at: number) => bandsOf([8, 16, 24], ['40', '35'], at).findIndex(({ holds }) => holds)
  expect([0, 8, 9, 16, 17, 24].map(held)).toEqual([0, 0, 1, 1, 2, 2])
  expect(bandsOf([8, 16, 24], ['40', '35'], 14).map(({ figure }) => figure)).toEqual(['40', '35', '–'])
})

test('bands are as wide as they are long', () => {
  expect(bandsOf([10, 40], [], 0).map(({ widthPercent }) => widthPercent)).toEqual([25, 75])
})

test('a pointer names whole inches, within the bar', () => {
  const box = { left: 100, width: 640 }
  expect([100, 245, 740, 9_000, -5].map((x) => inchesAt(x, box, 64))).toEqual([0, 15, 64, 64, 0])
})

test('keys step by inches and bands, and stay within sight', () => {
  expect(keyedInches('ArrowRight', 14, 40)).toBe(15)
  expect(keyedInches('PageUp', 36, 40)).toBe(40)
  expect(keyedInches('ArrowLeft', 0, 40)).toBe(0)
  expect(keyedInches('Home', 14, 40)).toBe(0)
  expect(keyedInches('End', 14, 40)).toBe(40)
  expect(keyedInches('x', 14, 40)).toBeUndefined()
})

test('figures are typed one after another, and begin anew beyond the range', () => {
  expect(typedInches('', '1', 40)).toBe('1')
  expect(typedInches('1', '4', 40)).toBe('14')
  expect(typedInches('14', '2', 40)).toBe('2')
  expect(typedInches('0', '9', 40)).toBe('9')
})
