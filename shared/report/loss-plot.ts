import { linePlot } from '../plot/line-plot'
import type { Plot } from '../plot/plot'
import type { Words } from '../words/speak'
import type { Report } from './report'

/** Flotation lost by each side, a step a turn, with the ships that were lost beside their steps. */
export function lossPlot(
  report: Pick<Report, 'sides' | 'turns' | 'ships'>,
  words: Words,
  widthMm: number,
): Plot | null {
  const { sides, turns, ships } = report
  const series = sides.map(({ name, flotation }) => ({ name, values: flotation.map((left) => flotation[0]! - left) }))
  const lost = series.map(({ values }) => values.at(-1)!)
  if (turns.length === 0 || Math.max(0, ...series.flatMap(({ values }) => values)) === 0) return null
  const notes = ships.flatMap(({ name, side, lostIn }) => {
    const step = turns.findIndex(({ turn }) => turn === lostIn) + 1
    const of = sides.findIndex((each) => each.side === side)
    return step === 0 || of < 0 ? [] : [{ series: of, step, text: name }]
  })
  const drawing = linePlot({
    ...{ widthMm, series, notes, isStepped: true },
    steps: turns.map(({ turn }) => String(turn)),
    over: words('report.plots.turn'),
    figures: lost.map(String),
  })
  const fates = sides
    .map(({ name, of }, at) => ({ name, of, lost: lost[at]! }))
    .toSorted((one, other) => other.lost - one.lost)
    .map((each) => words(each.lost > 0 ? 'report.losses.some' : 'report.losses.none', { ...each, side: each.name }))
  const sentence = words('report.plots.says', { says: fates.join('; ') })
  return { key: 'losses', title: words('report.losses.title'), sentence, ...drawing }
}
