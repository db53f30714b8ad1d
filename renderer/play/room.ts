import { useEventListener, useWindowSize } from '@vueuse/core'
import { computed, ref, type Ref } from 'vue'

type Pointer = 'mouse' | 'touch'

/** A window, in em of the interface: text of twice the size halves it. */
interface RoomEm {
  readonly wide: number
  readonly high: number
}

/**
 * What the window has room for. By mouse the rail (13.125), the sheet and the log (25.5), the edges (1) and a card of 734 px
 * (45.875) fit side by side on a screen of 1366 px; a finger needs a larger card.
 */
export function roomOf({ wide, high }: RoomEm, pointer: Pointer) {
  /** Card, sheet, ships and log one below the other: text of twice the size, half a screen, or one too low for sum and dice. */
  const column = wide < 72 || high < 36
  return {
    column,
    /** The rail shows letters and bars; sheet and log never fold, and nothing lies over the card. */
    folded: !column && wide < { mouse: 85, touch: 108 }[pointer],
    /** Everything is there, with nothing to spare: a club's laptop. */
    snug: wide < 90,
    flat: high < 56,
    /** The marks have no words, only their signs and keys. */
    low: high < 48,
    /** Two cards beside each other: who fires, and at whom. */
    paired: wide >= 112 && high >= 60,
  }
}

export type Room = ReturnType<typeof roomOf>

/** The same of the window as it is now. */
export function useRoom(touch: Ref<boolean>) {
  const { width, height } = useWindowSize()
  const fontPx = ref(rootFontPx())
  // The font follows the window: it is read again after the layout of the new size.
  useEventListener('resize', () => requestAnimationFrame(() => (fontPx.value = rootFontPx())))
  return computed(() =>
    roomOf({ wide: width.value / fontPx.value, high: height.value / fontPx.value }, touch.value ? 'touch' : 'mouse'),
  )
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
