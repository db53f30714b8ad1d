import type { GlyphPart, GlyphTone } from './glyph-part'
import drawn from './glyphs.json' with { type: 'json' }

export type GlyphName = keyof typeof drawn

/** `ink: M…` is filled, `ink 1.7: M…` a line of that width; `ink 1.7 round`, `ink 2 dash 3.6 2.4`, `ground, ink 1.6`. */
const written = /^(?:(ink|ground)(?:, |(?=:)))?(?:(ink|ground) ([\d.]+)( round)?(?: dash ([\d.]+) ([\d.]+))?)?: (.*)$/

/** Every glyph as painted parts, in units of a square of 24; generated from `assets/glyphs.svg`. */
export const glyphs = Object.fromEntries(
  Object.entries(drawn).map(([name, parts]) => [name, parts.map(readPart)]),
) as Readonly<Record<string, readonly GlyphPart[]>> as Readonly<Record<GlyphName, readonly GlyphPart[]>>

function readPart(text: string): GlyphPart {
  const [, fill, tone, width, join, on, off, d = ''] = written.exec(text) ?? []
  const stroke = tone && {
    ...{ tone: tone as GlyphTone, width: Number(width) },
    ...(on && { dash: [Number(on), Number(off)] as const }),
    ...(join && { join: 'round' as const }),
  }
  return { d, ...(fill && { fill: fill as GlyphTone }), ...(stroke && { stroke }) }
}
