import type { GlyphName } from '../../card/glyphs'

/** What the `standing` field of a ship's card may say. `left`: off the table. */
export const standings = ['afloat', 'deadInTheWater', 'struck', 'withdrawing', 'sunk', 'blownUp', 'left'] as const
/** A wreck lies on the table with a marker and takes no part. */
export type Standing = (typeof standings)[number] | 'wreck'

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
