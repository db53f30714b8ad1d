import { z } from 'zod'
import { lineId } from '../json/line-bounds'
import type { Read } from '../json/read'
import { deckId } from '../kernel/ids'
import { deckRulesSchema } from './deck-rules'
import { deckOnTable, mostCards, pileSchema, token } from './pile-schema'

const deck = lineId.transform(deckId)

export const cardPlaces = ['top', 'bottom', 'hand', 'discards', 'away'] as const
export type CardPlace = (typeof cardPlaces)[number]

/** What an entry does to a deck. A hidden card has only a number; its face is given once it is turned up. */
export const deckEffects = [
  z.strictObject({
    /** New cards, `first` on top. Pile and discards of a deck already there leave the game; its hand stays. */
    type: z.literal('deckLaid'),
    deck,
    ...deckOnTable,
    first: token,
    cards: z.int().min(1).max(mostCards),
  }),
  /** Cards of pile and discards are shuffled and put on top, with new numbers from `first`. */
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
    /** Given if the move turns the card face up. */
    face: lineId.exactOptional(),
    /** It counts among the cards drawn this turn. */
    isDraw: z.literal(true).exactOptional(),
  }),
  z.strictObject({ type: z.literal('deckRuled'), deck, rules: deckRulesSchema }),
  /** The pile before lines were lost; `null` where there was none. */
  z.strictObject({ type: z.literal('pileSet'), deck, pile: pileSchema.nullable() }),
] as const
export type DeckEffect = Read<(typeof deckEffects)[number]>

/** Why a deck effect found nothing to act on. */
export type DeckMissing = 'deck' | 'card' | 'taken'
