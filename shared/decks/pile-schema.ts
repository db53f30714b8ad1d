import { z } from 'zod'
import { lineId } from '../json/line-bounds'
import { lineOfText } from '../json/plain-text'
import { sideId } from '../kernel/ids'
import { deckRulesSchema } from './deck-rules'
import { ownCard } from './own-card'
import { highestToken } from './face'

/** As many cards as a deck can have: those of a deck document with every copy. */
export const mostCards = 2000

const side = lineId.transform(sideId)

export const token = z.int().min(1).max(highestToken)
const tokens = z.array(token).max(20 * mostCards)
/** By the number on the back of a card. */
const byToken = z.string().regex(/^[1-9]\d{0,6}$/)

/** What a deck is besides where its cards lie. */
export const deckOnTable = {
  name: lineOfText(1, 80),
  /** Whose mishaps it holds. */
  of: side,
  /** Who draws from it and holds its hand. */
  drawer: side,
  rules: deckRulesSchema,
  /** Its cards, unshuffled; `null` where it was built in secret. */
  contents: z
    .array(z.strictObject({ face: lineId, copies: z.int().min(1).max(mostCards) }))
    .max(400)
    .nullable(),
  /** The cards of a custom deck, found by id; absent for naval events. */
  printed: z.array(ownCard).max(400).exactOptional(),
}

const turn = z.int().min(0).max(9999)

export const pileSchema = z.strictObject({
  ...deckOnTable,
  /** Cards below this number are of a deck that was replaced: they leave the game when they leave the hand. */
  since: token,
  /** Top first. */
  undrawn: tokens,
  hand: tokens,
  /** In the order they came, played cards among them. */
  discards: tokens,
  /** Out of the game. */
  away: tokens,
  /** Faces that were turned up in the open. */
  shown: z.record(byToken, lineId),
  /** How many were drawn in the newest turn in which any was. */
  drawn: z.strictObject({ turn, cards: z.int().min(0) }),
  /** The newest turn whose draw fell short for want of cards: cards discarded later in it are not drawn to make up. */
  lapsed: turn.exactOptional(),
})

const sealed = z.strictObject({
  faces: z.record(byToken, z.string().min(1).max(64)),
  seenBy: z.record(byToken, z.array(lineId)),
  shuffles: z.record(byToken, z.array(token)),
  next: z.int().min(1),
})

/** The decks of a game as a snapshot keeps them. */
export const decksSchema = z.strictObject({
  piles: z.record(lineId, pileSchema),
  sealed: z.record(lineId, sealed),
})
