import { glyphs } from './glyphs'
import { glyphUnits } from './glyph-part'
import type { Operation } from './operations'
import { hundredths as r } from './path-data'

/** Paths that marks are made of, on every card of the house. Lengths in mm. */

export function crossPath(x: number, y: number, width: number, height: number): string {
  return `M${r(x)} ${r(y)}l${r(width)} ${r(height)}M${r(x + width)} ${r(y)}l${r(-width)} ${r(height)}`
}

/** A line of waves from crest to crest, `y` in the middle. */
export function wavesPath(x: number, y: number, width: number, halves: number): string {
  const half = r(width / halves)
  let d = `M${r(x)} ${r(y)}q${r(half / 2)} -0.9 ${half} 0`
  for (let done = 1; done < halves; done++) d += `t${half} 0`
  return d
}

export function ellipsePath(x: number, y: number, radiusX: number, radiusY: number): string {
  const [rx, ry] = [r(radiusX), r(radiusY)]
  return `M${r(x - radiusX)} ${r(y)}a${rx} ${ry} 0 1 1 ${2 * rx} 0a${rx} ${ry} 0 1 1 ${-2 * rx} 0Z`
}

/** A solid flame with an ink outline; upper left corner and edge of its square. */
export function flameOperations(x: number, y: number, size: number): Operation[] {
  const scale = size / glyphUnits
  const [body, heart] = glyphs.fire
  const placed = { x, y, scaleX: scale, scaleY: scale }
  if (!body || !heart) return []
  return [
    { op: 'path', d: body.d, ...placed, stroke: { ink: 'flame-wash', width: 0.8, join: 'round' } },
    { op: 'path', d: body.d, ...placed, fill: 'flame', stroke: { ink: 'ink', width: 0.3, weight: 'hair' } },
    { op: 'path', d: heart.d, ...placed, fill: 'flame-wash' },
  ]
}
