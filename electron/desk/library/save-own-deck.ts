import type { Output } from '#shared/bridge/contract'
import type { DeckDocument } from '#shared/decks/deck-document'
import { done, refused } from '#shared/kernel/result'
import { sameValue } from '#shared/kernel/same-value'
import { slugFrom } from '#shared/kernel/slug'
import { inLibraryTurn } from './library-turn'
import type { Library } from './library'
import { readStranger, type FindPack } from './read-stranger'

interface Asked {
  readonly text: string
  /** Whose file it is, and how the deck was when it was opened; `null`: it is new. */
  readonly replaces: { readonly deck: string; readonly was: string } | null
}

/**
 * Keeps a deck of one's own: a new one under the next free name, an old one in its file if nobody has changed it
 * meanwhile. Starter decks are never overwritten.
 */
export function saveOwnDeck(library: Library, asked: Asked, findPack: FindPack): Promise<Output<'librarySaveDeck'>> {
  return inLibraryTurn(library, () => saveInTurn(library, asked, findPack))
}

async function saveInTurn(
  library: Library,
  { text, replaces }: Asked,
  findPack: FindPack,
): Promise<Output<'librarySaveDeck'>> {
  const read = readStranger(text, ['deck'], findPack)
  if (!read.ok) return read
  const deck: DeckDocument = { ...(read.value as DeckDocument), unofficial: false }
  if (replaces === null) return saved(await library.save({ ...deck, slug: slugFrom(deck.title, 60) || 'deck' }))
  const there = await library.readDeck(replaces.deck)
  if (there.ok) {
    if (there.value.unofficial) return refused('library-deck-not-own', { name: there.value.title })
    const before = readStranger(replaces.was, ['deck'], findPack)
    if (!before.ok || !sameValue(there.value, before.value))
      return refused('library-deck-changed', { name: deck.title })
  } else if (there.code !== 'deck-missing') return there
  return saved(await library.replace({ ...deck, slug: replaces.deck }))
}

function saved(kept: Awaited<ReturnType<Library['save']>>): Output<'librarySaveDeck'> {
  if (!kept.ok) return kept
  const { path } = kept.value
  return done({ path, deck: path.slice(path.lastIndexOf('/') + 1, -'.deck.json'.length) })
}
