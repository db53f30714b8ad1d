import { say } from '../words'
import type { FigureRows } from '../ui/plot/plot'
import type { Phrase } from '#shared/kernel/phrase'
import { barPlot, rowPlot } from '#shared/plot/bar-plot'
import { scaleFor, type Plot } from '#shared/plot/plot'
import type { SimulationPlot } from '#shared/rules/pack/simulation'
import { percentOf, sampledPercentOf } from '#shared/words/percent'

const inWords = ({ key, values }: Phrase) => say(key, values)
const percentSaid = (chance: number) => say('simulation.percent', { percent: Math.round(chance * 100) })
const sampledSaid = (chance: number) => say('simulation.percent', { percent: sampledPercentOf(chance) })

/** A plot of the pack, to be drawn for the width that it gets, and the figures behind it. */
export function drawnFor(of: SimulationPlot) {
  const { key, title, sentence, over, steps } = of
  const names = steps.map(inWords)
  const series = of.series.map(({ label, chances }) => ({ name: inWords(label), chances }))
  const named = { key, title: inWords(title), sentence: inWords(sentence) }
  const table: FigureRows = {
    ...{ title: named.title, over: inWords(over), steps: names },
    columns: series.map(({ name, chances }) => ({
      name,
      cells: chances.map(({ chance, error }) =>
        say('simulation.withError', { percent: sampledPercentOf(chance), error: percentOf(error) }),
      ),
    })),
  }
  const rows = names.map((name, step) => ({
    name,
    bars: series.map(({ name: what, chances }) => {
      const { chance, error } = chances[step]!
      return { value: chance, error, says: say('simulation.bar', { percent: sampledSaid(chance), what }) }
    }),
  }))
  const bars = series.map(({ name, chances }) => ({
    ...{ name, values: chances.map(({ chance }) => chance), errors: chances.map(({ error }) => error) },
  }))
  const highest = Math.min(
    1,
    Math.max(0, ...bars.flatMap(({ values, errors }) => values.map((value, at) => value + errors[at]!))),
  )
  const plot = (widthMm: number): Plot => {
    if (of.as === 'rows') return { ...named, ...rowPlot({ widthMm, rows }) }
    const scale = scaleFor(highest, percentSaid, 0.01)
    return { ...named, ...barPlot({ widthMm, steps: names, series: bars, over: table.over, scale }) }
  }
  return { key, plot, table }
}
