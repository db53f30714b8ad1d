import { footLine, titleBlock, type TextPaper } from '../decks/text-page'
import type { Words } from '../../words/speak'
import type { Composed } from '../../report/compose-report'
import { onPage } from '../print-page'
import { diceSaid, playedOn } from '../../report/markdown'
import { reportPlots } from '../../report/plots'
import type { ReportEntry, Report } from '../../report/report'
import { resultTables } from '../../report/report-tables'
import { diagramBlocks } from './diagram-blocks'
import { blocksOnPages, stacked } from './block-pages'
import { drawn, type Block, type ReportPage } from './report-page'
import { tableBlocks } from './table-blocks'
import { prose, smallHeading, turnHeading, type Measure } from './text-blocks'

/** The report page by page: title, how it ended, the turns with their diagrams, the plots. */
export function reportPages(composed: Composed, page: TextPaper, words: Words): readonly ReportPage[] {
  const { report } = composed
  const blocks = [...opening(page, report, words), ...story(page, composed, words), ...closing(page, report, words)]
  const sheets = blocksOnPages(blocks, page)
  const title = titleOf(report, words)
  return sheets.map(({ blocks: here, top }, place) => ({
    widthMm: page.widthMm,
    heightMm: page.heightMm,
    bookmarks: [...(place === 0 ? [title] : []), ...here.flatMap(({ bookmark }) => bookmark ?? [])],
    parts: [
      ...(place === 0 ? [onPage(() => titleBlock(page, title, report.scenario.setting))] : []),
      ...stacked(here, top),
    ],
    lines: (number) => footLine(page, title, number, words),
  }))
}

function titleOf({ title }: Report, words: Words): string {
  return title === '' ? words('report.name') : title
}

function opening(at: Measure, report: Report, words: Words): readonly Block[] {
  const { byline, scenario, foreword, trouble } = report
  const quiet = { face: 'head-italic', size: 4.2, ink: 'ink-2', below: 1 } as const
  const tables = resultTables(report, words)
  return [
    ...prose(at, byline === '' ? '' : words('report.by', { name: byline }), quiet),
    ...prose(at, scenario.title === report.title ? scenario.subtitle : scenario.title, quiet),
    ...prose(at, playedOn(report, words), quiet),
    ...trouble.flatMap((sentence) => prose(at, sentence, { face: 'work-600', size: 3.8, ink: 'red', above: 2 })),
    ...prose(at, foreword, { face: 'head', size: 4.6, ink: 'ink', above: 4, below: 3 }),
    ...tables.filter(({ key }) => key === 'score' || key === 'ships').flatMap((table) => tableBlocks(at, table)),
  ]
}

function story(at: Measure, { report, pack, tables }: Composed, words: Words): readonly Block[] {
  return report.turns.flatMap((reportTurn, place) => {
    const { turn, caption, phases, ships } = reportTurn
    const pair = tables[place]
    const diagrams = pack && pair ? diagramBlocks(at, reportTurn, pair, pack, words) : []
    return [
      turnHeading(at, words('report.turn', { turn })),
      ...prose(at, caption, { face: 'head-italic', size: 4.6, ink: 'ink', below: 2 }),
      ...(phases.length === 0
        ? prose(at, words('report.quiet'), { face: 'head-italic', size: 3.8, ink: 'ink-2' })
        : []),
      ...phases.flatMap(({ phase, entries }) => [
        smallHeading(at, phase),
        ...entries.flatMap((entry) => entryBlocks(at, entry)),
      ]),
      ...(ships.length > 0 ? [smallHeading(at, words('report.damage', { turn })), ...diagrams] : []),
    ]
  })
}

function entryBlocks(at: Measure, { text, why, dice, is }: ReportEntry): readonly Block[] {
  const face = is === 'result' ? 'work-500' : is === 'note' ? 'head-italic' : 'work'
  const small = { size: 2.9, ink: 'ink-2', indent: 5 } as const
  return [
    ...prose(at, text, { face, size: 3.5, ink: 'ink', indent: 2, above: 0.4 }),
    ...prose(at, diceSaid(dice), { face: 'work-600', ...small }),
    ...why.flatMap((sentence) => prose(at, sentence, { face: 'work', ...small })),
  ]
}

function closing(at: Measure, report: Report, words: Words): readonly Block[] {
  const plots = reportPlots(report, words, at.right - at.left)
  const tables = resultTables(report, words).filter(({ key }) => key !== 'score' && key !== 'ships')
  return [
    ...prose(at, report.afterword, { face: 'head', size: 4.6, ink: 'ink', above: 6, below: 3 }),
    ...(plots.length > 0 ? [turnHeading(at, words('report.plots.title'))] : []),
    ...plots.map(({ title, heightMm, operations }): Block => {
      const heading = drawn(7.4, (y) => [
        { op: 'text', x: at.left, y: y + 5.4, text: title, size: 3.8, face: 'work-600', ink: 'ink' },
      ])
      return {
        heightMm: 7.4 + heightMm + 3,
        parts: (y) => [...heading.parts(y), { x: at.left, y: y + 7.4, draw: () => operations }],
      }
    }),
    ...tables.flatMap((table) => tableBlocks(at, table)),
  ]
}
