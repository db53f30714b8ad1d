import type { DeckId, SideId } from '../kernel/ids'
import { own } from '../kernel/own'
import type { OwnCard } from './own-card'
import type { DeckRules } from './deck-rules'
import type { Copies, Face } from './face'

/**
 * A card face down: the number on its back. Every shuffle gives new numbers, so that nobody recognises a card that was
 * seen before. Open lines of a journal name cards by number; sealed lines say which face a number has.
 */
export type Token = number

/** A deck on the table, as everybody may see it. */
export interface Pile {
  readonly name: string
  /** Whose mishaps it holds. */
  readonly of: SideId
  /** Who draws from it and holds its hand. */
  readonly drawer: SideId
  readonly rules: DeckRules
  /** Its cards, unshuffled; `null` where it was built in secret. */
  readonly contents: readonly Copies[] | null
  /** The cards of a custom deck, found by id; absent for naval events. */
  readonly printed?: readonly OwnCard[]
  /** Cards below this number are of a deck that was replaced: they leave the game when they leave the hand. */
  readonly since: Token
  /** Top first. */
  readonly undrawn: readonly Token[]
  readonly hand: readonly Token[]
  /** In the order they came, played cards among them. */
  readonly discards: readonly Token[]
  /** Out of the game. */
  readonly away: readonly Token[]
  /** Faces that were turned up in the open. */
  readonly shown: Readonly<Record<Token, Face>>
  /** How many were drawn in the newest turn in which any was. */
  readonly drawn: { readonly turn: number; readonly cards: number }
  /** The newest turn whose draw fell short for want of cards: cards discarded later in it are not drawn to make up. */
  readonly lapsed?: number
}

/** What sealed lines say of a deck's cards, and who has seen which. */
export interface Sealed {
  readonly faces: Readonly<Record<Token, Face>>
  readonly seenBy: Readonly<Record<Token, readonly SideId[]>>
  /** Shuffles by their first number: which cards went into each, in order of number. */
  readonly shuffles: Readonly<Record<Token, readonly Token[]>>
  /** The number that the next shuffle begins with. */
  readonly next: Token
}

/** Every deck of a game. A view keeps the piles and loses what its viewer may not see of `sealed`. */
export interface DecksInPlay {
  readonly piles: Readonly<Record<DeckId, Pile>>
  readonly sealed: Readonly<Record<DeckId, Sealed>>
}

export const noDecks: DecksInPlay = { piles: {}, sealed: {} }
export const nothingSealed: Sealed = { faces: {}, seenBy: {}, shuffles: {}, next: 1 }

export function pileOf(table: DecksInPlay, deck: DeckId): Pile | undefined {
  return own(table.piles, deck)
}

/** The face of a card where this view knows it: shown in the open, or in a seal that was not filtered out. */
export function faceOf(table: DecksInPlay, deck: DeckId, token: Token): Face | undefined {
  return pileOf(table, deck)?.shown[token] ?? own(table.sealed, deck)?.faces[token]
}

export const zones = ['undrawn', 'hand', 'discards', 'away'] as const
export type Zone = (typeof zones)[number]

/** The zone a card is in. */
export function zoneOf(pile: Pile, token: Token): Zone | undefined {
  return zones.find((zone) => pile[zone].includes(token))
}
