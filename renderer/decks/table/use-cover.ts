import { useEventListener, useTimeoutFn } from '@vueuse/core'
import { onScopeDispose, watch } from 'vue'
import { useDecksPanel } from './deck-table'
import { useDecks } from '../../stores/decks'
import { useGame } from '../../stores/game'

/** A hand that nobody looks at any more does not lie open longer than this. */
export const openForMs = 60_000

/**
 * Brings the cover down over a hand: when the window is left, with Escape, as the turn goes on, when the past is looked
 * at, and after a minute in which no key and no finger moved.
 */
export function useCover(): void {
  const decks = useDecks()
  const game = useGame()
  const table = useDecksPanel()
  const isOpen = () => decks.uncovered !== null
  const minute = useTimeoutFn(() => decks.cover(), openForMs, { immediate: false })

  watch(isOpen, (open) => (open ? minute.start() : minute.stop()))
  watch([() => game.live?.turn, () => game.readonly, () => game.id], () => decks.cover())
  useEventListener(window, 'blur', () => decks.cover())
  useEventListener(document, 'visibilitychange', () => {
    if (document.visibilityState === 'hidden') decks.cover()
  })
  useEventListener(window, ['pointerdown', 'keydown'], () => {
    if (isOpen()) minute.start()
  })
  // Before anything else reads the key: Escape covers the hand, or closes the dialog, and puts nothing else away.
  useEventListener(
    window,
    'keydown',
    (event) => {
      if (event.key !== 'Escape' || (!isOpen() && table.dialog === null)) return
      decks.cover()
      table.dialog = null
      event.preventDefault()
      event.stopPropagation()
    },
    { capture: true },
  )
  onScopeDispose(() => decks.cover())
}
