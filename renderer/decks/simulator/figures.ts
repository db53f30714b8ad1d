import type { Figure } from '../../ui/plot/plot'
import { ofContents, type TunedCard, type TunedDeck } from './tuned-deck'
import type { Found, Findings } from '#shared/decks/evenings/findings'
import { isBlack, type Face } from '#shared/decks/face'
import { outlook, type Outlook } from '#shared/decks/odds/outlook'
import { countsBeforePlay, outlookFor } from '#shared/game/decks/possible-piles'
import { pileOf, drawOfTurn, type DecksInPlay, type Pile } from '#shared/decks/pile'
import type { DeckId } from '#shared/kernel/ids'
import type { Viewer } from '#shared/game/views'

/** What one deck brings. Lists by turn begin with the first turn asked about. */
export interface DeckFigures {
  readonly how: 'exact' | 'played'
  /** An event in a turn, on the average of the turns. */
  readonly eachTurn: Figure
  /** Events in all the turns. */
  readonly expected: Figure
  readonly byTurn: readonly Figure[]
  readonly firstIn: readonly Figure[]
  /** Exactly 0, 1, 2 … events in all the turns. */
  readonly count: readonly Figure[]
  /** At least one that can decide the day. */
  readonly decisiveBy: readonly Figure[]
  readonly cardBy: ReadonlyMap<Face, readonly Figure[]>
}

/** A deck that is shown, by the name it has in plots and tables. */
export interface ShownDeck {
  /** Its place among all decks. */
  readonly index: number
  readonly name: string
  readonly kind: TunedDeck['kind']
  /** `null` where it cannot be shuffled, or was built in secret. */
  readonly deck: TunedDeck | null
  readonly figures: DeckFigures | null
  readonly isOld: boolean
}

/** The figures of one deck, one for each step. */
export interface DeckSeries {
  readonly name: string
  readonly figures: readonly Figure[]
  readonly isOld: boolean
}

/** A list of figures of each deck whose figures are known. */
export function seriesOf(
  decks: readonly ShownDeck[],
  list: (figures: DeckFigures) => readonly Figure[],
): readonly DeckSeries[] {
  return decks.flatMap(({ name, figures, isOld }) => (figures ? [{ name, isOld, figures: list(figures) }] : []))
}

const isEvent = (face: Face) => !isBlack(face)

/** Whether a card can decide the day. */
function isDecisiveIn({ cards }: Pick<TunedDeck, 'cards'>): (face: Face) => boolean {
  const decisive = new Set(cards.filter((card) => card.isDecisive).map(({ face }) => face))
  return (face) => decisive.has(face)
}

/** The figures of a fresh deck, by its closed forms. Cards with as many copies share one reckoning. */
export function exactFigures(deck: TunedDeck, turns: number): DeckFigures {
  const of = (isKind: (face: Face) => boolean) => outlook(countsBeforePlay(deck.contents, isKind), deck.rules, turns)
  const byCopies = new Map<number, readonly Figure[]>()
  const ofCard = ({ face, copies }: TunedCard) => {
    const known = byCopies.get(copies)
    if (known) return known
    const chances = of((each) => each === face).byTurn.map(sure)
    byCopies.set(copies, chances)
    return chances
  }
  return fromOutlooks(
    of(isEvent),
    of(isDecisiveIn(deck)),
    deck.cards.map((card) => [card.face, ofCard(card)]),
  )
}

/** Figures from the outlook of any event, of a decisive one, and the chances of each card. */
function fromOutlooks(
  any: Outlook,
  decisive: Outlook,
  cards: readonly (readonly [Face, readonly Figure[]])[],
): DeckFigures {
  return {
    how: 'exact',
    eachTurn: sure(mean(any.inTurn)),
    expected: sure(any.expectedBy.at(-1) ?? 0),
    byTurn: any.byTurn.map(sure),
    firstIn: any.firstIn.map(sure),
    count: any.count.map(sure),
    decisiveBy: decisive.byTurn.map(sure),
    cardBy: new Map(cards),
  }
}

/** Figures of evenings that were played; `cards` and the kinds are as they were sent (see `eveningOf`). */
export function playedFigures({ cards }: Pick<TunedDeck, 'cards'>, findings: Findings): DeckFigures {
  const list = (found: readonly Found[] | undefined) => (found ?? []).map(withError)
  const turns = findings.inTurn
  const decisive = list(findings.kindBy[0])
  return {
    how: 'played',
    eachTurn: {
      figure: mean(turns.map(({ figure }) => figure)),
      error: Math.max(0, ...turns.map((each) => withError(each).error ?? 0)),
    },
    expected: withError(findings.mean),
    byTurn: list(findings.byTurn),
    firstIn: list(findings.firstIn),
    count: list(findings.count),
    // Where there is no such card nothing is left to chance.
    decisiveBy: cards.some(({ isDecisive }) => isDecisive) ? decisive : decisive.map(() => sure(0)),
    cardBy: new Map(cards.map(({ face }, index) => [face, list(findings.kindBy[index + 1])])),
  }
}

const sure = (figure: number): Figure => ({ figure, error: null })

function withError({ figure, low, high }: Found): Figure {
  return { figure, error: Math.max(figure - low, high - figure) }
}

/** How two figures differ. */
export function difference(one: Figure, other: Figure): Figure {
  return { figure: other.figure - one.figure, error: errorOf(one, other) }
}

/** What two decks bring together: what is drawn from one says nothing of the other. */
export function together(
  one: DeckFigures,
  other: DeckFigures,
): Pick<DeckFigures, 'expected' | 'byTurn' | 'decisiveBy'> {
  const either = (ones: readonly Figure[], others: readonly Figure[]) =>
    ones.map((each, turn) => eitherOf(each, others[turn] ?? sure(0)))
  return {
    expected: { figure: one.expected.figure + other.expected.figure, error: errorOf(one.expected, other.expected) },
    byTurn: either(one.byTurn, other.byTurn),
    decisiveBy: either(one.decisiveBy, other.decisiveBy),
  }
}

/** The chance of at least one of two things; each error counts by what the other leaves open. */
function eitherOf(one: Figure, other: Figure): Figure {
  const [noneOfOne, noneOfOther] = [1 - one.figure, 1 - other.figure]
  return { figure: 1 - noneOfOne * noneOfOther, error: errorOf(one, other, [noneOfOther, noneOfOne]) }
}

/** Errors of two plays add up as squares do. */
function errorOf(one: Figure, other: Figure, [ofOne, ofOther]: readonly [number, number] = [1, 1]): number | null {
  if (one.error === null && other.error === null) return null
  return Math.hypot((one.error ?? 0) * ofOne, (other.error ?? 0) * ofOther)
}

function mean(list: readonly number[]): number {
  return list.length === 0 ? 0 : list.reduce((sum, each) => sum + each, 0) / list.length
}

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
