import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { glyphUnits } from './glyph-part'
import { glyphs, type GlyphName } from './glyphs'
import { readPath } from './path-data'

const glyphNames = Object.keys(glyphs) as readonly GlyphName[]
const drawing = readFileSync(new URL('../../assets/glyphs.svg', import.meta.url), 'utf8')

test('the data holds every symbol of the drawing', () => {
  expect([...drawing.matchAll(/<symbol id="g-([\w-]+)"/g)].map(([, name]) => name)).toEqual([...glyphNames])
})

test.each(glyphNames)('%s is painted, and starts inside its square', (name) => {
  expect(glyphs[name].length).toBeGreaterThan(0)
  for (const { d, fill, stroke } of glyphs[name]) {
    expect(fill ?? stroke).toBeDefined()
    const [x = -1, y = -1] = readPath(d)[0]?.values ?? []
    expect(Math.min(x, y)).toBeGreaterThanOrEqual(0)
    expect(Math.max(x, y)).toBeLessThanOrEqual(glyphUnits)
  }
})
