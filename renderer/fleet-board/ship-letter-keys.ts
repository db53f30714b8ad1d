import { useEventListener } from '@vueuse/core'
import { watch, type Ref } from 'vue'
import { isWriting } from '../keyboard/typing'
import { useShipLetters } from '../stores/ship-letters'
import { useAnnouncements } from '../ui/announcements'
import { say } from '../words'
import type { ShipId } from '#shared/kernel/ids'

interface Circumstances {
  /** All letters belong to ships while the fleet board is shown. */
  readonly isBoarded: Ref<boolean>
  /** False while a sheet or a menu lies over the table. */
  readonly mayAct: () => boolean
  readonly open: (ship: ShipId) => void
}

/** Opens a ship by her letters while one is sought; whatever else is pressed ends the search and means what it means. */
export function useShipLetterKeys({ isBoarded, mayAct, open }: Circumstances): { seek: () => void } {
  const letters = useShipLetters()
  const announcements = useAnnouncements()
  /** That no ship has such letters; it goes with the next key. */
  let notice = 0
  const seek = () => void (letters.typed = '')
  const end = () => void (letters.typed = isBoarded.value ? '' : null)

  watch(isBoarded, end, { flush: 'sync' })

  function onKey(event: KeyboardEvent): void {
    const { key, ctrlKey, metaKey, altKey, target } = event
    announcements.dismiss(notice)
    if (letters.typed === null || !mayAct() || isWriting(target) || key === 'Shift') return
    const isPlain = !ctrlKey && !metaKey && !altKey
    if (isPlain && /^[a-z]$/i.test(key)) {
      // Nobody seeks a ship on the board who presses what no ship has: that key means what it means on every page.
      if (letters.typed === '' && isBoarded.value && !letters.begins(key)) return
      type(key)
    } else if (key === 'Backspace' && letters.typed !== '') letters.typed = letters.typed.slice(0, -1)
    else if (key === 'Escape' && (letters.typed !== '' || !isBoarded.value)) end()
    else return end()
    event.preventDefault()
    // Nor does a question that waits take them.
    event.stopImmediatePropagation()
  }

  function type(letter: string): void {
    const typed = `${letters.typed}${letter}`.toUpperCase()
    const found = letters.type(letter)
    if (found === 'nobody')
      notice = announcements.announce(say('play.find.nobody', { n: typed.length, letters: typed }), 'refusal')
    else if (found !== 'more') open(found)
  }

  useEventListener(window, 'keydown', onKey, { capture: true })
  useEventListener(window, 'pointerdown', end)
  return { seek }
}
