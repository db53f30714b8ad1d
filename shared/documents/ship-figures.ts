import { z } from 'zod'
import { lineOfText } from '../json/plain-text'
import type { Read } from '../json/read'

/** Figures of a form or a line, as they were typed. */
const typed = z
  .record(z.string().max(40), lineOfText(0, 60))
  .refine((fields) => Object.keys(fields).length <= 60, 'more than 60 figures')

/**
 * What the books say of a ship, as it was typed, and what was changed by hand of the card that a recipe makes of it. Kept
 * with the ship, so that a better book can be followed later; which figures there are is the recipe's to say.
 */
export const shipFigures = z.strictObject({
  said: typed,
  /** Guns and tubes, a line each. */
  guns: z.array(typed).max(16),
  /** Places of her data that were changed by hand: `flotation`, `cells.4-3`. No figure writes over them. */
  own: z.array(z.string().max(60)).max(200),
  /** Questions of the check that were answered with: it is right as it is. */
  fine: z.array(z.string().max(80)).max(40),
  /** What the next save makes of her class: sisters that are yet to be made, and figures that a sister has of her own. */
  sisters: z.array(z.strictObject({ name: lineOfText(1, 60), said: typed })).max(20),
})

export type ShipFigures = Read<typeof shipFigures>

export const noFigures: ShipFigures = { said: {}, guns: [], own: [], fine: [], sisters: [] }
