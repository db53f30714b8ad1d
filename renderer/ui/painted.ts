import type { GlyphPart, GlyphTone } from '#shared/card/glyph-part'

const tones: Readonly<Record<GlyphTone, string>> = { ink: 'currentColor', ground: 'var(--glyph-ground, var(--sheet))' }

export type PaintedPath = Readonly<Record<string, string | number | undefined>>
const painted = new WeakMap<readonly GlyphPart[], readonly PaintedPath[]>()

/** The parts of a glyph or a flag as paths of an SVG, in the colour of the text around them. */
export function pathsOf(parts: readonly GlyphPart[]): readonly PaintedPath[] {
  let known = painted.get(parts)
  if (!known) painted.set(parts, (known = parts.map(pathOf)))
  return known
}

function pathOf({ d, fill, stroke }: GlyphPart): PaintedPath {
  return {
    d,
    fill: fill ? tones[fill] : 'none',
    stroke: stroke ? tones[stroke.tone] : undefined,
    'stroke-width': stroke?.width,
    'stroke-dasharray': stroke?.dash?.join(' '),
    'stroke-linejoin': stroke?.join,
  }
}
