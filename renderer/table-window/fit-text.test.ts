import { expect, test } from 'vitest'
import { fitText } from './fit-text'

const room = { face: 'work-600', roomPx: 600, mostPx: 60, leastPx: 28, lines: 2 } as const
const sixtyLetters = 'The Combined Channel and Mediterranean Fleet of the Republic'

test('a short text is set as large as it may be', () => {
  expect(fitText('Foam', room)).toBe(60)
})

test('sixty letters are set smaller until they fit in two lines, and smaller still in one', () => {
  const inTwo = fitText(sixtyLetters, room)
  expect(inTwo).toBeLessThan(60)
  expect(inTwo).toBeGreaterThan(36)
  expect(fitText(sixtyLetters, { ...room, roomPx: 800, lines: 1 })).toBeLessThan(inTwo)
})

test('no text is smaller than the least, even where a word is wider than its line', () => {
  expect(fitText('Kniazpotemkintavricheskiandallherhundredsistershipsoftheblacksea', room)).toBe(28)
})
