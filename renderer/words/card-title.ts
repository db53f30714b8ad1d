import { say } from './index'
import type { Face } from '#shared/decks/face'
import type { DecksInPlay } from '#shared/decks/pile'
import { cardText as cardTextIn, cardTitle as cardTitleIn } from '#shared/log/phrase'

/** A card by its title, never by its face; a face that no deck of this table knows is its own title. */
export function cardTitle(face: Face | null, decks: DecksInPlay | undefined): string {
  return cardTitleIn(face, decks, say)
}

/** What a card does, in its own words; empty where they are not known. */
export function cardText(face: Face, decks: DecksInPlay): string {
  return cardTextIn(face, decks, say)
}
