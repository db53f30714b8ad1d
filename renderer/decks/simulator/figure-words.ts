import { together, type ShownDeck } from './figures'
import type { Figure, FigureRows } from '../../ui/plot/plot'
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
function chanceText(figure: Figure): string {
  return `${percentText(figure)} ${errorText(figure)}`.trim()
}

/** What an event that can decide the day is called: in a naval deck it is a diamond. */
export const decisiveWord = (kind: DeckPlan['kind']): 'diamond' | 'decisive' =>
  kind === 'naval' ? 'diamond' : 'decisive'

/** Rounded up: an error is never shown as none. */
function fine(error: number): string {
  return error >= 0.095 ? error.toFixed(1) : (Math.ceil(error * 100) / 100).toFixed(2)
}

/**
 * What two decks side by side bring together, in a line; nothing while one of them is not known. `mark` is the marked
 * turn as the figures count it, `turn` as the game does.
 */
export function bothInWords([one, other]: readonly ShownDeck[], turns: number, mark: number, turn: number): string {
  if (!one?.figures || !other?.figures) return ''
  const { expected, byTurn, decisiveBy } = together(one.figures, other.figures)
  const at = (list: readonly Figure[]) => (list[mark - 1] ? chanceText(list[mark - 1]!) : '–')
  return say('deckTuner.both', {
    n: turns,
    events: `${numberText(expected)} ${numberErrorText(expected)}`.trim(),
    turn,
    any: at(byTurn),
    decisive: say(`deckTuner.byTurn.${decisiveWord(one.kind === 'naval' ? other.kind : one.kind)}`),
    grave: at(decisiveBy),
  })
}

interface FigureTable extends Omit<FigureRows, 'columns' | 'csv'> {
  readonly series: readonly { readonly name: string; readonly figures: readonly (Figure | undefined)[] }[]
}

/** Figures as the table behind a plot has them, and as spreadsheets read them. */
export function figureTable({ series, ...table }: FigureTable): FigureRows {
  const columns = series.map(({ name, figures }) => ({
    name,
    cells: figures.map((each) => (each ? chanceText(each) : '')),
  }))
  return { ...table, columns, csv: () => figureCsv({ ...table, series }) }
}

/** Chances in percent, and a column of errors where figures have any. */
function figureCsv({ over, steps, series }: FigureTable): string {
  const columns = series.flatMap(({ name, figures }) => {
    const shown = [{ heading: name, cells: figures.map((each) => (each ? rounded(each.figure) : '')) }]
    if (figures.every((each) => !each || each.error === null)) return shown
    const errors = figures.map((each) => (each && each.error !== null ? rounded(each.error) : ''))
    return [...shown, { heading: say('deckTuner.plots.errorColumn', { deck: name }), cells: errors }]
  })
  return writeCsv([
    [over, ...columns.map(({ heading }) => heading)],
    ...steps.map((step, at) => [step, ...columns.map(({ cells }) => cells[at] ?? '')]),
  ])
}

const rounded = (chance: number) => Number((chance * 100).toFixed(4))
