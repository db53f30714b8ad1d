import { say } from '../../words'
import { isBlack, type Face } from '#shared/decks/face'
import { navalEventOf } from '#shared/decks/naval/events'
import type { DeckTable } from '#shared/decks/pile'
import type { OwnCard } from '#shared/documents/own-card'

/** A card by its title, never by its face; a face that no deck of this table knows stands for itself. */
export function cardTitle(face: Face | null, decks: DeckTable | undefined): string {
  if (face === null) return say('deckTable.aCard')
  if (isBlack(face)) return say('decks.black')
  const naval = navalEventOf(face)
  return naval ? say(`decks.naval.${naval.key}.title`) : (ownCardOf(face, decks)?.title ?? face)
}

/** What a card does, in its own words; empty where they are not known. */
export function cardText(face: Face, decks: DeckTable): string {
  const naval = navalEventOf(face)
  return naval ? say(`decks.naval.${naval.key}.text`) : (ownCardOf(face, decks)?.text ?? '')
}

function ownCardOf(face: Face, decks: DeckTable | undefined): OwnCard | undefined {
  return Object.values(decks?.piles ?? {})
    .flatMap(({ printed }) => printed ?? [])
    .find(({ id }) => id === face)
}
