import { z } from 'zod'
import type { Read } from '../json/read'
import { blackFace, withBlacks, type Copies } from './face'
import { slugPattern } from '../kernel/slug'
import { isForbiddenName } from '../json/bounded'
import { deckRulesSchema } from './deck-rules'
import { mostCards } from './pile-schema'
import type { JsonObject } from '../json/json-text'
import { isGapped, mostKinds, ownCard, type OwnCard } from './own-card'
import { lineOfText, proseOfText } from '../json/plain-text'

export { isGapped, lastings, type Asked, type OwnCard } from './own-card'

const slug = z.string().regex(slugPattern)

/** The members of a deck, each by itself. */
export const deckMembers = z.strictObject({
  format: z.literal('spotting-top/deck'),
  version: z.literal(2),
  slug,
  title: lineOfText(1, 80),
  notes: proseOfText(4000),
  cards: z.array(ownCard).min(1).max(mostKinds),
  /** Cards on which nothing happens. */
  blacks: z.int().min(0).max(mostCards),
  rules: deckRulesSchema,
  unofficial: z.boolean(),
})

/** `decks/<slug>.deck.json`: cards to draw from, each with the words that are read out. */
export const deckDocument = deckMembers.superRefine(wholeDeck)
export type DeckDocument = Read<typeof deckDocument>

/** Version 1 knew a card’s title, text and copies. */
export function deckFromVersion1(old: JsonObject): JsonObject {
  const cards = Array.isArray(old['cards']) ? (old['cards'] as readonly JsonObject[]) : []
  const newer = cards.map((each) => ({ mark: '', severity: 'minor', lasts: 'turn', asks: [], ...each }))
  const rules = { cardsPerTurn: 1, playMode: 'hold', drawnBy: 'opponent', reshuffle: 'whenEmpty', handLimit: null }
  return { blacks: 0, rules, ...old, cards: newer }
}

/** Rows of all the tables of a deck together: on the table, they are one line of a journal. */
export const mostRows = 3000

/** How many rows the tables of these cards have together. */
export function rowsOf(cards: readonly Pick<OwnCard, 'asks'>[]): number {
  const rows = cards.flatMap(({ asks }) => asks.map((each) => (each.ask === 'die' ? each.rows.length : 0)))
  return rows.reduce((sum, each) => sum + each, 0)
}

interface Whole {
  readonly cards: readonly OwnCard[]
  readonly blacks: number
}

export function wholeDeck({ cards, blacks }: Whole, context: z.RefinementCtx): void {
  const addProblem = (message: string, ...path: readonly (string | number)[]) =>
    context.addIssue({ code: 'custom', message, path: [...path] })
  const seen = new Set<string>()
  for (const [index, { id, asks }] of cards.entries()) {
    // A black card has this name on the table, and no table takes the others.
    if (seen.has(id) || id === blackFace || isForbiddenName(id)) addProblem('no name for a card', 'cards', index, 'id')
    seen.add(id)
    for (const [at, each] of asks.entries()) {
      if (isGapped(each)) addProblem('faces missing or given twice', 'cards', index, 'asks', at)
    }
  }
  if (rowsOf(cards) > mostRows) addProblem('too many rows', 'cards')
  if (cardsIn({ cards, blacks }) > mostCards) addProblem('too many cards', 'blacks')
}

/** How many cards a deck has, every copy and the blacks. */
export function cardsIn({ cards, blacks }: { cards: readonly { readonly copies: number }[]; blacks: number }): number {
  return cards.reduce((sum, { copies }) => sum + copies, blacks)
}

/** The contents of a custom deck: every copy of every card, and the blacks. */
export function ownContents({ cards, blacks }: Pick<DeckDocument, 'cards' | 'blacks'>): readonly Copies[] {
  return withBlacks(
    cards.map(({ id, copies }) => ({ face: id, copies })),
    blacks,
  )
}
