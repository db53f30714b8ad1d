import { expect, test } from 'vitest'
import { rowsAt, stageAt, stageHeight } from './stage'
import { textSizes } from './table-plan'

test.each([
  [28, 5],
  [34, 4],
  [42, 3],
])('at %i px %i ships of a side go under each other', (textPx, rows) => {
  expect(rowsAt(textPx)).toBe(rows)
})

test('at every size the parts fit on the stage', () => {
  for (const textPx of textSizes) {
    const { banner, band, heading, row } = stageAt(textPx)
    expect(banner + band + heading + rowsAt(textPx) * row).toBeLessThanOrEqual(stageHeight)
  }
})
