import type { GlyphName } from '../card/glyphs'
import type { Mark } from '../game/mark'

/** A sign beside words; `signal` is its colour, where it is one of the three. */
export interface Sign {
  readonly glyph: GlyphName
  readonly signal?: 'red' | 'blue' | 'flame'
}

/** The sign of each mark, wherever marks are named. */
export const markSigns: Readonly<Record<Mark, Sign>> = {
  struck: { glyph: 'struck', signal: 'red' },
  flooded: { glyph: 'flood', signal: 'blue' },
  burning: { glyph: 'fire', signal: 'flame' },
  out: { glyph: 'out' },
  noSupply: { glyph: 'blocked', signal: 'red' },
  repaired: { glyph: 'repaired' },
}
