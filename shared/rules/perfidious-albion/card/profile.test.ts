import { expect, test } from 'vitest'
import { starterShips } from '../recipe/starter-ships'
import { grid, gridBottom } from './layout'
import { profileOperations } from './profile'

const places = (path: string) =>
  [...path.matchAll(/[ML](-?[\d.]+) (-?[\d.]+)/g)].map(([, x, y]) => [Number(x), Number(y)] as const)

test.each(starterShips().map((document) => ({ slug: document.slug, document })))(
  'the profile of $slug lies behind the grid, masts a deck above it at most',
  ({ document }) => {
    const paths = profileOperations(document).flatMap((each) => (each.op === 'path' ? [each.d] : []))
    for (const [x, y] of paths.flatMap(places)) {
      expect(x).toBeGreaterThanOrEqual(grid.x - grid.cellWidth * 0.7)
      expect(y).toBeGreaterThanOrEqual(grid.y - grid.cellHeight)
      expect(y).toBeLessThanOrEqual(gridBottom)
    }
    expect(paths.join('')).not.toMatch(/NaN|undefined|Infinity/)
    expect(profileOperations(document)).toBe(profileOperations(document))
  },
)

test('behind the boxes no line has half the ink', () => {
  for (const each of profileOperations(starterShips()[0]!)) {
    if (each.op === 'path') expect(each.stroke?.opacity ?? 1).toBeLessThanOrEqual(0.45)
  }
})
