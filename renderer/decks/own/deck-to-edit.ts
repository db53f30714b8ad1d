import type { DeckDocument } from '#shared/decks/deck-document'
import { blankDeck, freeTitle, withNamedCards } from '#shared/decks/own/edit-deck'
import { ref, shallowRef, type Ref } from 'vue'
import { useBridge } from '../../bridge/use-bridge'
import { useLibrary } from '../../stores/library'
import { documentLimits } from '#shared/json/json-text'
import { done, refused, type Refusal, type Result } from '#shared/kernel/result'

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

/** Keeps a deck in the library, in the file it came from or in a new one. */
export function useDeckSaving(replaces: Ref<DeckDocument | null>) {
  const bridge = useBridge()
  const library = useLibrary()
  const saving = ref(false)
  /** Its place, once it has been saved from here. */
  const path = ref('')
  const refusal = shallowRef<Refusal | null>(null)

  /** As it lies in the library now; refused, nothing was written. */
  async function save(deck: DeckDocument, asNew: boolean): Promise<Result<DeckDocument>> {
    const was = asNew ? null : replaces.value
    const given = withNamedCards({ ...deck, title: deck.title.trim() }, was)
    saving.value = true
    const answer = await sent(given, was).catch(() => refused('bridge-broken'))
    saving.value = false
    refusal.value = answer.ok ? null : answer
    if (!answer.ok) return answer
    await library.refresh()
    const kept = { ...given, slug: answer.value.deck, unofficial: false }
    path.value = answer.value.path
    replaces.value = kept
    return done(kept)
  }

  async function sent(deck: DeckDocument, was: DeckDocument | null) {
    const text = JSON.stringify(deck)
    const limit = documentLimits.characters
    // Refused before it is sent: a message that long would end the connection.
    if (text.length > limit) return refused('document-too-large', { size: text.length, limit })
    return bridge.librarySaveDeck({ text, replaces: was && { deck: was.slug, was: JSON.stringify(was) } })
  }

  return { saving, path, refusal, save }
}
