import { useResizeObserver } from '@vueuse/core'
import { computed, shallowRef, watch, type ComputedRef, type Ref } from 'vue'

/** What there is room for, at the usual size of text: columns at least 28 em wide, and their height. */
export interface BoardRoom {
  readonly most: number
  readonly heightPx: number
  /** So many columns are wide enough for all that a row can show: 36 em. */
  readonly wide: number
}

interface Size {
  readonly width: number
  readonly height: number
}

/**
 * The same value for as long as there is the same room; none before it was measured. A window that changes its size while
 * the board is built out of sight counts too: once it is shown nothing reports that again.
 */
export function useBoardRoom(columns: Ref<HTMLElement | null>): ComputedRef<BoardRoom | undefined> {
  const size = shallowRef<Size>()
  watch(columns, (is) => is && (size.value = is.getBoundingClientRect()), { flush: 'post' })
  useResizeObserver(columns, ([entry]) => {
    if (entry && entry.contentRect.width > 0) size.value = entry.contentRect
  })
  return computed((was) => {
    if (!size.value) return undefined
    const em = Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || 16
    const { width, height } = size.value
    const columnsOf = (widthEm: number) => Math.max(1, Math.floor(width / em / widthEm))
    const room = { most: columnsOf(28), heightPx: (height * 16) / em, wide: columnsOf(36) }
    return was?.most === room.most && was.heightPx === room.heightPx && was.wide === room.wide ? was : room
  })
}
