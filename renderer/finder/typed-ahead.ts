import { useEventListener } from '@vueuse/core'
import { useFinder } from '../stores/finder'

/** What is typed before the finder has the focus is meant for it: on the table the same letters would mark or go on. */
export function useTypedAhead(): void {
  const finder = useFinder()

  function onKey(event: KeyboardEvent): void {
    const { key, target, ctrlKey, metaKey, altKey } = event
    const isThere = target instanceof Element && target.closest('[role="dialog"]') !== null
    if (finder.shows === null || isThere) return
    if (key === 'Escape') finder.shows = null
    else if (key === 'Enter') finder.isEntered = true
    else if (key.length === 1 && !ctrlKey && !metaKey && !altKey) finder.wanted += key
    event.preventDefault()
    event.stopImmediatePropagation()
  }

  useEventListener(window, 'keydown', onKey, { capture: true })
}
