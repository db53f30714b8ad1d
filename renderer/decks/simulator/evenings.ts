import {
  playEvenings,
  emptyTally,
  checkEvening,
  type Tally,
  type EveningDeck,
} from '#shared/decks/evenings/play-evenings'
import { findingsOf, type Findings } from '#shared/decks/evenings/findings'
import { bulkWords } from '#shared/kernel/bulk-words'

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
  | { readonly kind: 'failed'; readonly because: string }

/** The first piece is small, so that a slider has its answer while it is still moving. */
const firstPiece = 2_000
const laterPiece = 14_000

/** Plays an order piece by piece: what it came to after each. */
export function* eveningsInPieces({ ask, decks, turns, games, seed }: EveningsOrder): Generator<EveningsNews> {
  const refusal = decks.map((deck) => checkEvening(deck, turns, games)).find(({ ok }) => !ok)
  if (refusal && !refusal.ok) return yield { kind: 'failed', because: refusal.code }
  const tallies = decks.map(({ kinds }) => emptyTally(games, turns, kinds?.length))
  // The same words for every deck: what differs between two of them then differs by the decks.
  const words = decks.map(() => bulkWords(seed))
  for (let played = 0; played < games;) {
    const piece = Math.min(played === 0 ? firstPiece : laterPiece, games - played)
    decks.forEach((deck, index) => addTally(tallies[index]!, playEvenings(deck, turns, piece, words[index]!), played))
    played += piece
    const findings = tallies.map((tally) =>
      findingsOf({ ...tally, games: played, events: tally.events.subarray(0, played) }),
    )
    yield { kind: 'played', ask, games: played, findings }
  }
}

function addTally(all: Tally, piece: Tally, from: number): void {
  all.events.set(piece.events, from)
  for (const list of ['withEvent', 'firstIn', 'kindFirstIn'] as const) {
    for (let at = 0; at < all[list].length; at++) all[list][at]! += piece[list][at]!
  }
}
