import type { GlyphName } from '../card/glyphs'

/** What a card's `standing` field may say. `left`: off the table. */
export const standings = ['afloat', 'deadInTheWater', 'struck', 'withdrawing', 'sunk', 'blownUp', 'left'] as const
export type Standing = (typeof standings)[number]

const glyphs: Readonly<Record<Standing, GlyphName>> = {
  afloat: 'afloat',
  deadInTheWater: 'dead',
  struck: 'surrender',
  withdrawing: 'withdraw',
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
  return standing === 'sunk' || standing === 'blownUp' || standing === 'left'
}
