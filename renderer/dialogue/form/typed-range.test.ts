import { expect, test } from 'vitest'
import { figureOf, freshAfterMs, nothingTyped, typedOn, type TypedRange } from './typed-range'

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
