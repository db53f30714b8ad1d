import type { Read } from '../json/read'
import type { DeckId, SideId } from '../kernel/ids'
import { own } from '../kernel/own'
import type { Face } from './face'
import type { pileSchema } from './pile-schema'

/**
 * A card face down: the number on its back. Every shuffle gives new numbers, so that nobody recognises a card that was
 * seen before. Open lines of a journal name cards by number; sealed lines say which face a number has.
 */
export type Token = number

/** A deck on the table, as everybody may see it. */
export type Pile = Read<typeof pileSchema>

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

/** What of a pile says whether a draw is due. */
export type Counts = Pick<Pile, 'rules' | 'drawn' | 'lapsed'> & {
  readonly undrawn: { readonly length: number }
  readonly discards: { readonly length: number }
}

/** The state of a turn's draw: due, done, short of cards, or not asked for by this deck. */
export type DrawOfTurn =
  | { readonly is: 'due'; readonly toDraw: number }
  | { readonly is: 'done' | 'none' }
  | { readonly is: 'short'; readonly drawn: number; readonly of: number }

export function drawOfTurn(pile: Counts, turn: number): DrawOfTurn {
  const { cardsPerTurn: of } = pile.rules
  const drawn = pile.drawn.turn === turn ? pile.drawn.cards : 0
  if (of === 0) return { is: 'none' }
  if (drawn >= of) return { is: 'done' }
  const canBeDrawn = pile.lapsed === turn ? 0 : thereToDraw(pile, turn)
  return canBeDrawn === 0 ? { is: 'short', drawn, of } : { is: 'due', toDraw: Math.min(of - drawn, canBeDrawn) }
}

/** How many cards could be drawn, one after the other. */
function thereToDraw({ rules, drawn, undrawn, discards }: Counts, turn: number): number {
  switch (rules.reshuffle) {
    case 'whenEmpty':
      // A card drawn black comes back when the pile runs out, a second time in one draw.
      return undrawn.length + discards.length > 0 ? Infinity : 0
    case 'everyTurn':
      return undrawn.length + (drawn.turn === turn ? 0 : discards.length)
    case 'never':
      return undrawn.length
  }
}
