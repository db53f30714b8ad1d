import type { GlyphPart } from './glyph-part'
import { cellContents } from './glyphs/cell-contents'
import { dataFormContents } from './glyphs/data-form-contents'
import { desk } from './glyphs/desk'
import { headerAndPlay } from './glyphs/header-and-play'
import { marks } from './glyphs/marks'
import { shipStates } from './glyphs/ship-states'
import { suits } from './glyphs/suits'

const drawn = { ...cellContents, ...dataFormContents, ...marks, ...shipStates, ...headerAndPlay, ...desk, ...suits }

export type GlyphName = keyof typeof drawn

/** Every glyph as painted parts, in units of a square of 24; the parts are generated from `assets/glyphs.svg`. */
export const glyphs: Readonly<Record<GlyphName, readonly GlyphPart[]>> = drawn
