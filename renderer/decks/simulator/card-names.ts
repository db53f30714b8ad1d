import { say } from '../../words'
import { printedFace } from '#shared/decks/card/printed-face'
import type { PlayingCard } from '#shared/decks/card/playing-card'
import type { Face } from '#shared/decks/face'
import type { TunedDeck } from './tuned-deck'

type Printed = Pick<TunedDeck, 'printed'>

/** The text of a card, in the program's language. */
export const cardFace = ({ printed }: Printed, face: Face): PlayingCard => printedFace({ printed }, face, say)

export const titleOf = (deck: Printed, face: Face): string => cardFace(deck, face).title

/** `Q of diamonds, Signaling Error`. */
export function namedCard(deck: Printed, face: Face): string {
  const { corner, suit, title } = cardFace(deck, face)
  const mark =
    suit && suit !== 'spades' ? say('deckTuner.corner', { rank: corner, suit: say(`decks.suits.${suit}`) }) : corner
  return mark === '' ? title : `${mark}, ${title}`
}
