/** Graduations of the percent scale, from the finest that leaves few enough of them. */
const steps = [0.01, 0.02, 0.05, 0.1, 0.2, 0.25] as const
const mostSteps = 5

/** The part of a plot that its scale depends on. */
interface Bars {
  readonly series: readonly {
    readonly chances: readonly { readonly chance: number; readonly error: number }[]
  }[]
}

export interface PlotScale {
  /** The chance at the top, 0 to 1. */
  readonly top: number
  readonly graduations: readonly number[]
}

/** A scale that holds every bar with its error. */
export function scaleOf({ series }: Bars): PlotScale {
  const tallest = Math.max(0.01, ...series.flatMap(({ chances }) => chances.map(({ chance, error }) => chance + error)))
  const highest = Math.min(1, tallest)
  const step = steps.find((each) => highest / each <= mostSteps) ?? 0.25
  const count = Math.ceil(highest / step - 1e-9)
  return { top: count * step, graduations: Array.from({ length: count + 1 }, (_, index) => index * step) }
}
