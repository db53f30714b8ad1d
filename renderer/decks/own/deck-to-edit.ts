import type { DeckDocument } from '#shared/decks/deck-document'
import { blankDeck } from '#shared/decks/own/edit-deck'
import { cutTo } from '#shared/kernel/seen-text'

/** What the address asks for: a deck of the library, a new one, or a new one made after another. */
export interface DeckOrder {
  readonly deck: string | undefined
  readonly from: string | undefined
}

export interface DeckToEdit {
  readonly begun: DeckDocument
  /** Its file, as it was opened; `null`: it has none yet. */
  readonly replaces: DeckDocument | null
  /** The starter deck that it was made after: that one stays as it is. */
  readonly starter: DeckDocument | null
}

/**
 * The deck to be made: a blank one, one’s own as it lies in the library, or a copy of any other with a title of its own.
 * Nothing where there is no such deck.
 */
export function deckToEdit(
  { deck, from }: DeckOrder,
  decks: readonly DeckDocument[],
  newTitle: string,
): DeckToEdit | undefined {
  const wanted = deck ?? from
  if (wanted === undefined) return { begun: blankDeck(freeTitle(newTitle, decks)), replaces: null, starter: null }
  const found = decks.find(({ slug }) => slug === wanted)
  if (!found) return undefined
  if (deck !== undefined && !found.unofficial) return { begun: found, replaces: found, starter: null }
  const begun = { ...found, title: freeTitle(found.title, decks), unofficial: false }
  return { begun, replaces: null, starter: found.unofficial ? found : null }
}

/** The title itself, or with the next number that no deck has. */
function freeTitle(title: string, decks: readonly DeckDocument[]): string {
  const isTaken = (wanted: string) => decks.some((deck) => deck.title === wanted)
  const plain = cutTo(title.replace(/ \d{1,3}$/, ''), 75)
  let free = title
  for (let number = 2; isTaken(free); number++) free = `${plain} ${number}`
  return free
}
