import { expect, test } from 'vitest'
import { nameFit } from './name-fit'
import type { Sign } from '#shared/table-view/picture'

const says: Sign = { glyph: 'target', text: 'last result', figure: '', tone: 'ink' }
/** A column of two at the largest type. */
const largest = { roomPx: 672, namePx: 63, bodyPx: 45.8 }

test('a short name keeps its size beside a flag and a remark', () => {
  expect(nameFit({ name: 'Foam', isFlagship: true, says }, largest, false)).toEqual({
    namePx: 63,
    saysInWords: true,
    inTwoLines: false,
  })
})

test('a longer name is set smaller before a word is lost', () => {
  const { namePx, saysInWords } = nameFit({ name: 'Charles Martel', isFlagship: true, says }, largest, false)
  expect(saysInWords).toBe(true)
  expect(namePx).toBeLessThan(63)
  expect(namePx).toBeGreaterThan(45)
})

test('the words give way before a name is cut; the drawing stays', () => {
  const { namePx, saysInWords } = nameFit(
    { name: 'Kniaz Potemkin-Tavricheski', isFlagship: false, says },
    largest,
    false,
  )
  expect(saysInWords).toBe(false)
  expect(namePx).toBeGreaterThan(42)
})

test('no name is smaller than the text beneath it may be', () => {
  const usual = { roomPx: 300, namePx: 42, bodyPx: 30.5 }
  expect(nameFit({ name: 'A name that nobody ever painted on a stern', isFlagship: true, says }, usual, false)).toEqual(
    {
      namePx: 42 * 0.67,
      saysInWords: false,
      inTwoLines: false,
    },
  )
})

test('where a line has room for two, a name of sixty letters breaks rather than losing one', () => {
  const name = 'Royal Sovereign of the Grand Combined Battle Fleet of the Sea'
  const room = { roomPx: 570, namePx: 42, bodyPx: 30.5 }
  const fit = nameFit({ name, isFlagship: false, says: null }, room, true)
  expect(fit.inTwoLines).toBe(true)
  expect(fit.namePx).toBeGreaterThanOrEqual(28)
})
