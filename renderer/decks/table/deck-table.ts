import { defineStore } from 'pinia'
import { computed, ref, shallowRef, watch } from 'vue'
import { useDecks } from '../../stores/decks'
import { useGame } from '../../stores/game'
import { own } from '#shared/kernel/own'
import type { DeckId } from '#shared/kernel/ids'
import type { Pile, Token } from '#shared/decks/pile'

/** The cards of a draw from this window. */
interface Drawn {
  readonly deck: DeckId
  readonly kept: readonly Token[]
  readonly blacks: readonly Token[]
}

/** The decks as they lie over the desk: whether they do, which one is looked at, and what was drawn from it last. */
export const useDecksPanel = defineStore('deck-table', () => {
  const game = useGame()
  const decks = useDecks()
  const shown = ref(false)
  const settingUp = ref(false)
  const asked = ref<DeckId | null>(null)
  /** The sheet that lies over the deck. */
  const dialog = ref<'played' | 'mending' | null>(null)
  const drawn = shallowRef<Drawn | null>(null)

  /** The deck that is looked at: the one asked for, else the first. */
  const chosen = computed((): DeckId | null => {
    const there = decks.piles.map(([deck]) => deck)
    return asked.value !== null && there.includes(asked.value) ? asked.value : (there[0] ?? null)
  })
  const pile = computed((): Pile | undefined =>
    chosen.value === null ? undefined : own(game.live?.decks.piles ?? {}, chosen.value),
  )
  /** Cards of the last draw that still lie where they came to: in the hand, undecided. */
  const fresh = computed((): readonly Token[] => {
    const held = pile.value?.hand ?? []
    return drawn.value && drawn.value.deck === chosen.value
      ? drawn.value.kept.filter((card) => held.includes(card))
      : []
  })
  const freshBlacks = computed((): readonly Token[] => {
    const discarded = pile.value?.discards ?? []
    const isLast = drawn.value && drawn.value.deck === chosen.value
    return isLast ? drawn.value!.blacks.filter((card) => discarded.includes(card)) : []
  })

  watch(
    () => game.id,
    () => {
      shown.value = settingUp.value = false
      asked.value = drawn.value = dialog.value = null
    },
  )
  watch(
    () => game.live?.turn,
    () => (drawn.value = null),
  )

  /** Opens the decks over the desk, a certain one on top. */
  function show(deck: DeckId | null = null): void {
    decks.cover()
    shown.value = true
    if (deck !== null) {
      asked.value = deck
      settingUp.value = false
    }
  }

  function hide(): void {
    decks.cover()
    shown.value = settingUp.value = false
    dialog.value = null
  }

  function turn(): void {
    if (shown.value) hide()
    else show()
  }

  async function draw(deck: DeckId, count: number): Promise<void> {
    decks.cover()
    const before = own(game.live?.decks.piles ?? {}, deck)
    if (!before || !(await decks.perform({ do: 'draw', deck, count }))) return
    const after = own(game.live?.decks.piles ?? {}, deck)
    const isNew = (was: readonly Token[]) => (card: Token) => !was.includes(card)
    drawn.value = {
      deck,
      kept: (after?.hand ?? []).filter(isNew(before.hand)),
      blacks: (after?.discards ?? []).filter(isNew(before.discards)),
    }
  }

  /** Everybody sees a dialog over the deck: the hand is covered first. */
  function openDialog(over: NonNullable<typeof dialog.value>): void {
    decks.cover()
    dialog.value = over
  }

  /** A fresh card that was dealt with is one of the hand. */
  function settle(card: Token): void {
    if (drawn.value) drawn.value = { ...drawn.value, kept: drawn.value.kept.filter((other) => other !== card) }
  }

  return { shown, settingUp, chosen, pile, fresh, freshBlacks, dialog, openDialog, show, hide, turn, draw, settle }
})
