import { onBeforeUnmount, onMounted } from 'vue'
import { isTyping } from '../keyboard/typing'

/** Single keys of the library, dead while somebody types and while a sheet lies on top. */
export function useLibraryKeys(keys: Readonly<Record<string, () => void>>): void {
  const onKey = (event: KeyboardEvent) => {
    if (event.defaultPrevented || event.altKey || event.metaKey) return
    const key = event.ctrlKey ? `Ctrl+${event.key}` : event.key
    const perform = keys[key]
    if (!perform || (!event.ctrlKey && isTyping(event.target)) || document.querySelector('[role="dialog"]')) return
    event.preventDefault()
    perform()
  }
  onMounted(() => addEventListener('keydown', onKey))
  onBeforeUnmount(() => removeEventListener('keydown', onKey))
}

/** Puts the caret into the find box nearest to the work: a view's own comes after the one in the top bar. */
export function focusFind(): void {
  const boxes = document.querySelectorAll<HTMLInputElement>('[data-find]')
  const box = boxes[boxes.length - 1]
  box?.focus()
  box?.select()
}
