import type { Words } from '../words/speak'
import { reportPlots } from './plots'
import type { Report } from './report'

/** Figures of a report as a table: screen, paper and Markdown show the same rows. */
export interface ReportTable {
  readonly key: string
  readonly title: string
  readonly columns: readonly { readonly title: string; readonly is: 'text' | 'figure' }[]
  readonly rows: readonly (readonly string[])[]
  readonly notes: readonly string[]
}

/** How it ended, ships, hits by gun, chances, dice, and the series behind the plots. Tables without rows are left out. */
export function reportTables(report: Report, words: Words): readonly ReportTable[] {
  return [...resultTables(report, words), ...seriesTables(report, words)]
}

/** How it ended: points, and what is left of the ships. */
export const endTables = (report: Report, words: Words): readonly ReportTable[] =>
  resultTables(report, words).filter(({ key }) => ofTheEnd.has(key))

/** The tables beside the plots: guns, torpedoes, chances, dice. */
export const figureTables = (report: Report, words: Words): readonly ReportTable[] =>
  resultTables(report, words).filter(({ key }) => !ofTheEnd.has(key))

const ofTheEnd: ReadonlySet<string> = new Set(['score', 'ships'])

function resultTables(report: Report, words: Words): readonly ReportTable[] {
  if (report.sides.length === 0) return []
  const tables = [
    scoreTable(report, words),
    shipsTable(report, words),
    gunsTable(report, words),
    torpedoesTable(report, words),
    chancesTable(report, words),
    diceTable(report, words),
  ]
  return tables.filter(({ rows, notes }) => rows.length > 0 || notes.length > 0)
}

/** The series as figures: a row a turn. */
function seriesTables(report: Report, words: Words): readonly ReportTable[] {
  const steps = [words('report.plots.start'), ...report.turns.map(({ turn }) => String(turn))]
  return reportPlots(report, words, 180).map(({ key, title, lines }) => ({
    key: `series-${key}`,
    title,
    columns: [text(words('report.plots.turn')), ...lines.map(({ name }) => figure(name))],
    rows: steps.map((step, at) => [step, ...lines.map(({ values }) => String(values[at] ?? ''))]),
    notes: [],
  }))
}

const text = (title: string) => ({ title, is: 'text' }) as const
const figure = (title: string) => ({ title, is: 'figure' }) as const
/** One decimal is enough at the table. */
const short = (value: number) => value.toFixed(1)

function scoreTable({ sides, ships, scenario }: Report, words: Words): ReportTable {
  const say = (key: string) => words(`report.score.${key}`)
  const atSea = ships.length > 0
  return {
    key: 'score',
    title: say('title'),
    columns: [text(say('side')), figure(say('points')), ...(atSea ? [figure(say('lost')), text(say('ships'))] : [])],
    rows: sides.map(({ name, points, flotationLost, of, shipsLost }) => [
      name,
      points === null ? say('uncounted') : String(points),
      ...(atSea ? [words('report.score.lostOf', { lost: flotationLost, of }), listed(shipsLost, say('none'))] : []),
    ]),
    notes: scenario.victory === '' ? [] : [words('report.score.victory', { victory: scenario.victory })],
  }
}

function listed(names: readonly string[], none: string): string {
  return names.length > 0 ? names.join(', ') : none
}

function shipsTable({ ships, sides }: Report, words: Words): ReportTable {
  const say = (key: string) => words(`report.score.${key}`)
  const sideOf = (id: string | null) => sides.find(({ side }) => side === id)?.name ?? ''
  return {
    key: 'ships',
    title: say('left'),
    columns: [
      text(say('ship')),
      text(say('side')),
      figure(say('flotation')),
      figure(say('fire')),
      text(say('standing')),
    ],
    rows: ships.map(({ name, side, end }) => [
      name,
      sideOf(side),
      words('report.score.lostOf', { lost: end.left, of: end.of }),
      String(end.fire),
      words(`report.endsAs.${end.standing}`),
    ]),
    notes: [],
  }
}

function gunsTable({ guns, ships }: Report, words: Words): ReportTable {
  const say = (key: string) => words(`report.guns.${key}`)
  return {
    key: 'guns',
    title: say('title'),
    columns: [
      text(say('side')),
      text(say('letter')),
      ...['salvoes', 'expected', 'straddles', 'entered', 'held'].map((key) => figure(say(key))),
    ],
    rows: guns.map(({ side, letter, salvoes, expected, straddles, entered, held }) => [
      side,
      letter,
      String(salvoes),
      short(expected),
      ...[straddles, entered, held].map(String),
    ]),
    notes: guns.length === 0 && ships.length > 0 ? [say('none')] : [],
  }
}

function torpedoesTable({ torpedoes }: Report, words: Words): ReportTable {
  const say = (key: string) => words(`report.torpedoes.${key}`)
  return {
    key: 'torpedoes',
    title: say('title'),
    columns: [text(say('side')), text(say('type')), ...['fired', 'tested', 'struck'].map((key) => figure(say(key)))],
    rows: torpedoes.map(({ side, type, fired, tested, struck }) => [
      side,
      type,
      ...[fired, tested, struck].map(String),
    ]),
    notes: [],
  }
}

function chancesTable({ chances }: Report, words: Words): ReportTable {
  const say = (key: string) => words(`report.chances.${key}`)
  return {
    key: 'chances',
    title: say('title'),
    columns: [text(say('of')), ...['tried', 'expected', 'came'].map((key) => figure(say(key)))],
    rows: chances.map(({ of, tried, expected, came }) => [of, String(tried), short(expected), String(came)]),
    notes: [],
  }
}

function diceTable({ dice }: Report, words: Words): ReportTable {
  const say = (key: string) => words(`report.rolled.${key}`)
  return {
    key: 'dice',
    title: say('title'),
    columns: [text(say('die')), ...['count', 'byApp', 'mean', 'expected', 'within'].map((key) => figure(say(key)))],
    rows: dice.map(({ die, count, byApp, mean, expected, usuallyWithin }) => [
      die,
      String(count),
      String(byApp),
      mean.toFixed(2),
      expected.toFixed(2),
      `± ${usuallyWithin.toFixed(2)}`,
    ]),
    notes: dice.length === 0 ? [say('none')] : [],
  }
}
