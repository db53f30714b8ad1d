import { onScopeDispose, ref, watch, type Ref } from 'vue'

/**
 * How much of something costly is built: a part in each idle moment while it is not shown, until it is `done`; all of it
 * once it is shown. Where the browser reports no idle time nothing is built ahead.
 */
export function useBuiltAhead(isShown: () => boolean, isDone: (parts: number) => boolean): Readonly<Ref<number>> {
  const parts = ref(0)
  let waiting: number | undefined

  function wait(): void {
    if (typeof requestIdleCallback !== 'undefined') waiting = requestIdleCallback(buildOne)
  }

  function buildOne(): void {
    waiting = undefined
    if (isDone(parts.value)) return
    parts.value++
    wait()
  }

  function end(): void {
    if (waiting !== undefined) cancelIdleCallback(waiting)
  }

  watch(
    isShown,
    (is) => {
      if (!is) return
      end()
      parts.value = Number.POSITIVE_INFINITY
    },
    { immediate: true },
  )
  if (parts.value === 0) wait()
  onScopeDispose(end)
  return parts
}
