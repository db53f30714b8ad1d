import fc from 'fast-check'
import { expect, test } from 'vitest'
import { fitLine, fitsLine } from './fit'
import { textLine } from './text-line'
import { measure } from './measure'

test('a line that fits stays as it is', () => {
  expect(fitLine('head', 9.8, 'Majestic', 90)).toMatchObject({ text: 'Majestic', size: 9.8 })
})

test('a longer line is set smaller', () => {
  const { text, size } = fitLine('head', 9.8, 'Imperator Nikolai the First', 80)
  expect(text).toBe('Imperator Nikolai the First')
  expect(size).toBeLessThan(9.8)
})

test('a line longer still is cut with an ellipsis, never smaller than asked', () => {
  const { text, size } = fitLine('head', 9.8, 'W'.repeat(60), 80, 6)
  expect(size).toBe(6)
  expect(text).toMatch(/^W+…$/)
})

test('no line of any length leaves its room', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 60 }), fc.double({ min: 4, max: 90, noNaN: true }), (text, room) => {
      const fitted = fitLine('work-600', 5.8, text, room)
      expect(measure('work-600', fitted.size, fitted.text)).toBeLessThanOrEqual(room + 0.001)
    }),
  )
})

test('a caption knows whether it fits', () => {
  expect(fitsLine('work-500', 3, 'one off for each P', 30)).toBe(true)
  expect(fitsLine('work-500', 3, 'one off for each P', 12)).toBe(false)
})

test('runs of several faces follow one another and end inside their room', () => {
  const runs = [
    { text: 'H.M.S.', face: 'head', size: 6.2, ink: 'ink' },
    { text: 'W'.repeat(60), face: 'head', size: 9.8, ink: 'ink', before: 2.6 },
  ] as const
  const set = textLine(6, 14, 93, runs)
  expect(set).toHaveLength(2)
  const last = set.at(-1)
  if (last?.op !== 'text') throw new Error('a line is text')
  expect(last.x + measure(last.face, last.size, last.text)).toBeLessThanOrEqual(99.001)
})

test('a line can end at a place as well as start there', () => {
  const [only] = textLine(100, 10, 50, [{ text: 'stern', face: 'work', size: 3, ink: 'ink' }], { anchor: 'end' })
  if (only?.op !== 'text') throw new Error('a line is text')
  expect(only.x + measure('work', 3, 'stern')).toBeCloseTo(100)
})
