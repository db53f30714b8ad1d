/** One painted part of a glyph. Lengths are glyph units: every glyph fills a square of `glyphUnits`. */
export interface GlyphPart {
  readonly d: string
  /** `ink` is the glyph's own colour; `ground` that of its cut-out parts. */
  readonly fill?: GlyphTone
  readonly stroke?: GlyphStroke
}

export type GlyphTone = 'ink' | 'ground'

interface GlyphStroke {
  readonly tone: GlyphTone
  readonly width: number
  readonly dash?: readonly [number, number]
  readonly join?: 'round'
}

export const glyphUnits = 24
