import { z } from 'zod'
import { cardPlaces } from './deck-effects'
import { deckId } from '../kernel/ids'
import { deckName, deckOnTable, deckRulesSchema, mostCards, pileSchema, token } from './pile-schema'

const deck = deckName.transform(deckId)

/** What a journal's entries do to decks. */
export const deckEffectSchemas = [
  z.strictObject({
    type: z.literal('deckLaid'),
    deck,
    ...deckOnTable,
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
    face: deckName.exactOptional(),
    isDraw: z.literal(true).exactOptional(),
  }),
  z.strictObject({ type: z.literal('deckRuled'), deck, rules: deckRulesSchema }),
  z.strictObject({ type: z.literal('pileSet'), deck, pile: pileSchema.nullable() }),
] as const
