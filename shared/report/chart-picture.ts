import type { Operation } from '../card/operations'
import { drawChart } from '../chart/draw-chart'
import { chartOf } from '../chart/of-battle'
import type { Composed } from './compose-report'

/** The chart of the battle as it began, in units of a chart; nothing for a battle of a scenario without one. */
export function chartPicture(
  { setup, pack }: Composed,
  size: { readonly width: number; readonly height: number },
  leastText?: number,
): readonly Operation[] | null {
  if (!pack || !setup?.chart) return null
  const chart = chartOf(setup, ({ document }) => pack.silhouette(document).width)
  return drawChart({ ...chart, ...size, ...(leastText === undefined ? {} : { leastText }) })
}
