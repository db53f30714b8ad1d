import { onBeforeUnmount, onMounted } from 'vue'

interface YardOrders {
  readonly undo: () => void
  readonly redo: () => void
  readonly save: () => void
  readonly print: () => void
}

/**
 * Undo, redo, save and print from anywhere in the yard, a line that is being written in too: what is written there is on the
 * card already, and taken back like everything on it.
 */
export function useYardKeys(orders: YardOrders): void {
  const onKey = (event: KeyboardEvent) => {
    if (!(event.ctrlKey || event.metaKey) || event.altKey || document.querySelector('[role="dialog"]')) return
    const order = orderOf(event)
    if (!order) return
    event.preventDefault()
    orders[order]()
  }
  onMounted(() => addEventListener('keydown', onKey))
  onBeforeUnmount(() => removeEventListener('keydown', onKey))
}

function orderOf({ key, shiftKey }: KeyboardEvent): keyof YardOrders | undefined {
  switch (key.toLowerCase()) {
    case 'z':
      return shiftKey ? 'redo' : 'undo'
    case 'y':
      return 'redo'
    case 's':
      return 'save'
    case 'p':
      return 'print'
    default:
      return undefined
  }
}
