import { say } from '../../words'
import { dueOfDecks, passedAtEndOfTurn } from '#shared/game/decks/turn-of-decks'
import { zoneOf, type Pile, type DecksInPlay, type Token, type Zone } from '#shared/decks/pile'
import type { GameState } from '#shared/game/state'
import type { DeckId, SideId } from '#shared/kernel/ids'
import { cardText, cardTitle } from '../../words/card-title'
import { phraseInWords } from '../../words/phrase'
import type { GlyphName } from '#shared/card/glyphs'
import type { LastingEvent } from '#shared/game/decks/lasting'
import { sayEnding, sayLasting, struckName, titleOfLasting } from '#shared/game/decks/lasting-words'
import { navalEventOf } from '#shared/decks/naval/events'
import type { Face } from '#shared/decks/face'

/** What the turn asks of the decks, in words, with the deck. */
export interface DeckDueLine {
  readonly deck: DeckId
  readonly text: string
}

export function deckDueLines(state: GameState, phases: readonly string[]): readonly DeckDueLine[] {
  const { decks, turn } = state
  const nameOf = (side: SideId) => state.sides.find(({ id }) => id === side)?.name ?? side
  const asked = dueOfDecks(decks, turn).map(({ deck, drawer, toDraw, overLimit }) => {
    const values = { turn, side: nameOf(drawer), deck: decks.piles[deck]?.name ?? deck }
    if (overLimit > 0) return { deck, text: say('deckTable.due.over', { ...values, n: overLimit }) }
    const key = toDraw === 1 ? 'deckTable.due.draw' : 'deckTable.due.drawMore'
    // Cards that are played at once come only when nobody can plot against them any more.
    const plotted = decks.piles[deck]?.rules.playMode === 'immediate' ? 'Plotted' : ''
    return { deck, text: say(`${key}${plotted}`, { ...values, n: toDraw }) }
  })
  const passed = (Object.entries(decks.piles) as [DeckId, Pile][])
    .filter(([, pile]) => isTurnEnding(state, phases, pile) && passedAtEndOfTurn(pile).length > 0)
    .map(([deck, pile]) => {
      const values = { side: nameOf(pile.drawer), deck: pile.name, n: passedAtEndOfTurn(pile).length }
      return { deck, text: say('deckTable.due.passed', values) }
    })
  return [...passed, ...asked]
}

/** What the decks wait for, shortly and in full: in the first turn to be set up, later for what the turn asks. */
export interface DeckNews {
  readonly short: string
  readonly full: string
}

/** Nothing where they wait for nothing. `planned` decks came with the game. */
export function deckNews(state: GameState, phases: readonly string[], planned: number): DeckNews | undefined {
  const toSetUp = state.turn > 1 || Object.keys(state.decks.piles).length > 0 ? 0 : planned
  if (toSetUp > 0) {
    const short = say('deckTable.toSetUp', { n: toSetUp })
    return { short, full: short }
  }
  const lines = deckDueLines(state, phases).map(({ text }) => text)
  return lines.length > 0 ? { short: say('deckTable.due.n', { n: lines.length }), full: lines.join('\n') } : undefined
}

/** In the last step of a turn, and from the next on until it is done, cards that were not played have had their moment. */
export function isTurnEnding(
  { turn, phase }: Pick<GameState, 'turn' | 'phase'>,
  phases: readonly string[],
  { drawn }: Pick<Pile, 'drawn'>,
): boolean {
  return phase === phases.at(-1) || drawn.turn < turn
}

/** An event that lasts, as its slip says it. */
export interface LastingSlip {
  readonly event: LastingEvent
  readonly title: string
  /** In a few words: `main battery silent`. */
  readonly effect: string
  /** The text of the card, in full. */
  readonly text: string
  readonly ends: string
  readonly glyph: GlyphName
  /** On whom it lies: a ship, a formation or a side. */
  readonly onWhom: string
}

export function lastingSlip(event: LastingEvent, state: GameState): LastingSlip {
  return {
    event,
    title: phraseInWords(titleOfLasting(event), state),
    effect: phraseInWords(sayLasting(state, event), state),
    text: cardText(event.face, state.decks),
    ends: phraseInWords(sayEnding(event), state),
    glyph: suitOf(event),
    onWhom: struckName(state, event),
  }
}

function suitOf({ face }: LastingEvent): GlyphName {
  const suit = navalEventOf(face)?.suit
  if (suit === 'hearts') return 'heart'
  return suit === 'diamonds' ? 'diamond' : 'hold'
}

/** Until when a card in hand can be played: `Held, it can be played as movement starts in any later turn.` */
export function whenPlayed({ rules }: Pick<Pile, 'rules'>, face: Face): string {
  const moment = momentOf(face)
  if (rules.playMode === 'immediate') {
    return moment === undefined ? say('deckTable.drawn.immediateOnly') : say('deckTable.drawn.immediate', { moment })
  }
  return moment === undefined ? say('deckTable.drawn.anyTurn') : say('deckTable.drawn.moment', { moment })
}

function momentOf(face: Face): string | undefined {
  const moment = navalEventOf(face)?.moment
  if (moment === undefined || typeof moment === 'string') return moment && say(`decks.moments.${moment}`)
  const { day, night } = moment
  return say('deckTable.drawn.momentsOfDay', { day: say(`decks.moments.${day}`), night: say(`decks.moments.${night}`) })
}

/** A card that can be mended, by its place; by its title only where it lies face up for everybody. */
export interface MendedCard {
  readonly card: Token
  readonly name: string
  readonly zone: Zone
  /** Of the deck that lies here now: another never comes back to the pile. */
  readonly isOwn: boolean
}

const namedPlaces = 10

export function mendedCards(pile: Pile, decks: DecksInPlay): readonly MendedCard[] {
  const { hand, undrawn, discards, away, shown, since } = pile
  const as = (card: Token, name: string): MendedCard => ({
    card,
    name: card < since ? `${name}, ${say('deckTable.mending.oldCard')}` : name,
    zone: zoneOf(pile, card)!,
    isOwn: card >= since,
  })
  const held = hand.map((card, at) => {
    const key = at < namedPlaces ? String(at + 1) : 'more'
    return as(card, say(`deckTable.mending.held.${key}`, { place: at + 1 }))
  })
  const top = undrawn.slice(0, 1).map((card) => as(card, say('deckTable.mending.top')))
  const discarded = discards
    .map((card, at) =>
      shown[card] === undefined
        ? as(card, say('deckTable.mending.unseen', { place: at + 1 }))
        : as(card, say('deckTable.mending.open', { title: cardTitle(shown[card], decks) })),
    )
    .toReversed()
  const out = away
    .filter((card) => shown[card] !== undefined)
    .map((card) => as(card, say('deckTable.mending.away', { title: cardTitle(shown[card] ?? null, decks) })))
  return [...held, ...discarded, ...top, ...out]
}
