import type { DeckFigures, Figure } from './figures'
import { say } from '../../words'
import type { DeckPlan } from '#shared/decks/deck-plan'
import { percentOf, sampledPercentOf } from '#shared/words/percent'
import { writeCsv } from '../own/csv-text'

/** Nearly certain is not called certain, nor what came in every game that was played. */
export function percentText({ figure, error }: Figure): string {
  return say('deckTuner.percent', { percent: error === null ? percentOf(figure) : sampledPercentOf(figure) })
}

/** `± 0.3`, in percent points; nothing where nothing was left to chance. */
export function errorText({ error }: Figure): string {
  return error === null ? '' : say('deckTuner.error', { error: fine(error * 100) })
}

/** A number of events. */
export function numberText({ figure }: Figure): string {
  return figure.toFixed(1)
}

export function numberErrorText({ error }: Figure): string {
  return error === null ? '' : say('deckTuner.error', { error: fine(error) })
}

/** `−0.3`, `+0.1`, `±0`. */
export function signedText(figure: number, digits: number): string {
  const text = Math.abs(figure).toFixed(digits)
  if (Number(text) === 0) return say('deckTuner.same')
  return figure < 0 ? `−${text}` : `+${text}`
}

/** A chance and its error, if it has any. */
export function chanceText(figure: Figure): string {
  return `${percentText(figure)} ${errorText(figure)}`.trim()
}

/** What an event that can decide the day is called: in a naval deck it is a diamond. */
export const decisiveWord = (kind: DeckPlan['kind']): 'diamond' | 'decisive' =>
  kind === 'naval' ? 'diamond' : 'decisive'

/** The rows of a table by turn: any event, and one that can decide the day. */
export const chanceRows = ({ byTurn, decisiveBy }: DeckFigures, kind: DeckPlan['kind']) => [
  { key: 'any', label: say('deckTuner.byTurn.any'), chances: byTurn },
  { key: 'grave', label: say(`deckTuner.byTurn.${decisiveWord(kind)}`), chances: decisiveBy },
]

/** Rounded up: an error is never shown as none. */
function fine(error: number): string {
  return error >= 0.095 ? error.toFixed(1) : (Math.ceil(error * 100) / 100).toFixed(2)
}

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
