import type { Words } from '../words/speak'
import { reportPlots, withAircraft } from './plots'
import type { ChancesRow, GunsRow, Report, ReportDice, ReportSide, ShipSeries, TorpedoesRow } from './report'

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
  const { sides, ships, scenario, guns, straddles, torpedoes, chances, dice } = report
  if (sides.length === 0) return []
  const lostOf = (lost: number, of: number) => words('report.score.lostOf', { lost, of })
  const fleets: Columns<ReportSide> = [
    ['lost', 'figure', (side) => withAircraft(lostOf(side.flotationLost, side.of), side.aircraftLost, words)],
    ['ships', 'text', ({ shipsLost }) => shipsLost.join(', ') || words('report.score.none')],
  ]
  const score: Columns<ReportSide> = [
    ['side', 'text', ({ name }) => name],
    ['points', 'figure', ({ points }) => points ?? words('report.score.uncounted')],
    ...(ships.length > 0 ? fleets : []),
  ]
  const victory = scenario.victory === '' ? [] : [words('report.score.victory', { victory: scenario.victory })]
  const tables = [
    { ...tableOf('score', sides, score, words), notes: victory },
    {
      ...tableOf<ShipSeries>(
        'score',
        ships,
        [
          ['ship', 'text', ({ name }) => name],
          ['side', 'text', (ship) => sides.find(({ side }) => side === ship.side)?.name ?? ''],
          ['flotation', 'figure', ({ end }) => lostOf(end.left, end.of)],
          ['fire', 'figure', ({ end }) => end.fire],
          ['standing', 'text', ({ end }) => words(`report.endsAs.${end.standing}`)],
        ],
        words,
      ),
      key: 'ships',
      title: words('report.score.left'),
    },
    {
      ...tableOf('guns', guns, gunColumns, (key, values) =>
        key === 'report.guns.straddles' ? straddles : words(key, values),
      ),
      notes: guns.length === 0 && ships.length > 0 ? [words('report.guns.none')] : [],
    },
    tableOf('torpedoes', torpedoes, torpedoColumns, words),
    tableOf('chances', chances, chanceColumns, words),
    {
      ...tableOf('rolled', dice, diceColumns, words),
      key: 'dice',
      notes: dice.length === 0 ? [words('report.rolled.none')] : [],
    },
  ]
  return tables.filter(({ rows, notes }) => rows.length > 0 || notes.length > 0)
}

/** What is read off each row: the key of its caption, how it is set, and the cell. */
type Columns<Row> = readonly (readonly [key: string, is: 'text' | 'figure', cell: (row: Row) => string | number])[]

/** One decimal is enough at the table. */
const short = (value: number) => value.toFixed(1)

/** Struck by hand, or by somebody of a name that both sides have. */
const unknown = '–'

const gunColumns: Columns<GunsRow> = [
  ['side', 'text', ({ side }) => side || unknown],
  ['letter', 'text', ({ letter }) => letter],
  ['salvoes', 'figure', ({ salvoes }) => salvoes],
  ['expected', 'figure', ({ expected }) => short(expected)],
  ['straddles', 'figure', ({ straddles }) => straddles],
  ['entered', 'figure', ({ entered }) => entered],
  ['held', 'figure', ({ held }) => held],
]

const torpedoColumns: Columns<TorpedoesRow> = [
  ['side', 'text', ({ side }) => side || unknown],
  ['type', 'text', ({ type }) => type || unknown],
  ['fired', 'figure', ({ fired }) => fired],
  ['tested', 'figure', ({ tested }) => tested],
  ['struck', 'figure', ({ struck }) => struck],
]

const chanceColumns: Columns<ChancesRow> = [
  ['of', 'text', ({ of }) => of],
  ['tried', 'figure', ({ tried }) => tried],
  ['expected', 'figure', ({ expected }) => short(expected)],
  ['came', 'figure', ({ came }) => came],
]

const diceColumns: Columns<ReportDice> = [
  ['die', 'text', ({ die }) => die],
  ['count', 'figure', ({ count }) => count],
  ['byApp', 'figure', ({ byApp }) => byApp],
  ['mean', 'figure', ({ mean }) => mean.toFixed(2)],
  ['expected', 'figure', ({ expected }) => expected.toFixed(2)],
  ['within', 'figure', ({ usuallyWithin }) => `± ${usuallyWithin.toFixed(2)}`],
]

/** A table whose words lie under `report.<key>`. */
function tableOf<Row>(key: string, rows: readonly Row[], columns: Columns<Row>, words: Words): ReportTable {
  return {
    key,
    title: words(`report.${key}.title`),
    columns: columns.map(([column, is]) => ({ title: words(`report.${key}.${column}`), is })),
    rows: rows.map((row) => columns.map(([, , cell]) => String(cell(row)))),
    notes: [],
  }
}

/** The series as figures: a row a turn. */
function seriesTables(report: Report, words: Words): readonly ReportTable[] {
  const steps = [words('report.plots.start'), ...report.turns.map(({ turn }) => String(turn))]
  return reportPlots(report, words, 180).map(({ key, title, lines }) => ({
    key: `series-${key}`,
    title,
    columns: [
      { title: words('report.plots.turn'), is: 'text' },
      ...lines.map(({ name }) => ({ title: name, is: 'figure' as const })),
    ],
    rows: steps.map((step, at) => [step, ...lines.map(({ values }) => String(values[at] ?? ''))]),
    notes: [],
  }))
}
