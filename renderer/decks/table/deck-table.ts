import { defineStore } from 'pinia'
import { computed, ref, shallowRef, watch } from 'vue'
import { useDecks } from '../../stores/decks'
import { useGame } from '../../stores/game'
import { own } from '#shared/kernel/own'
import { deckId, type DeckId } from '#shared/kernel/ids'
import type { Pile, Token } from '#shared/decks/pile'
import type { DeckPlan } from '#shared/decks/deck-plan'
import { slugFrom } from '#shared/kernel/slug'

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

  /** Opens the decks over the desk, a certain one on top, else the first that waits for something. */
  function show(deck = decks.due[0]?.deck): void {
    decks.cover()
    shown.value = true
    if (deck === undefined) return
    asked.value = deck
    settingUp.value = false
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

export interface PlannedDeck {
  readonly deck: DeckId
  readonly plan: DeckPlan
}

/** Plans by the id they get at the table: the first of a side has its name, others add their own. */
export function plannedDecks(plans: readonly DeckPlan[]): readonly PlannedDeck[] {
  const taken: DeckId[] = []
  return plans.map((plan) => {
    const deck = deckIdOf(plan, taken)
    taken.push(deck)
    return { deck, plan }
  })
}

/** An id that no other deck has. */
export function deckIdOf(plan: DeckPlan, taken: readonly DeckId[]): DeckId {
  const named = plan.called || (plan.kind === 'own' ? plan.deck : 'deck')
  const beside = `${plan.side}-${slugFrom(named, 24) || 'deck'}`.slice(0, 48)
  const wished = [plan.side, beside, ...Array.from({ length: taken.length }, (_, index) => `${beside}-${index + 2}`)]
  return deckId(wished.find((each) => !taken.includes(deckId(each))) ?? beside)
}
