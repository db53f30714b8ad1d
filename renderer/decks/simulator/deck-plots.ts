import { percentText } from './figure-words'
import type { DeckSeries } from './figures'
import type { Figure } from '../../ui/plot/plot'
import { say } from '../../words'
import { barPlot } from '#shared/plot/bar-plot'
import { linePlot, type DrawnLines } from '#shared/plot/line-plot'
import { scaleFor, type Plot, type PlotSeries } from '#shared/plot/plot'
import { percentOf } from '#shared/words/percent'

const words = (key: string, values = {}) => say(`deckTuner.plots.${key}`, values)
const percentSaid = (chance: number) => say('deckTuner.percent', { percent: Math.round(chance * 100) })

interface DeckPlot {
  readonly key: string
  readonly title: string
  readonly steps: readonly string[]
  readonly over: string
  readonly series: readonly DeckSeries[]
}

/** Bars of how many events come, or in which turn the first does. */
export function distribution({ key, title, steps, over, series }: DeckPlot): (widthMm: number) => Plot {
  const most = series.flatMap(({ figures }) => figures.map(({ figure, error }) => figure + (error ?? 0)))
  const scale = scaleFor(Math.min(1, Math.max(0, ...most)), percentSaid, 0.01)
  const decks = series.map(({ name, figures }) => mostOften(name, steps, figures))
  const sentence = decks.length === 0 ? '' : words(`says.${key}`, { decks: decks.join(', ') })
  return (widthMm) => ({
    key,
    title,
    sentence,
    ...barPlot({ widthMm, steps, over, scale, series: series.map(drawnOf) }),
  })
}

/** Chances that rise from turn to turn, and what they are by the end of the turn that is read off. */
export function chancesByTurn(
  { key, title, steps, over, series }: DeckPlot,
  read: { readonly step: number; readonly turn: number },
): (widthMm: number) => Plot & DrawnLines {
  const at = (figures: readonly Figure[]) => figures[read.step - 1]
  const known = series.flatMap(({ name, figures }) => {
    const figure = at(figures)
    return figure ? [words('says.by', { deck: name, chance: percentText(figure) })] : []
  })
  const sentence = words('says.byTurn', { turn: read.turn, decks: known.join(', ') })
  const scale = { levels: [0, 0.25, 0.5, 0.75, 1], written: percentSaid }
  // Before the first turn nothing has come.
  const lines = series.map(drawnOf).map(({ values, errors, ...line }) => ({
    ...{ ...line, values: [0, ...values], errors: [0, ...(errors ?? [])] },
  }))
  const drawing = { series: lines, steps: ['', ...steps], over, scale, read: read.step }
  return (widthMm) => ({ key, title, sentence, ...linePlot({ widthMm, ...drawing }) })
}

function drawnOf({ name, figures, isOld }: DeckSeries): PlotSeries {
  return {
    ...{ name, isOld },
    values: figures.map(({ figure }) => figure),
    errors: figures.map(({ error }) => error ?? 0),
  }
}

/** The step that comes most often, and those as often. */
function mostOften(deck: string, steps: readonly string[], figures: readonly Figure[]): string {
  const shown = figures.slice(0, steps.length)
  const highest = Math.max(0, ...shown.map(({ figure }) => figure))
  if (percentOf(highest) === '0') return words('says.never', { deck })
  const chance = percentText(shown.find(({ figure }) => figure === highest)!)
  const alike = steps.filter((_, at) => shown[at] && percentText(shown[at]) === chance)
  const step = alike.length < 3 ? alike.join(' / ') : `${alike[0]} … ${alike.at(-1)}`
  return words('says.often', { deck, step, chance })
}
