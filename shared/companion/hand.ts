import { openCard, operationsMarkup } from '../card/svg'
import { cardFront } from '../decks/card/card-front'
import { cardHeightMm, cardWidthMm, type PlayingCard } from '../decks/card/playing-card'
import { printedFace } from '../decks/card/printed-face'
import { faceOf } from '../decks/pile'
import type { GameState } from '../game/state'
import type { DeckId } from '../kernel/ids'
import type { Words } from '../words/speak'
import type { Role } from './role'

/** A card of one’s own hand. */
export interface HeldCard {
  readonly deck: string
  /** On its back: nobody else sees more of it. */
  readonly token: number
  readonly title: string
  readonly facts: PlayingCard['facts']
  readonly text: string
  readonly drawing: string
}

/** The hand of a player’s side, of a table with what that side may see; every hand to the umpire, none to a spectator. */
export function handOf(role: Role, { decks }: GameState, words: Words): readonly HeldCard[] {
  if (role.is === 'spectator') return []
  return (Object.keys(decks.piles) as DeckId[]).flatMap((deck) => {
    const pile = decks.piles[deck]!
    if (role.is === 'player' && pile.drawer !== role.side) return []
    return pile.hand.flatMap((token) => {
      const face = faceOf(decks, deck, token)
      if (face === undefined) return []
      const card = printedFace(pile, face, words)
      const open = openCard({ widthMm: cardWidthMm, heightMm: cardHeightMm, label: card.title })
      const drawing = `${open}${operationsMarkup(cardFront(card))}</svg>`
      return [{ deck: pile.name, token, title: card.title, facts: card.facts, text: card.text, drawing }]
    })
  })
}
