import { defineStore } from 'pinia'
import { computed, ref, shallowRef, watch } from 'vue'
import { useAnnouncements } from '../ui/announcements'
import { useBridge } from '../bridge/use-bridge'
import { useGame } from './game'
import type { DeckAction } from '#shared/bridge/contract'
import { handFor, dueOfDecks, type HeldCard } from '#shared/game/decks/turn-of-decks'
import { faceOf, noDecks, type DecksInPlay, type Pile, type Token } from '#shared/decks/pile'
import type { Viewer } from '#shared/game/views'
import type { DeckId } from '#shared/kernel/ids'
import { refused } from '#shared/kernel/result'

/** Who may look under a cover: one side, or the umpire. */
export type Looker = Exclude<Viewer, { readonly is: 'table' }>

/**
 * The event decks of the open game. This window knows what lies open; the hand of a side is asked for when its cover is
 * lifted, and forgotten when it comes down.
 */
export const useDecks = defineStore('decks', () => {
  const bridge = useBridge()
  const game = useGame()
  const announcements = useAnnouncements()

  const open = computed((): DecksInPlay => game.live?.decks ?? noDecks)
  const piles = computed(() => Object.entries(open.value.piles) as [DeckId, Pile][])
  const due = computed(() => (game.live ? dueOfDecks(open.value, game.live.turn) : []))
  /** Something is on its way to the desk. */
  const busy = ref(false)

  /** Whose hand lies uncovered on this window, and what is under its seals. */
  const uncovered = shallowRef<Looker | null>(null)
  const sealed = shallowRef<DecksInPlay['sealed']>({})
  const viewer = computed((): Viewer => uncovered.value ?? { is: 'table' })
  const seen = computed((): DecksInPlay => ({ ...open.value, sealed: sealed.value }))

  watch(() => game.id, cover)
  // A card drawn while the hand lies open is asked for with the rest.
  watch(open, () => void (uncovered.value !== null && fetchSealed()))

  /** Lifts the cover off the hands of one side; the cover of another comes down. */
  async function uncover(of: Looker): Promise<void> {
    cover()
    uncovered.value = of
    await fetchSealed()
  }

  function cover(): void {
    uncovered.value = null
    sealed.value = {}
  }

  async function fetchSealed(): Promise<void> {
    const of = uncovered.value
    if (of === null || game.id === null) return
    const answer = await bridge.deckSecrets({ game: game.id, of }).catch(() => refused('bridge-broken'))
    // Covered again by now: a late answer is dropped.
    if (uncovered.value !== of) return
    if (answer.ok) sealed.value = answer.value
    else announcements.announceRefusal(answer)
  }

  /** Performs an action on a deck; true when the journal has it. A refusal is announced. */
  async function perform(action: DeckAction): Promise<boolean> {
    if (game.id === null || game.readonly || busy.value) return false
    busy.value = true
    try {
      const batch = crypto.randomUUID()
      const answer = await announcements.asked(bridge.deckAction({ game: game.id, batch, action }))
      if (answer.ok) game.takeIn(answer.value)
      return answer.ok
    } finally {
      busy.value = false
    }
  }

  /** The cards of a hand, those with a face that this window may show just now. */
  function handOf(deck: DeckId): readonly HeldCard[] {
    return handFor(viewer.value, seen.value, deck)
  }

  return {
    ...{ piles, due, busy, uncovered, uncover, cover, perform, handOf },
    /** What a card shows, where this window may know it. */
    faceOf: (deck: DeckId, card: Token) => faceOf(seen.value, deck, card),
  }
})
