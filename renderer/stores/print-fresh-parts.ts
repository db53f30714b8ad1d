import type { Printable, DeckOnPaper, ShipsOnPaper } from './print-at-hand'
import type { PrintPart } from '#shared/bridge/contract'
import { navalEventIds } from '#shared/decks/naval/events'
import type { DeckPlan } from '#shared/decks/deck-plan'

type DeckPart = Extract<PrintPart, { readonly part: 'deck' }>
export type WayToPrint = DeckPart['as']

/** Bleed, marks and backs hold for the next deck too. */
export type DeckHabits = Pick<DeckPart, 'bleedMm' | 'cropMarks' | 'backs'>
export const firstHabits: DeckHabits = { bleedMm: 0, cropMarks: true, backs: false }

/** The ways in which a deck can be put on paper, the usual one first. Field events are rolled for, not drawn. */
export function waysToPrint({ from }: DeckOnPaper): readonly WayToPrint[] {
  return from === 'field' ? ['reference', 'table'] : ['cards', 'table', 'reference']
}

/** Ship cards, as many on a page as stay legible. */
export const cardsPart = (of: ShipsOnPaper): PrintPart => ({ part: 'cards', of, perPage: 'fit' })

/** A deck in its usual way, by the habits of the last one. */
export const deckPart = (what: DeckOnPaper, habits: DeckHabits): PrintPart => ({
  part: 'deck',
  what,
  as: waysToPrint(what)[0] ?? 'table',
  ...habits,
})

/** Of one ship a roster says no more than her card. */
function isOneShip(of: ShipsOnPaper): boolean {
  return of.from !== 'scenario' && of.ships.length === 1
}

/** What is printed most from here: cards and a roster of them, a deck, or what there is to read. */
export function usualParts({ ships, decks, story }: Printable, habits: DeckHabits): readonly PrintPart[] {
  if (ships) return isOneShip(ships) ? [cardsPart(ships)] : [cardsPart(ships), { part: 'roster', of: ships }]
  const [deck] = decks
  if (deck) return [deckPart(deck.what, habits)]
  return story ? [{ part: 'briefing', of: story, orders: 'all' }] : []
}

/** To be sorted into decks by hand: every red, and as many blacks as the guide wants at least. */
export const everyNavalCard: DeckOnPaper = { from: 'naval', reds: [...navalEventIds], blacks: navalEventIds.length }

/** The deck that a scenario plans, as it would lie on the table. Plain: the library is reactive. */
export function whatOfPlan(plan: DeckPlan): DeckOnPaper {
  return plan.kind === 'own'
    ? { from: 'own', deck: plan.deck }
    : { from: 'naval', reds: [...plan.reds], blacks: plan.blacks }
}
