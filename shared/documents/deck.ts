import { z } from 'zod'
import { slugPattern } from '../kernel/slug'
import { lineOfText, proseOfText } from './plain-text'

const slug = z.string().regex(slugPattern)

/** `decks/<slug>.deck.json`: cards to draw from, each with the words that are read out. */
export const deckDocument = z.strictObject({
  format: z.literal('spotting-top/deck'),
  version: z.literal(1),
  slug,
  title: lineOfText(1, 80),
  notes: proseOfText(4000),
  cards: z
    .array(
      z.strictObject({
        id: slug,
        title: lineOfText(1, 80),
        text: proseOfText(1000),
        /** How many of this card the deck holds. */
        copies: z.int().min(1).max(60),
      }),
    )
    .min(1)
    .max(200),
  unofficial: z.boolean(),
})
export type DeckDocument = z.infer<typeof deckDocument>
