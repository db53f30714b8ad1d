import { useEventListener } from '@vueuse/core'
import { defineStore } from 'pinia'
import { computed, ref, shallowRef, watch } from 'vue'
import { useBridge } from '../bridge/use-bridge'
import { useGame } from '../stores/game'
import { useAnnouncements } from '../ui/announcements'
import type { ShipId } from '#shared/kernel/ids'
import { refused } from '#shared/kernel/result'
import { hiddenOnTable, type HiddenNote } from '#shared/umpire/hidden-notes'

/**
 * Notes under seal, on this page alone: they are asked for when the cover is lifted and forgotten when it comes down. The
 * table's state knows a counter without words or ship, so that no picture of it can tell whom a note is about.
 */
export const useHiddenNotes = defineStore('hidden-notes', () => {
  const game = useGame()
  const bridge = useBridge()
  const announcements = useAnnouncements()
  const isOpen = ref(false)
  const known = shallowRef<readonly HiddenNote[]>([])
  /** Counts every cover that came down: what was asked for before it stays unseen. */
  let covers = 0
  const lying = computed(() => (game.live ? hiddenOnTable(game.live) : []))

  async function lift(): Promise<void> {
    const { id } = game
    if (id === null) return
    const before = covers
    const answer = await bridge.umpireNotes({ game: id }).catch(() => refused('bridge-broken'))
    if (covers !== before || game.id !== id) return
    if (!answer.ok) return announcements.announceRefusal(answer)
    known.value = answer.value
    isOpen.value = true
  }

  function cover(): void {
    covers++
    isOpen.value = false
    known.value = []
  }

  /** Those about a ship, while the cover is lifted. */
  function on(ship: ShipId): readonly HiddenNote[] {
    return known.value.filter((note) => note.ship === ship && lying.value.some(({ id }) => id === note.marker))
  }

  // Escape covers, and puts nothing else away.
  useEventListener(
    window,
    'keydown',
    (event) => {
      if (event.key !== 'Escape' || !isOpen.value) return
      cover()
      event.preventDefault()
      event.stopPropagation()
    },
    { capture: true },
  )
  useEventListener(window, 'blur', cover)
  watch([() => game.id, () => game.readonly], cover)

  return { isOpen, known, lying, lift, cover, on }
})
