import { writeCsv } from '../own/csv-text'
import type { Figure } from './figures'

export interface FigureTable {
  readonly title: string
  /** What the rows go over: `events in a game`. */
  readonly over: string
  readonly steps: readonly string[]
  readonly series: readonly { readonly name: string; readonly figures: readonly (Figure | undefined)[] }[]
}

/** A table as spreadsheets read it: chances in percent, and a column of errors where figures have any. */
export function figureCsv({ over, steps, series }: FigureTable, errorColumn: (name: string) => string): string {
  const columns = series.flatMap(({ name, figures }) => {
    const percents = figures.map((each) => (each ? rounded(each.figure * 100) : ''))
    const shown = [{ heading: name, cells: percents }]
    if (figures.every((each) => !each || each.error === null)) return shown
    const errors = figures.map((each) => (each && each.error !== null ? rounded(each.error * 100) : ''))
    return [...shown, { heading: errorColumn(name), cells: errors }]
  })
  return writeCsv([
    [over, ...columns.map(({ heading }) => heading)],
    ...steps.map((step, at) => [step, ...columns.map(({ cells }) => cells[at] ?? '')]),
  ])
}

const rounded = (percent: number) => Number(percent.toFixed(4))
