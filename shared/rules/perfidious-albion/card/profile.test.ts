import { expect, test } from 'vitest'
import { starterShips } from '../recipe/starter-ships'
import { grid, gridBottom } from './layout'
import { profileOperations, shipOperations } from './profile'

const places = (path: string) =>
  [...path.matchAll(/[ML](-?[\d.]+) (-?[\d.]+)/g)].map(([, x, y]) => [Number(x), Number(y)] as const)

test.each(starterShips().map((document) => ({ slug: document.slug, document })))(
  'the profile of $slug lies behind the grid, masts a deck above it at most',
  ({ document }) => {
    const paths = profileOperations(document).flatMap((each) => (each.op === 'path' ? [each.d] : []))
    for (const [x, y] of paths.flatMap(places)) {
      expect(x).toBeGreaterThanOrEqual(grid.x - 1)
      expect(y).toBeGreaterThanOrEqual(grid.y - grid.cellHeight)
      expect(y).toBeLessThanOrEqual(gridBottom)
    }
    expect(paths.join('')).not.toMatch(/NaN|undefined|Infinity/)
    expect(profileOperations(document)).toBe(profileOperations(document))
  },
)

test('behind the boxes lies a tone without a line: every line is in the head, clear of letters', () => {
  for (const document of starterShips()) {
    for (const each of profileOperations(document)) {
      expect(each).toMatchObject({ op: 'path', fill: expect.any(String) })
      expect(each).not.toHaveProperty('stroke')
    }
    expect(JSON.stringify(shipOperations(document))).toContain('"stroke"')
  }
})
