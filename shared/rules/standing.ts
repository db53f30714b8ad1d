import type { GlyphName } from '../card/glyphs'
import type { Standing } from './rules-pack'

const glyphs: Readonly<Record<Standing, GlyphName>> = {
  afloat: 'afloat',
  deadInTheWater: 'dead',
  struck: 'surrender',
  withdrawing: 'withdraw',
  wreck: 'sunk',
  sunk: 'sunk',
  blownUp: 'explosion',
  left: 'withdraw',
}

/** Her standing as one sign, on every screen. */
export function standingGlyph(standing: Standing): GlyphName {
  return glyphs[standing]
}

/** She takes no more part: her name is struck through and she leaves the strength. */
export function isOut(standing: Standing): boolean {
  return standing === 'wreck' || standing === 'sunk' || standing === 'blownUp' || standing === 'left'
}
