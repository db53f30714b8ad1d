import { editHistory } from '../../ui/edit-history'
import type { DeckDocument, OwnCard } from '#shared/decks/deck-document'
import { sameValue } from '#shared/kernel/same-value'
import { computed, ref } from 'vue'
import * as edit from '#shared/decks/own/edit-deck'

/** A card by its place, counted from 0; `null` is the deck itself. */
export type Chosen = number | null

/** A deck in the editor, with its undo history. */
export function deckDraft(begun: DeckDocument) {
  return editHistory<DeckDocument, Chosen>(begun, sameDeck)
}
export type DeckDraft = ReturnType<typeof deckDraft>

/** The file it lies in is not the deck’s to change, and what its cards are called in it is nobody’s to see. */
function sameDeck(one: DeckDocument, other: DeckDocument): boolean {
  return one === other || sameValue(seen(one), seen(other))
}

function seen({ slug: _slug, cards, ...deck }: DeckDocument) {
  return { ...deck, cards: cards.map(({ id: _id, ...card }) => card) }
}

/** Edits to a deck: what is chosen, and what is done to the cards. */
export function deckEdits(draft: DeckDraft, begunAt: Chosen) {
  const chosen = ref<Chosen>(begunAt)
  const deck = computed(() => draft.now.value)
  const card = computed(() => (chosen.value === null ? undefined : deck.value.cards[chosen.value]))

  /** A card, or the last where there is none so far down; `null` is the deck itself. */
  function choose(at: Chosen): void {
    const last = deck.value.cards.length - 1
    const wanted = at === null || last < 0 ? null : Math.min(at, last)
    if (wanted === chosen.value) return
    draft.settle()
    chosen.value = wanted
  }

  const change = (after: DeckDocument, field?: string) => draft.change(after, chosen.value, field)
  const changeDeck = (how: Partial<DeckDocument>, field?: string) => change({ ...deck.value, ...how }, field)
  function changeCard(how: Partial<OwnCard>, field?: string): void {
    if (chosen.value !== null) change(edit.withCardChanged(deck.value, chosen.value, how), field)
  }
  /** Behind the chosen card, or the last of all. */
  function add(): void {
    const at = chosen.value ?? deck.value.cards.length - 1
    change(edit.withCardAfter(deck.value, at))
    choose(at + 1)
  }
  function duplicate(): void {
    const at = chosen.value
    if (at === null) return
    change(edit.withCopyOf(deck.value, at))
    choose(at + 1)
  }
  /** The last card stays: a deck needs one. */
  function remove(): void {
    const at = chosen.value
    if (at === null || deck.value.cards.length === 1) return
    change(edit.withoutCard(deck.value, at))
    choose(at)
  }
  function move(to: number): void {
    const from = chosen.value
    if (from === null) return
    const moved = edit.withCardMoved(deck.value, from, to)
    if (moved === deck.value) return
    change(moved)
    choose(to)
  }
  /** Takes a step back or makes it again, and looks where that was. */
  function goBack(step: 'undo' | 'redo'): void {
    const made = draft[step]()
    choose(made ? made.at : chosen.value)
  }

  return { chosen, deck, card, choose, change, changeDeck, changeCard, add, duplicate, remove, move, goBack }
}
