/** Placeholder of the generated glyph data. */
export type GlyphName = string
