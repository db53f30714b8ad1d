import { expect, test } from 'vitest'
import {
  bandsOf,
  figureOf,
  freshAfterMs,
  inchesOf,
  keyedRange,
  measured,
  nothingTyped,
  rangeAt,
  typedOn,
  type TypedRange,
} from './range'

test('a range lies in the first band that it does not exceed', () => {
  const held = (at: number) => bandsOf([8, 16, 24], ['40', '35'], at).findIndex(({ holds }) => holds)
  expect([0, 8, 9, 16, 17, 24].map(held)).toEqual([0, 0, 1, 1, 2, 2])
  expect(bandsOf([8, 16, 24], ['40', '35'], 14).map(({ figure }) => figure)).toEqual(['40', '35', '–'])
})

test('bands are as wide as they are long', () => {
  expect(bandsOf([10, 40], [], 0).map(({ widthPercent }) => widthPercent)).toEqual([25, 75])
})

test('the end of the bar is written, and not the one that would run into it', () => {
  const written = (ends: readonly number[]) =>
    bandsOf(ends, [], 0).flatMap(({ isEndWritten, toInches }) => (isEndWritten ? toInches : []))
  expect(written([2.5, 5, 7.5, 10, 15, 16])).toEqual([2.5, 5, 7.5, 10, 16])
  expect(written([8, 16, 24])).toEqual([8, 16, 24])
  expect(written([8])).toEqual([8])
})

test('a pointer names whole inches, within the bar', () => {
  const box = { left: 100, width: 640 }
  expect([100, 245, 740, 9_000, -5].map((x) => rangeAt(x, box, 64))).toEqual([0, 15, 64, 64, 0])
})

test('keys step by inches and bands, and stay within sight', () => {
  expect(keyedRange('ArrowRight', 14, 40)).toBe(15)
  expect(keyedRange('PageUp', 36, 40)).toBe(40)
  expect(keyedRange('ArrowLeft', 0, 40)).toBe(0)
  expect(keyedRange('Home', 14, 40)).toBe(0)
  expect(keyedRange('End', 14, 40)).toBe(40)
  expect(keyedRange('x', 14, 40)).toBeUndefined()
})

test('a range in centimetres becomes inches that read the same, to the millimetre', () => {
  expect(measured(9.84, 'centimetres')).toBe(25)
  for (let millimetres = 0; millimetres <= 1250; millimetres++) {
    expect(measured(inchesOf(millimetres / 10, 'centimetres'), 'centimetres')).toBe(millimetres / 10)
  }
  expect(inchesOf(measured(49.21, 'centimetres'), 'centimetres')).toBe(49.21)
  expect(inchesOf(measured(14, 'inches'), 'inches')).toBe(14)
})

/** The figures that keys come to, one after the other; a number waits so many ms. */
function typed(...keys: (string | number)[]): readonly number[] {
  let [figure, now, shown]: [TypedRange, number, string] = [nothingTyped, 10_000, '32']
  return keys.flatMap((key) => {
    if (typeof key === 'number') {
      now += key
      return []
    }
    figure = typedOn(figure, key, (now += 200), shown) ?? figure
    shown = String(figureOf(figure))
    return [figureOf(figure)]
  })
}

test('digits make one figure, with a point or a comma in it', () => {
  expect(typed('2', '4', '.', '5')).toEqual([2, 24, 24, 24.5])
  expect(typed('2', '4', ',', '5', ',')).toEqual([2, 24, 24, 24.5, 24.5])
  expect(typed('.', '5')).toEqual([0, 0.5])
  expect(typed('0', '9')).toEqual([0, 9])
})

test('a digit after a while replaces the figure', () => {
  expect(typed('5', freshAfterMs, '2', '5')).toEqual([5, 2, 25])
  expect(typed('1', freshAfterMs / 2, '4')).toEqual([1, 14])
})

test('a digit too many is refused beside the field, not made another range', () => {
  expect(typed('1', '4', '2')).toEqual([1, 14, 142])
  expect(typed('1', '2', '3', '4', '5', '6', '7').at(-1)).toBe(123_456)
})

test('Backspace takes the last one back', () => {
  expect(typed('2', '4', '.', '5', 'Backspace', 'Backspace', 'Backspace', 'Backspace', 'Backspace')).toEqual([
    2, 24, 24, 24.5, 24, 24, 2, 0, 0,
  ])
  expect(typed('Backspace', 'Backspace')).toEqual([3, 0])
})

test('other keys are none of its own', () => {
  expect(['a', 'Enter', 'ArrowUp', ' ', '-', '٣'].map((key) => typedOn(nothingTyped, key, 1, '32'))).toEqual(
    new Array(6).fill(undefined),
  )
})
