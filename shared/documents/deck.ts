import { z } from 'zod'

const slug = z.string().regex(/^[a-z0-9][a-z0-9-]{0,63}$/)

/** `decks/<slug>.deck.json`: cards to draw from, each with the words that are read out. */
export const deckDocument = z.strictObject({
  format: z.literal('spotting-top/deck'),
  version: z.literal(1),
  slug,
  title: z.string().min(1).max(80),
  notes: z.string().max(4000),
  cards: z
    .array(
      z.strictObject({
        id: slug,
        title: z.string().min(1).max(80),
        text: z.string().max(1000),
        /** How many of this card the deck holds. */
        copies: z.int().min(1).max(60),
      }),
    )
    .min(1)
    .max(200),
  unofficial: z.boolean(),
})
export type DeckDocument = z.infer<typeof deckDocument>
