import { z } from 'zod'
import { cardPlaces } from '../decks/deck-effects'
import { drawers, mostCardsPerTurn, mostHeld, playModes, reshuffles } from '../decks/deck-rules'
import { highestToken } from '../decks/seal'
import { deckId, sideId } from '../kernel/ids'
import { isForbiddenName } from './bounded'
import { idPattern } from './line-bounds'
import { lineOfText } from './plain-text'

/** As many cards as a deck can have: those of a deck document with every copy. */
export const mostCards = 2000

const id = z
  .string()
  .regex(idPattern)
  .refine((name) => !isForbiddenName(name), 'a forbidden name')
const deck = id.transform(deckId)
const side = id.transform(sideId)
const token = z.int().min(1).max(highestToken)

export const deckRulesSchema = z.strictObject({
  cardsPerTurn: z.int().min(0).max(mostCardsPerTurn),
  playMode: z.enum(playModes),
  drawnBy: z.enum(drawers),
  reshuffle: z.enum(reshuffles),
  handLimit: z.int().min(1).max(mostHeld).nullable(),
})

/** What a journal's entries do to decks. */
export const deckEffectSchemas = [
  z.strictObject({
    type: z.literal('deckLaid'),
    deck,
    name: lineOfText(1, 80),
    of: side,
    drawer: side,
    rules: deckRulesSchema,
    contents: z
      .array(z.strictObject({ face: id, copies: z.int().min(1).max(mostCards) }))
      .max(400)
      .nullable(),
    first: token,
    cards: z.int().min(1).max(mostCards),
  }),
  z.strictObject({
    type: z.literal('deckShuffled'),
    deck,
    taken: z.array(token).min(1).max(mostCards),
    first: token,
  }),
  z.strictObject({
    type: z.literal('cardMoved'),
    deck,
    card: token,
    to: z.enum(cardPlaces),
    face: id.exactOptional(),
    isDraw: z.literal(true).exactOptional(),
  }),
  z.strictObject({ type: z.literal('deckRuled'), deck, rules: deckRulesSchema }),
] as const
