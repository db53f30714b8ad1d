import { onBeforeUnmount, shallowRef } from 'vue'
import { onBeforeRouteLeave, onBeforeRouteUpdate } from 'vue-router'

/** Asks before the yard or the window is left with a ship that is not saved; the answer to give while it is asked. */
export function useYardLeaving(isChanged: () => boolean) {
  const answer = shallowRef<((leave: boolean) => void) | null>(null)

  function mayLeave(): true | Promise<boolean> {
    if (!isChanged()) return true
    return new Promise((resolve) => {
      answer.value = (leave) => {
        answer.value = null
        resolve(leave)
      }
    })
  }
  onBeforeRouteLeave(mayLeave)
  onBeforeRouteUpdate(mayLeave)

  // A window asks in words of its own; all we can say is that there is something to ask.
  const onUnload = (event: BeforeUnloadEvent) => void (isChanged() && event.preventDefault())
  addEventListener('beforeunload', onUnload)
  onBeforeUnmount(() => removeEventListener('beforeunload', onUnload))
  return { answer }
}
