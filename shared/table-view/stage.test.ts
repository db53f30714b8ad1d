import { expect, test } from 'vitest'
import { landscapeStage, placesFor, sideAt, stageAt, stageFor } from './stage'
import { textSizes } from './table-plan'

test.each([
  [28, 5],
  [34, 4],
  [42, 3],
])('at %i px %i ships of a side go under each other', (textPx, rows) => {
  expect(placesFor({ sides: 2, longest: rows }, textPx)).toMatchObject({ spacing: 'wide', rows })
  expect(placesFor({ sides: 2, longest: rows + 1 }, textPx).spacing).not.toBe('wide')
})

test('at every size the parts fit on the stage', () => {
  for (const textPx of textSizes) {
    const { banner, band, heading, body } = stageAt(textPx)
    expect(banner + band + heading + body).toBe(landscapeStage.height)
    expect(body).toBeGreaterThan(500)
  }
})

test('on an upright stage the band holds the drawing with its name, and the result under both', () => {
  for (const textPx of textSizes) {
    const drawn = 116 + 8 + 1.3 * textPx
    const lines = textPx > 28 ? 1 : 2
    const words = 2.1 * 1.12 * textPx + lines * 1.14 * 1.25 * textPx
    expect(stageAt(textPx, stageFor(1080, 1920)).band).toBeGreaterThan(drawn + 6 + words)
  }
})

test.each([
  [1, 'wide', 1, 3],
  [5, 'wide', 1, 5],
  [8, 'close', 1, 8],
  [12, 'close', 2, 6],
  [18, 'close', 2, 9],
  [19, 'tight', 2, 10],
  [32, 'tight', 2, 16],
] as const)('%i ships a side are seen at once: %s, in %i columns of %i', (longest, spacing, columns, rows) => {
  expect(placesFor({ sides: 2, longest }, 28)).toEqual({ spacing, columns, rows })
})

test('more ships than the tightest columns hold turn their pages', () => {
  expect(placesFor({ sides: 2, longest: 100 }, 28)).toEqual({ spacing: 'tight', columns: 2, rows: 16 })
})

test('one side alone has all columns, four sides have one each', () => {
  expect(placesFor({ sides: 1, longest: 64 }, 28)).toEqual({ spacing: 'tight', columns: 4, rows: 16 })
  expect(placesFor({ sides: 4, longest: 12 }, 28)).toEqual({ spacing: 'tight', columns: 1, rows: 12 })
})

test('upright the sides lie under each other, and a page of a landscape screen is on it whole', () => {
  const upright = stageFor(1080, 1920)
  for (const textPx of textSizes)
    for (const sides of [1, 2, 3, 4])
      for (let longest = 1; longest <= 64; longest++) {
        const landscape = placesFor({ sides, longest }, textPx)
        const onPage = Math.min(longest, landscape.columns * landscape.rows)
        const { columns, rows } = placesFor({ sides, longest: onPage }, textPx, upright)
        expect(columns * rows, `${longest} of ${sides} at ${textPx}`).toBeGreaterThanOrEqual(onPage)
        // The letters of a line still fit.
        expect(sideAt(textPx, sides, upright).height / rows).toBeGreaterThan(textPx * 1.1)
      }
})
