import { z } from 'zod'
import { dieNames, facesOf } from '../kernel/dice'
import { slugPattern } from '../kernel/slug'
import { deckRulesSchema, mostCards } from './deck-pile'
import type { JsonObject } from './json-text'
import { lineOfText, proseOfText } from './plain-text'

const slug = z.string().regex(slugPattern)
const face = z.int().min(1).max(100)
const whose = z.enum(['own', 'enemy', 'any'])

/** What is asked when a card is played, in this order. */
const asked = z.discriminatedUnion('ask', [
  z.strictObject({ ask: z.literal('ship'), whose }),
  z.strictObject({ ask: z.literal('formation'), whose }),
  z.strictObject({
    ask: z.literal('die'),
    die: z.enum(dieNames),
    /** What comes of which faces; every face of the die once, lowest first. Without rows the face is all. */
    rows: z.array(z.strictObject({ from: face, to: face, says: lineOfText(1, 120) })).max(100),
  }),
  z.strictObject({ ask: z.literal('turns'), least: z.int().min(1).max(99), most: z.int().min(1).max(99) }),
])
export type Asked = z.infer<typeof asked>

export const lastings = ['instant', 'turn', 'turns', 'untilRepaired', 'untilExtinguished', 'game'] as const

const card = z.strictObject({
  id: slug,
  title: lineOfText(1, 80),
  text: proseOfText(1000),
  /** How many of this card the deck holds. */
  copies: z.int().min(1).max(60),
  /** What stands in its corner: a suit, a number, or nothing. */
  mark: lineOfText(0, 12),
  severity: z.enum(['minor', 'decisive']),
  lasts: z.enum(lastings),
  asks: z.array(asked).max(6),
})
export type OwnCard = z.infer<typeof card>

/** `decks/<slug>.deck.json`: cards to draw from, each with the words that are read out. */
export const deckDocument = z
  .strictObject({
    format: z.literal('spotting-top/deck'),
    version: z.literal(2),
    slug,
    title: lineOfText(1, 80),
    notes: proseOfText(4000),
    cards: z.array(card).min(1).max(200),
    /** Cards on which nothing happens. */
    blacks: z.int().min(0).max(mostCards),
    rules: deckRulesSchema,
    unofficial: z.boolean(),
  })
  .superRefine(whole)
export type DeckDocument = z.infer<typeof deckDocument>

/** Version 1 knew a card’s title, text and copies. */
export function deckFromVersion1(old: JsonObject): JsonObject {
  const cards = Array.isArray(old['cards']) ? (old['cards'] as readonly JsonObject[]) : []
  const newer = cards.map((each) => ({ mark: '', severity: 'minor', lasts: 'turn', asks: [], ...each }))
  const rules = { cardsPerTurn: 1, playMode: 'hold', drawnBy: 'opponent', reshuffle: 'whenEmpty', handLimit: null }
  return { blacks: 0, rules, ...old, cards: newer }
}

interface Whole {
  readonly cards: readonly OwnCard[]
  readonly blacks: number
}

function whole({ cards, blacks }: Whole, context: z.RefinementCtx): void {
  const flaw = (message: string, ...path: readonly (string | number)[]) =>
    context.addIssue({ code: 'custom', message, path: [...path] })
  const seen = new Set<string>()
  for (const [index, { id, asks }] of cards.entries()) {
    // A black card goes by this name on the table.
    if (seen.has(id) || id === 'black') flaw('a card of that name is there', 'cards', index, 'id')
    seen.add(id)
    for (const [at, each] of asks.entries()) {
      if (isGapped(each)) flaw('faces missing or given twice', 'cards', index, 'asks', at)
    }
  }
  const all = cards.reduce((sum, { copies }) => sum + copies, blacks)
  if (all > mostCards) flaw('too many cards', 'blacks')
}

/** Whether a table leaves a face out or gives one twice, or a span of turns runs backwards. */
export function isGapped(each: Asked): boolean {
  if (each.ask === 'turns') return each.least > each.most
  if (each.ask !== 'die' || each.rows.length === 0) return false
  const faces = facesOf(each.die)
  const covered = each.rows.flatMap(({ from, to }) => faces.filter((at) => at >= from && at <= to))
  return covered.length !== faces.length || covered.some((at, index) => at !== faces[index])
}
