import { computed, ref } from 'vue'
import { editHistory } from '../../ui/edit-history'
import type { DeckDocument } from '#shared/decks/deck-document'
import type { OwnCard } from '#shared/decks/own-card'
import { blankCard, freeTitle, withCardsAt } from '#shared/decks/own/edit-deck'
import { sameValue } from '#shared/kernel/same-value'

/** A card by its place, counted from 0; `null` is the deck itself. */
export type Chosen = number | null

/** A deck in the editor, with its undo history. */
export function deckDraft(begun: DeckDocument) {
  return editHistory<DeckDocument, Chosen>(begun, (one, other) => one === other || sameValue(seen(one), seen(other)))
}

/** The file it lies in is not the deck’s to change, and what its cards are called in it is nobody’s to see. */
function seen({ slug: _slug, cards, ...deck }: DeckDocument) {
  return { ...deck, cards: cards.map(({ id: _id, ...card }) => card) }
}

/** Edits to a deck: what is chosen, and what is done to the cards. */
export function deckEdits(draft: ReturnType<typeof deckDraft>, begunAt: Chosen) {
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
  /** Does something to the chosen card, if one is chosen. */
  const ofChosen = (does: (at: number, card: OwnCard, cards: readonly OwnCard[]) => void) => {
    if (card.value && chosen.value !== null) does(chosen.value, card.value, deck.value.cards)
  }
  const changeCard = (how: Partial<OwnCard>, field?: string) =>
    ofChosen((at, was, cards) => changeDeck({ cards: cards.with(at, { ...was, ...how }) }, field))
  function put(at: number, added: OwnCard): void {
    change(withCardsAt(deck.value, at, [added]))
    choose(at)
  }
  /** Behind the chosen card, or the last of all. */
  const add = () => put((chosen.value ?? deck.value.cards.length - 1) + 1, blankCard)
  const duplicate = () =>
    ofChosen((at, copied, cards) => {
      const titles = cards.map(({ title }) => title)
      put(at + 1, { ...copied, title: freeTitle(copied.title, titles) })
    })
  /** The last card stays: a deck needs one. */
  const remove = () =>
    ofChosen((at, _, cards) => {
      if (cards.length === 1) return
      changeDeck({ cards: cards.toSpliced(at, 1) })
      choose(at)
    })
  const move = (by: 1 | -1) =>
    ofChosen((from, moved, cards) => {
      const to = from + by
      if (to < 0 || to >= cards.length) return
      changeDeck({ cards: cards.toSpliced(from, 1).toSpliced(to, 0, moved) })
      choose(to)
    })
  /** Takes a step back or makes it again, and looks where that was. */
  function goBack(step: 'undo' | 'redo'): void {
    const made = draft[step]()
    choose(made ? made.at : chosen.value)
  }

  return { chosen, deck, card, choose, change, changeDeck, changeCard, add, duplicate, remove, move, goBack }
}
