import { expect, test } from 'vitest'
import { placePath, readPath } from './path-data'

test('absolute points are moved and scaled, steps are only scaled', () => {
  expect(placePath('M1 2L3 4l1 1h2v-2H0V0Z', 10, 20, 2, 3)).toBe('M12 26L16 32l2 3h4v-6H10V20Z')
})

test('figures without spaces between them are read', () => {
  expect(readPath('M.5.25-1.5e1-.5')).toEqual([
    { letter: 'M', values: [0.5, 0.25] },
    { letter: 'L', values: [-15, -0.5] },
  ])
})

test('an opening relative move is a place', () => {
  expect(placePath('m1 1l1 0', 10, 10, 2, 2)).toBe('M12 12l2 0')
})

test('a circle scaled unevenly becomes an ellipse, and a mirrored arc turns the other way', () => {
  expect(placePath('M0 0a1 1 0 1 1 2 0', 0, 0, 19, 11)).toBe('M0 0a19 11 0 1 1 38 0')
  expect(placePath('M0 0A1 1 0 0 1 2 0', 0, 0, -1, 1)).toBe('M0 0A1 1 0 0 0 -2 0')
})

test('curves keep their handles', () => {
  expect(placePath('M0 0C1 1 2 2 3 3S5 5 6 6Q7 7 8 8T9 9', 1, 1, 2, 2)).toBe(
    'M1 1C3 3 5 5 7 7S11 11 13 13Q15 15 17 17T19 19',
  )
})
