import {
  playEvenings,
  emptyTally,
  checkEvening,
  type Tally,
  type EveningDeck,
} from '#shared/decks/evenings/play-evenings'
import { findingsOf, type Findings } from '#shared/decks/evenings/findings'
import { bulkWords } from '#shared/kernel/bulk-words'
import type { RandomWord } from '#shared/kernel/dice'
import type { Refusal } from '#shared/kernel/result'

/** Evenings to be played of each deck; a newer order supersedes the one before. */
export interface EveningsOrder {
  readonly ask: number
  readonly decks: readonly EveningDeck[]
  readonly turns: number
  readonly games: number
  readonly seed: number
}

/** What they came to until now, deck by deck, or why they cannot be played. */
export type EveningsNews =
  | { readonly kind: 'played'; readonly ask: number; readonly games: number; readonly findings: readonly Findings[] }
  | { readonly kind: 'refused'; readonly ask: number; readonly refusal: Refusal }
  | { readonly kind: 'failed'; readonly because: string }

/** The first piece is small, so that a slider has its answer while it is still moving. */
const firstPiece = 2_000
const laterPiece = 14_000

/** Plays an order piece by piece, and drops it when a newer one comes. */
export class EveningWork {
  private order: EveningsOrder | undefined
  private tallies: Tally[] = []
  private words: RandomWord[] = []
  private played = 0

  /** Takes a new order, or (`null`) stops. */
  take(order: EveningsOrder | null): void {
    this.order = order ?? undefined
    this.played = 0
    if (!order) return
    this.tallies = order.decks.map(({ momentPercent, kinds }) =>
      emptyTally(order.games, order.turns, momentPercent.length, kinds?.length),
    )
    // The same words for every deck: what differs between two of them then differs by the decks.
    this.words = order.decks.map(() => bulkWords(order.seed))
  }

  get isBusy(): boolean {
    return this.order !== undefined
  }

  /** One piece more; nothing when all is done. */
  goOn(): EveningsNews | undefined {
    const { order } = this
    if (!order) return undefined
    const { ask, decks, turns, games } = order
    const refusal = decks.map((deck) => checkEvening(deck, turns, games)).find(({ ok }) => !ok)
    if (refusal && !refusal.ok) {
      this.order = undefined
      return { kind: 'refused', ask, refusal }
    }
    const piece = Math.min(this.played === 0 ? firstPiece : laterPiece, games - this.played)
    decks.forEach((deck, index) => {
      addTally(this.tallies[index]!, playEvenings(deck, turns, piece, this.words[index]!), this.played)
    })
    this.played += piece
    if (this.played >= games) this.order = undefined
    return { kind: 'played', ask, games: this.played, findings: this.tallies.map((tally) => found(tally, this.played)) }
  }
}

function addTally(all: Tally, piece: Tally, from: number): void {
  all.events.set(piece.events, from)
  add(all.inTurn, piece.inTurn)
  add(all.withEvent, piece.withEvent)
  add(all.firstIn, piece.firstIn)
  add(all.cardFirstIn, piece.cardFirstIn)
  add(all.kindFirstIn, piece.kindFirstIn)
}

function add(all: Uint32Array | Float64Array, piece: Uint32Array | Float64Array): void {
  for (let at = 0; at < all.length; at++) all[at]! += piece[at]!
}

function found(tally: Tally, games: number): Findings {
  return findingsOf({ ...tally, games, events: tally.events.subarray(0, games) })
}
