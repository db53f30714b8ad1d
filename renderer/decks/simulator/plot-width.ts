import { useElementSize, type MaybeComputedElementRef } from '@vueuse/core'
import { computed, type ComputedRef } from 'vue'

const usualWidth = 340
const usualRem = 16

/**
 * How wide a drawing is, in the units of its own drawing: a sixteenth of the reader's letter each, so that figures stay
 * as large as the words beside them however wide the window is.
 */
export function usePlotWidth(drawing: MaybeComputedElementRef): ComputedRef<number> {
  const { width } = useElementSize(drawing)
  return computed(() => {
    if (width.value <= 0) return usualWidth
    const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || usualRem
    return Math.max(usualWidth / 2, Math.round((width.value / rem) * usualRem))
  })
}
