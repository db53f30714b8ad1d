import { z } from 'zod'
import { highestToken } from '../decks/seal'
import { deckRulesSchema, mostCards } from './deck-effect'
import { idPattern } from './line-bounds'

const id = z.string().regex(idPattern)
const token = z.int().min(1).max(highestToken)
const tokens = z.array(token).max(highestToken)
/** By the number on the back of a card. */
const byToken = z.string().regex(/^[1-9]\d{0,6}$/)
const face = z.string().min(1).max(64)

const pile = z.strictObject({
  name: z.string().max(80),
  of: id,
  drawer: id,
  rules: deckRulesSchema,
  contents: z
    .array(z.strictObject({ face, copies: z.int().min(1).max(mostCards) }))
    .max(400)
    .nullable(),
  since: token,
  undrawn: tokens,
  hand: tokens,
  discards: tokens,
  away: tokens,
  shown: z.record(byToken, face),
  drawn: z.strictObject({ turn: z.int().min(0).max(9999), cards: z.int().min(0) }),
})

const sealed = z.strictObject({
  faces: z.record(byToken, face),
  seenBy: z.record(byToken, z.array(id)),
  shuffles: z.record(z.string().regex(/^\d+( \d+)*$/), token),
  next: z.int().min(1),
})

/** The decks of a game as a snapshot keeps them. */
export const deckTableSchema = z.strictObject({ piles: z.record(id, pile), sealed: z.record(id, sealed) })
