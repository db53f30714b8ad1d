import { onBeforeUnmount, onMounted } from 'vue'
import { useYardKeys } from '../../editing/keys'

interface DeckOrders {
  readonly undo: () => void
  readonly redo: () => void
  readonly save: () => void
  readonly print: () => void
  /** The chosen card goes up or down the list. */
  readonly move: (by: 1 | -1) => void
}

/** The keys of a yard, and Alt with an arrow for the order of the cards. */
export function useDeckKeys({ move, ...orders }: DeckOrders): void {
  useYardKeys(orders)
  const onKey = (event: KeyboardEvent) => {
    if (!event.altKey || event.ctrlKey || event.metaKey || document.querySelector('[role="dialog"]')) return
    if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return
    // With the arrow down a list of choices opens.
    if (event.target instanceof HTMLSelectElement) return
    event.preventDefault()
    move(event.key === 'ArrowUp' ? -1 : 1)
  }
  onMounted(() => addEventListener('keydown', onKey))
  onBeforeUnmount(() => removeEventListener('keydown', onKey))
}
