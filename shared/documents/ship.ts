import { z } from 'zod'
import type { Read } from '../json/read'
import { packId } from '../kernel/ids'
import { slugPattern } from '../kernel/slug'
import { lineOfText } from '../json/plain-text'
import { shipFigures } from './ship-figures'
import { shipPicture } from './ship-picture'

/**
 * A ship document: what every pack shares. `data` is the pack's own part and is checked by the pack's schema.
 * Files: `ships/<pack>/<slug>.ship.json`.
 */
export const shipDocument = z.strictObject({
  format: z.literal('spotting-top/ship'),
  version: z.literal(1),
  pack: z.string().max(40).transform(packId),
  slug: z.string().regex(slugPattern),
  name: lineOfText(1, 60),
  /** `H.M.S.`, `U.S.S.`; empty for navies that use none. */
  prefix: lineOfText(0, 12),
  /** A key of the bundled flags: `royal-navy`. */
  navy: z.string().max(40),
  /** `Majestic class` */
  class: lineOfText(0, 60),
  /** `First-class battleship` */
  type: lineOfText(0, 60),
  year: z.int().min(1850).max(1960),
  /** Ships made by our recipe, not by the rules' author, nor by a player: a player's ships are his own. */
  unofficial: z.boolean(),
  data: z.record(z.string(), z.unknown()),
  /** What her card was made of, where it was made of figures. */
  figures: shipFigures.exactOptional(),
  /** Shown where she is drawn large, instead of what her figures say of her looks. */
  picture: shipPicture.exactOptional(),
})

export type ShipDocument = Read<typeof shipDocument>

/** A ship that a player made or keeps: she may be changed in place. The starter fleet is never written over. */
export function isOwnShip(ship: Pick<ShipDocument, 'unofficial'>): boolean {
  return !ship.unofficial
}
