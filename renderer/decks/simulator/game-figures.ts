import { fromOutlooks, isDecisiveIn, isEvent, sure, type DeckFigures } from './figures'
import { ofContents, type TunedDeck } from './tuned-deck'
import { isBlack, type Face } from '#shared/decks/face'
import { outlookFor } from '#shared/game/decks/possible-piles'
import { pileOf, drawOfTurn, type DecksInPlay, type Pile } from '#shared/decks/pile'
import type { DeckId } from '#shared/kernel/ids'
import type { Viewer } from '#shared/game/views'

/** A deck in play, as everybody at the table may know it. */
export interface DeckInPlay {
  readonly deck: TunedDeck
  readonly figures: DeckFigures
  /** Blacks that were not drawn yet. */
  readonly blacksLeft: number
  /** Reds that may come in the turns asked about. */
  readonly mayCome: readonly Face[]
  /** The number of the first turn whose draws are still to come. */
  readonly firstTurn: number
}

const table: Viewer = { is: 'table' }

/** What a deck in play will bring, from what the table has seen; `undefined` where it was built in secret. */
export function deckInPlay(decks: DecksInPlay, id: DeckId, turns: number, turn: number): DeckInPlay | undefined {
  const pile = pileOf(decks, id)
  if (!pile?.contents) return undefined
  const deck = ofContents(pile.rules, pile.contents, pile.printed)
  const of = (isKind: (face: Face) => boolean) => outlookFor(table, decks, id, isKind, turns)
  const any = of(isEvent)
  const decisive = of(isDecisiveIn(deck))
  if (!any || !decisive) return undefined
  const figures = fromOutlooks(
    any,
    decisive,
    deck.cards.map(({ face }) => [face, (of((each) => each === face)?.byTurn ?? []).map(sure)] as const),
  )
  const mayCome = deck.cards
    .map(({ face }) => face)
    .filter((face) => (figures.cardBy.get(face)?.at(-1)?.figure ?? 0) > 0)
  return { deck, figures, blacksLeft: deck.blacks - blacksSeen(pile), mayCome, firstTurn: firstTurnOf(pile, turn) }
}

/** Blacks are shown when they are drawn; a shuffle writes new numbers on those that come back. */
function blacksSeen({ shown, undrawn, since }: Pile): number {
  const waiting = new Set(undrawn)
  return Object.entries(shown).filter(
    ([card, face]) => isBlack(face) && Number(card) >= since && !waiting.has(Number(card)),
  ).length
}

/** This turn's draws are to come until they have been made, or have lapsed. */
function firstTurnOf(pile: Pile, turn: number): number {
  return drawOfTurn(pile, turn).is === 'due' ? turn : turn + 1
}
