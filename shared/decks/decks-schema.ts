import { z } from 'zod'
import { byToken, deckName, pileSchema, token } from './pile-schema'

const sealed = z.strictObject({
  faces: z.record(byToken, z.string().min(1).max(64)),
  seenBy: z.record(byToken, z.array(deckName)),
  shuffles: z.record(byToken, z.array(token)),
  next: z.int().min(1),
})

/** The decks of a game as a snapshot keeps them. */
export const decksSchema = z.strictObject({
  piles: z.record(deckName, pileSchema),
  sealed: z.record(deckName, sealed),
})
