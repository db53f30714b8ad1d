import type { DeckDocument } from '#shared/decks/deck-document'
import { blankDeck, freeTitle } from '#shared/decks/own/edit-deck'

export interface DeckToEdit {
  readonly begun: DeckDocument
  /** Its file, as it was opened; `null`: it has none yet. */
  readonly replaces: DeckDocument | null
  /** The starter deck that it was made after: that one stays as it is. */
  readonly starter: DeckDocument | null
}

/**
 * What the address asks for: a blank deck, one’s own as it lies in the library (`deck`), or a copy of any other (`from`)
 * with a title of its own. Nothing where there is no such deck.
 */
export function deckToEdit(
  { deck, from }: { readonly deck?: string | undefined; readonly from?: string | undefined },
  decks: readonly DeckDocument[],
  newTitle: string,
): DeckToEdit | undefined {
  const titles = decks.map(({ title }) => title)
  const wanted = deck ?? from
  if (wanted === undefined) return { begun: blankDeck(freeTitle(newTitle, titles)), replaces: null, starter: null }
  const found = decks.find(({ slug }) => slug === wanted)
  if (!found) return undefined
  if (deck !== undefined && !found.unofficial) return { begun: found, replaces: found, starter: null }
  const begun = { ...found, title: freeTitle(found.title, titles), unofficial: false }
  return { begun, replaces: null, starter: found.unofficial ? found : null }
}
