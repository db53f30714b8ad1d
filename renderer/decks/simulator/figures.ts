import type { TunedCard, TunedDeck } from './tuned-deck'
import type { Found, Findings } from '#shared/decks/evenings/findings'
import { isBlack, type Face } from '#shared/decks/face'
import { outlook, type Outlook } from '#shared/decks/odds/outlook'
import { countsBeforePlay } from '#shared/game/decks/possible-piles'

/** A chance (0 to 1) or a number of events, and how far it may be off where it was found by playing. */
export interface Figure {
  readonly figure: number
  /** 95 in 100; `null` where nothing was left to chance. */
  readonly error: number | null
}

type How = 'exact' | 'played'

/** What one deck brings. Lists by turn begin with the first turn asked about. */
export interface DeckFigures {
  readonly how: How
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

export const isEvent = (face: Face) => !isBlack(face)

/** Whether a card can decide the day. */
export function isDecisiveIn({ cards }: Pick<TunedDeck, 'cards'>): (face: Face) => boolean {
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
export function fromOutlooks(
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

export const sure = (figure: number): Figure => ({ figure, error: null })

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
