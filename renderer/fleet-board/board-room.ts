import { useResizeObserver } from '@vueuse/core'
import { computed, shallowRef, type ComputedRef, type Ref } from 'vue'

/** What there is room for, at the usual size of text: columns at least 28 em wide, and their height. */
export interface BoardRoom {
  readonly most: number
  readonly heightPx: number
}

/** As it was measured last, at first as large as the window: a board that is opened again is arranged once. */
const size = shallowRef({ width: innerWidth, height: innerHeight })

/** The same value for as long as there is the same room. */
export function useBoardRoom(columns: Ref<HTMLElement | null>): ComputedRef<BoardRoom> {
  useResizeObserver(columns, ([entry]) => {
    if (entry) size.value = entry.contentRect
  })
  return computed((was) => {
    const em = Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || 16
    const { width, height } = size.value
    const room = { most: Math.max(1, Math.floor(width / em / 28)), heightPx: (height * 16) / em }
    return was?.most === room.most && was.heightPx === room.heightPx ? was : room
  })
}
