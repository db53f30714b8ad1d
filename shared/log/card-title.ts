import { isBlack, type Face } from '../decks/face'
import { navalEventOf } from '../decks/naval/events'
import type { DecksInPlay } from '../decks/pile'
import type { OwnCard } from '../decks/own-card'
import type { Words } from '../words/speak'

/** A card by its title; a face that no deck of this table knows is shown as it is. */
export function cardTitle(face: Face | null, decks: DecksInPlay | undefined, say: Words): string {
  if (face === null) return say('deckTable.aCard')
  if (isBlack(face)) return say('decks.black')
  const naval = navalEventOf(face)
  return naval ? say(`decks.naval.${naval.key}.title`) : (ownCardOf(face, decks)?.title ?? face)
}

/** What a card does, in its own words; empty where they are not known. */
export function cardText(face: Face, decks: DecksInPlay, say: Words): string {
  const naval = navalEventOf(face)
  return naval ? say(`decks.naval.${naval.key}.text`) : (ownCardOf(face, decks)?.text ?? '')
}

function ownCardOf(face: Face, decks: DecksInPlay | undefined): OwnCard | undefined {
  return Object.values(decks?.piles ?? {})
    .flatMap(({ printed }) => printed ?? [])
    .find(({ id }) => id === face)
}
