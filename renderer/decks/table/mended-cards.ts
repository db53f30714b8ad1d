import { cardTitle } from '../../words/card-title'
import { say } from '../../words'
import { zoneOf, type DecksInPlay, type Pile, type Token, type Zone } from '#shared/decks/pile'

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
