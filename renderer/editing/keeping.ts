import { onBeforeUnmount, shallowRef } from 'vue'
import { onBeforeRouteLeave, onBeforeRouteUpdate, type RouteLocationNormalized } from 'vue-router'

/** What is being asked: whither, and how to answer. */
export interface YardLeaving {
  readonly to: RouteLocationNormalized
  readonly answer: (leave: boolean) => void
}

/**
 * Asks before the yard or the window is left with a ship that is not saved; what is being asked, for the dialog. `stays`:
 * the address changes, because she has got her file, and she goes on.
 */
export function useYardLeaving(isChanged: () => boolean, stays: (to: RouteLocationNormalized) => boolean) {
  const asked = shallowRef<YardLeaving | null>(null)

  function mayLeave(to: RouteLocationNormalized): true | Promise<boolean> {
    if (!isChanged() || stays(to)) return true
    return new Promise((resolve) => {
      const answer = (leave: boolean) => {
        asked.value = null
        resolve(leave)
      }
      asked.value = { to, answer }
    })
  }
  onBeforeRouteLeave(mayLeave)
  onBeforeRouteUpdate(mayLeave)

  // A window asks in words of its own; all we can say is that there is something to ask.
  const onUnload = (event: BeforeUnloadEvent) => void (isChanged() && event.preventDefault())
  addEventListener('beforeunload', onUnload)
  onBeforeUnmount(() => removeEventListener('beforeunload', onUnload))
  return { asked }
}
