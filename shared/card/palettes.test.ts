import { expect, test } from 'vitest'
import type { Ink } from './operations'
import { palettes, type PaletteName, linesOf } from './palettes'

/** WCAG contrast ratio of two colours. */
function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b)
  return (light + 0.05) / (dark + 0.05)
}

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const share = parseInt(hex.slice(at, at + 2), 16) / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

const names = Object.keys(palettes) as PaletteName[]
const words: readonly (readonly [Ink, Ink])[] = [
  ['ink', 'sheet'],
  ['ink', 'buff'],
  ['ink', 'sea-deep'],
  ['ink-2', 'sheet'],
  ['on-ink', 'ink'],
  ['on-plate', 'plate'],
  ['red', 'sheet'],
  ['red', 'red-wash'],
  ['blue', 'sheet'],
  ['flame-ink', 'sheet'],
]

test.each(names)('%s: words are legible on their background', (name) => {
  for (const [ink, ground] of words) {
    expect(contrast(palettes[name][ink], palettes[name][ground]), `${ink} on ${ground}`).toBeGreaterThanOrEqual(4.5)
  }
})

test.each(names)('%s: shapes and lines that carry meaning are seen', (name) => {
  for (const ink of ['rule-2', 'flame', 'red', 'blue'] as const) {
    expect(contrast(palettes[name][ink], palettes[name].sheet), ink).toBeGreaterThanOrEqual(3)
  }
})

test('grey print has no hue, ink saving no tint', () => {
  for (const colour of Object.values(palettes['print-grey'])) expect(colour).toMatch(/^#(..)\1\1$/)
  for (const ink of ['wash', 'sea', 'sea-deep', 'buff', 'red-wash', 'blue-wash', 'flame-wash'] as const) {
    expect(palettes['print-saving'][ink]).toBe('#FFFFFF')
  }
})

test('only high contrast sets heavier lines', () => {
  expect(linesOf('contrast').cell).toBeGreaterThan(1)
  expect(linesOf('night')).toBe(linesOf('print'))
})
