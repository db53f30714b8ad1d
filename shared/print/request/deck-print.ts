import { z } from 'zod'
import type { Read } from '../../json/read'
import { navalEventIds } from '../../decks/naval/events'
import { mostBlacks } from '../../decks/naval/plan'
import { slugPattern } from '../../kernel/slug'

const slug = z.string().regex(slugPattern)
export const mostOffsetMm = 15
const offsetMm = z.number().min(-mostOffsetMm).max(mostOffsetMm)
/** How far backs are moved on their page. */
export const backOffset = z.strictObject({ acrossMm: offsetMm, downMm: offsetMm })
export type BackOffset = Read<typeof backOffset>

/** How far the ground of a card goes beyond its cut. */
export const bleedsMm = [0, 3, 6] as const

/** Which deck. */
export const deckOnPaper = z.discriminatedUnion('from', [
  /** The naval events, those chosen, with so many black cards. */
  z.strictObject({
    from: z.literal('naval'),
    reds: z.array(z.enum(navalEventIds)).max(navalEventIds.length),
    blacks: z.int().min(0).max(mostBlacks),
  }),
  /** A deck of the library, every copy. */
  z.strictObject({ from: z.literal('own'), deck: slug }),
  /** The D20 events of land battles: table and reference alone are of use. */
  z.strictObject({ from: z.literal('field') }),
])

/** As cards to cut out, as a plain table, or as one page of reference. */
export const deckAs = ['cards', 'table', 'reference'] as const
