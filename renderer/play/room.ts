import { useEventListener, useWindowSize } from '@vueuse/core'
import { computed, ref, type Ref } from 'vue'

/**
 * In em of the interface: below these the log and the inspector make way for the card. By mouse the rail (13.125), the log
 * (25.5), the edges (1) and a card of 734 px (45.875) fit side by side on a screen of 1366 px.
 */
const logNeedsEm = { mouse: 85, touch: 108 } as const
const inspectorNeedsEm = { mouse: 47, touch: 66 } as const
/** Below these the rail is as wide as its words need, and the inspector a strip. */
const roomyEm = { wide: 90, high: 56 } as const

/** What the window has room for beside the card. A finger needs a larger card, so the rest gives way sooner. */
export function useRoom(touch: Ref<boolean>) {
  const { width, height } = useWindowSize()
  const fontPx = ref(rootFontPx())
  // The font follows the window: it is read again after the layout of the new size.
  useEventListener('resize', () => requestAnimationFrame(() => (fontPx.value = rootFontPx())))
  const em = (px: number) => px / fontPx.value
  const pointer = computed(() => (touch.value ? 'touch' : 'mouse'))
  /** The log is a drawer. */
  const narrow = computed(() => em(width.value) < logNeedsEm[pointer.value])
  /** The inspector is folded away. */
  const low = computed(() => em(height.value) < inspectorNeedsEm[pointer.value])
  /** Everything is there, with nothing to spare: a club's laptop. */
  const snug = computed(() => em(width.value) < roomyEm.wide)
  const flat = computed(() => em(height.value) < roomyEm.high)
  return { narrow, low, snug, flat }
}

function rootFontPx(): number {
  return Number.parseFloat(getComputedStyle(document.documentElement).fontSize || '16')
}

/** How large the opened card may be asked to be: 0 fits the desk, else percent. */
export const cardZooms = [0, 100, 125, 150] as const

/** The next larger or smaller. */
export function zoomed(zoom: number, way: 1 | -1): number {
  const at = cardZooms.findIndex((each) => each === zoom)
  return cardZooms[Math.min(cardZooms.length - 1, Math.max(0, at + way))] ?? 0
}
