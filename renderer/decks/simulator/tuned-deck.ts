import { cardsIn, ownContents, type DeckDocument } from '#shared/decks/deck-document'
import type { OwnCard } from '#shared/decks/own-card'
import type { DeckPlan } from '#shared/decks/deck-plan'
import { unfitRules, type DeckRules } from '#shared/decks/deck-rules'
import { isBlack, withBlacks, type Copies, type Face } from '#shared/decks/face'
import { navalEventOf } from '#shared/decks/naval/events'
import { checkPlan, contentsOf, warningsOf } from '#shared/decks/naval/plan'
import type { Phrase } from '#shared/kernel/phrase'
import { done, refused, type Result } from '#shared/kernel/result'
import { say } from '../../words'
import { printedFace } from '#shared/decks/card/printed-face'
import type { PlayingCard } from '#shared/decks/card/playing-card'
import type { EveningDeck, HoldingPolicy } from '#shared/decks/evenings/play-evenings'

/** A card that brings an event, as the tuner names it. */
export interface TunedCard extends Copies {
  readonly isDecisive: boolean
}

/** A deck that can be shuffled: its odds are calculated from it. */
export interface TunedDeck {
  readonly kind: DeckPlan['kind']
  readonly rules: DeckRules
  readonly contents: readonly Copies[]
  readonly cards: readonly TunedCard[]
  readonly blacks: number
  /** The text of its cards, where they are of an own deck. */
  readonly printed: readonly OwnCard[]
}

/** The deck of a plan; refused where it cannot be shuffled, or where its own cards are not in the library. */
export function deckOf(plan: DeckPlan, owned: readonly DeckDocument[]): Result<TunedDeck> {
  if (plan.kind === 'naval') {
    const checked = checkPlan(plan)
    if (!checked.ok) return checked
    return done(ofContents(plan.rules, contentsOf(plan)))
  }
  const deck = owned.find(({ slug }) => slug === plan.deck)
  if (!deck) return refused('deck-missing', { what: plan.deck })
  const unfit = unfitRules(plan.rules)
  if (unfit) return unfit
  return done(ofContents(plan.rules, ownContents(deck), deck.cards))
}

/** The same of a deck on the table, by the text of its cards. */
export function ofContents(rules: DeckRules, contents: readonly Copies[], printed?: readonly OwnCard[]): TunedDeck {
  const severityOf = (face: Face) => (printed?.find(({ id }) => id === face) ?? navalEventOf(face))?.severity
  const cards = contents
    .filter(({ face }) => !isBlack(face))
    .map((each) => ({ ...each, isDecisive: severityOf(each.face) === 'decisive' }))
  const blacks = contents.reduce((sum, { face, copies }) => sum + (isBlack(face) ? copies : 0), 0)
  return { kind: printed ? 'own' : 'naval', rules, contents, cards, blacks, printed: printed ?? [] }
}

/** What the printed guide would say of a plan. Never a bar. */
export function warningsFor(plan: DeckPlan, { cards, blacks }: TunedDeck): readonly Phrase[] {
  if (plan.kind === 'naval') return warningsOf(plan)
  const { cardsPerTurn } = plan.rules
  const all = cardsIn({ cards, blacks })
  if (cardsPerTurn === 0) return [{ key: 'decks.warnings.noneDrawn', values: {} }]
  if (cardsPerTurn <= all) return []
  return [{ key: 'decks.warnings.drawnTwiceATurn', values: { cards: all, drawn: cardsPerTurn } }]
}

/** The deck with one copy of a card taken out for a black. */
export function withoutOne(deck: TunedDeck, face: Face): TunedDeck {
  const cards = deck.cards
    .map((card) => (card.face === face ? { ...card, copies: card.copies - 1 } : card))
    .filter(({ copies }) => copies > 0)
  const blacks = deck.blacks + 1
  return { ...deck, cards, blacks, contents: withBlacks(cards, blacks) }
}

type Printed = Pick<TunedDeck, 'printed'>

/** The text of a card, in the program's language. */
export const cardFace = ({ printed }: Printed, face: Face): PlayingCard => printedFace({ printed }, face, say)

export const titleOf = (deck: Printed, face: Face): string => cardFace(deck, face).title

/** `Q of diamonds, Signalling error`. */
export function namedCard(deck: Printed, face: Face): string {
  const { corner, suit, title } = cardFace(deck, face)
  const mark =
    suit && suit !== 'spades' ? say('deckTuner.corner', { rank: corner, suit: say(`decks.suits.${suit}`) }) : corner
  return mark === '' ? title : `${mark}, ${title}`
}

/** How cards are played in an evening, whatever the deck. */
export interface Playing {
  /** The chance in percent that the moment of a card comes in a turn. */
  readonly momentPercent: number
  readonly policy: HoldingPolicy
}

/** Every card is played as it is drawn: the closed forms hold. */
export const asDrawn: Playing = { momentPercent: 100, policy: { kind: 'atOnce' } }

/** Why a deck must be played through: there is no closed form for it. `null` where there is. */
export function whyPlayed(deck: TunedDeck, { momentPercent, policy }: Playing): WhyPlayed | null {
  const { rules } = deck
  if (momentPercent < 100) return 'moments'
  if (rules.playMode === 'hold' && policy.kind !== 'atOnce') return 'held'
  const events = deck.cards.reduce((sum, { copies }) => sum + copies, 0)
  if (rules.handLimit !== null && rules.handLimit < Math.min(rules.cardsPerTurn, events)) return 'handLimit'
  return null
}
export type WhyPlayed = 'moments' | 'held' | 'handLimit'

/**
 * The deck as the bulk plays it: every copy a card of its own. The kinds begin with the decisive cards, then follow
 * the cards of the deck in their order, each with all its copies.
 */
export function eveningOf({ rules, cards, blacks }: TunedDeck, { momentPercent, policy }: Playing): EveningDeck {
  const decisive: number[] = []
  const places: number[][] = []
  let next = 0
  for (const { copies, isDecisive } of cards) {
    const of = Array.from({ length: copies }, () => next++)
    places.push(of)
    if (isDecisive) decisive.push(...of)
  }
  return {
    momentPercent: new Array<number>(next).fill(momentPercent),
    kinds: [decisive, ...places],
    blacks,
    rules,
    policy,
  }
}
