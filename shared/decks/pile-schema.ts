import { z } from 'zod'
import { drawers, mostCardsPerTurn, mostHeld, playModes, reshuffles } from './deck-rules'
import { highestToken } from './seal'
import { sideId } from '../kernel/ids'
import { lineId } from '../json/line-bounds'
import { ownCard } from './own-card'
import { lineOfText } from '../json/plain-text'

/** As many cards as a deck can have: those of a deck document with every copy. */
export const mostCards = 2000

const side = lineId.transform(sideId)

export const token = z.int().min(1).max(highestToken)
const tokens = z.array(token).max(20 * mostCards)
/** By the number on the back of a card. */
const byToken = z.string().regex(/^[1-9]\d{0,6}$/)

export const deckRulesSchema = z.strictObject({
  cardsPerTurn: z.int().min(0).max(mostCardsPerTurn),
  playMode: z.enum(playModes),
  drawnBy: z.enum(drawers),
  reshuffle: z.enum(reshuffles),
  handLimit: z.int().min(1).max(mostHeld).nullable(),
})

/** What a deck is besides where its cards lie. */
export const deckOnTable = {
  name: lineOfText(1, 80),
  of: side,
  drawer: side,
  rules: deckRulesSchema,
  contents: z
    .array(z.strictObject({ face: lineId, copies: z.int().min(1).max(mostCards) }))
    .max(400)
    .nullable(),
  printed: z.array(ownCard).max(400).exactOptional(),
}

const turn = z.int().min(0).max(9999)

export const pileSchema = z.strictObject({
  ...deckOnTable,
  since: token,
  undrawn: tokens,
  hand: tokens,
  discards: tokens,
  away: tokens,
  shown: z.record(byToken, lineId),
  drawn: z.strictObject({ turn, cards: z.int().min(0) }),
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
