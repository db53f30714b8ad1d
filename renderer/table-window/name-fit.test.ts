import { expect, test } from 'vitest'
import { nameFit } from './name-fit'
import type { Sign } from '#shared/table-view/picture'

const says: Sign = { glyph: 'target', text: 'last result', tone: 'ink' }
/** A column of two at the largest type. */
const largest = { roomPx: 672, namePx: 63, bodyPx: 45.8 }

test('a short name keeps its size beside a flag and a remark', () => {
  expect(nameFit({ name: 'Foam', isFlagship: true, says }, largest)).toEqual({ namePx: 63, saysInWords: true })
})

test('a longer name is set smaller before a word is lost', () => {
  const { namePx, saysInWords } = nameFit({ name: 'Charles Martel', isFlagship: true, says }, largest)
  expect(saysInWords).toBe(true)
  expect(namePx).toBeLessThan(63)
  expect(namePx).toBeGreaterThan(45)
})

test('the words give way before a name is cut; the drawing stays', () => {
  const { namePx, saysInWords } = nameFit({ name: 'Kniaz Potemkin-Tavricheski', isFlagship: false, says }, largest)
  expect(saysInWords).toBe(false)
  expect(namePx).toBeGreaterThan(42)
})

test('no name is smaller than the text beneath it may be', () => {
  const usual = { roomPx: 300, namePx: 42, bodyPx: 30.5 }
  expect(nameFit({ name: 'A name that nobody ever painted on a stern', isFlagship: true, says }, usual)).toEqual({
    namePx: 42 * 0.67,
    saysInWords: false,
  })
})
