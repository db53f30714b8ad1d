import type { Figure } from './figures'

/** The figures of one deck in a plot; `isOld` draws them grey. */
export interface PlotSeries {
  readonly name: string
  readonly figures: readonly Figure[]
  readonly isOld: boolean
}
