import { useEventListener, useResizeObserver } from '@vueuse/core'
import { computed, ref, watch, type Ref } from 'vue'
import { useWholeRows } from './use-whole-rows'

/** Rows beyond each edge, so that keys and fingers meet no gap. */
const beyond = 5

/**
 * Of a list of thousands only the rows in sight are there; padding takes the place of the others. Rows are of one height,
 * which is measured: marked `data-row`. At rest no line is cut by an edge.
 */
export function useRowWindow(list: Ref<HTMLElement | null>, count: () => number, usualPx = 52) {
  const rowPx = ref(usualPx)
  const first = ref(0)
  const last = ref(40)
  useWholeRows(list)

  function look(): void {
    const box = list.value
    if (!box) return
    const height = box.querySelector('[data-row]')?.getBoundingClientRect().height
    if (height) rowPx.value = height
    first.value = Math.max(0, Math.floor(box.scrollTop / rowPx.value) - beyond)
    last.value = Math.min(count(), Math.ceil((box.scrollTop + box.clientHeight) / rowPx.value) + beyond)
  }
  useEventListener(list, 'scroll', look, { passive: true })
  useResizeObserver(list, look)
  watch([count, list], look, { flush: 'post', immediate: true })

  const padding = computed(() => ({
    paddingTop: `${first.value * rowPx.value}px`,
    paddingBottom: `${Math.max(0, count() - last.value) * rowPx.value}px`,
  }))
  /** Brings a row into sight that may not be there yet. */
  function show(at: number): void {
    const box = list.value
    if (!box) return
    const top = at * rowPx.value
    if (top < box.scrollTop) box.scrollTop = top
    else if (top + rowPx.value > box.scrollTop + box.clientHeight) box.scrollTop = top + rowPx.value - box.clientHeight
    look()
  }
  return { first, last, padding, show }
}
