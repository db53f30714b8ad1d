import { useElementSize, type MaybeComputedElementRef } from '@vueuse/core'
import { computed, type ComputedRef } from 'vue'

/** A chance (0 to 1) or a number of events, and how far it may be off where it was found by playing. */
export interface Figure {
  readonly figure: number
  /** 95 in 100; `null` where nothing was left to chance. */
  readonly error: number | null
}

/** The figures of one thing in a plot, one for each step; `isOld` draws them grey. */
export interface PlotSeries {
  readonly name: string
  readonly figures: readonly Figure[]
  readonly isOld?: boolean
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

/** The drawing of a plot in its own units: its size, and what is kept free around the scale. */
export interface PlotRoom {
  readonly width: number
  readonly height: number
  readonly left: number
  readonly right: number
  readonly top: number
  readonly bottom: number
}

/** Where a chance stands, on a scale that ends at `most`. */
export function heightIn({ height, top, bottom }: PlotRoom, most = 1): (chance: number) => number {
  return (chance) => top + (height - top - bottom) * (1 - Math.min(1, chance / most))
}

/** Graduations of the percent scale, from the finest that leaves few enough of them. */
const steps = [0.01, 0.02, 0.05, 0.1, 0.2, 0.25] as const
const mostSteps = 5

/** The graduations of a scale that holds every bar with its error, the highest last. */
export function graduationsFor(series: readonly Pick<PlotSeries, 'figures'>[]): readonly number[] {
  const ends = series.flatMap(({ figures }) => figures.map(({ figure, error }) => Math.max(0, figure) + (error ?? 0)))
  const highest = Math.min(1, Math.max(0.01, ...ends))
  const step = steps.find((each) => highest / each <= mostSteps) ?? 0.25
  return Array.from({ length: Math.ceil(highest / step - 1e-9) + 1 }, (_, index) => index * step)
}

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
