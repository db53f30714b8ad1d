import { useElementSize, type MaybeComputedElementRef } from '@vueuse/core'
import { computed, type ComputedRef } from 'vue'

/** A chance (0 to 1) or a number of events, and how far it may be off where it was found by playing. */
export interface Figure {
  readonly figure: number
  /** 95 in 100; `null` where nothing was left to chance. */
  readonly error: number | null
}

/** The figures behind a plot in words, a row for each step. */
export interface FigureRows {
  readonly title: string
  /** What the steps are: `events in a game`. */
  readonly over: string
  readonly steps: readonly string[]
  readonly columns: readonly { readonly name: string; readonly cells: readonly string[] }[]
  /** The same for a spreadsheet, where it can be taken along. */
  readonly csv?: () => string
}

const usualMm = 68
/** Millimetres of a drawing to the reader's letter: its letters are then as large as the words beside it. */
const mmPerRem = 3.2
const usualRem = 16

/** How wide a drawing is in its own millimetres, however wide the window is. */
export function usePlotWidth(drawing: MaybeComputedElementRef): ComputedRef<number> {
  const { width } = useElementSize(drawing)
  return computed(() => {
    if (width.value <= 0) return usualMm
    const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || usualRem
    return Math.max(usualMm / 2, Math.round((width.value / rem) * mmPerRem))
  })
}
