import { textPaper } from './text-page'
import { done, type Result } from '../kernel/result'
import type { Composed } from '../report/compose-report'
import { type Section, type Setting, tooNarrow } from './section'
import type { Words } from '../words/speak'
import { diceSaid, playedOn } from '../report/markdown'
import { reportPlots } from '../report/plots'
import type { ReportEntry, Report } from '../report/report'
import { endTables, figureTables } from '../report/report-tables'
import { diagramBlocks } from './diagram-blocks'
import { titledPages, type Block } from './blocks'
import { tableBlocks } from './table-blocks'
import { prose, smallHeading, turnHeading, type Measure } from './text-blocks'

export interface ReportSource {
  readonly composed: Composed
}

/** Two cards go side by side, before and after: any narrower, the hits cannot be read. */
const leastWidthMm = 150

/** The after-action report: title, how it ended, the turns with their diagrams, the plots. A mark a turn. Refused: what `tooSmall` refuses. */
export function reportSection({ composed }: ReportSource, setting: Setting): Result<Section> {
  const { profile, words } = setting
  const title = words('printing.part.report')
  const problem = tooNarrow(title, setting, leastWidthMm)
  if (problem) return problem
  const { report } = composed
  const page = textPaper(profile.paper, profile.marginsMm)
  const blocks = [...opening(page, report, words), ...story(page, composed, words), ...closing(page, report, words)]
  const named = report.title === '' ? words('report.name') : report.title
  const pages = titledPages(page, { title: named, under: report.scenario.setting, blocks }, words)
  const marks = pages.flatMap(({ bookmarks }, page) => bookmarks.map((mark) => ({ title: mark, page, below: [] })))
  return done({ title, pages, marks })
}

function opening(at: Measure, report: Report, words: Words): readonly Block[] {
  const { byline, scenario, foreword, trouble } = report
  const quiet = { face: 'head-italic', size: 4.2, ink: 'ink-2', below: 1 } as const
  return [
    ...prose(at, byline === '' ? '' : words('report.by', { name: byline }), quiet),
    ...prose(at, scenario.title === report.title ? scenario.subtitle : scenario.title, quiet),
    ...prose(at, playedOn(report, words), quiet),
    ...trouble.flatMap((sentence) => prose(at, sentence, { face: 'work-600', size: 3.8, ink: 'red', above: 2 })),
    ...prose(at, foreword, { face: 'head', size: 4.6, ink: 'ink', above: 4, below: 3 }),
    ...endTables(report, words).flatMap((table) => tableBlocks(at, table)),
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
  return [
    ...prose(at, report.afterword, { face: 'head', size: 4.6, ink: 'ink', above: 6, below: 3 }),
    ...(plots.length > 0 ? [turnHeading(at, words('report.plots.title'))] : []),
    ...plots.map(({ title, heightMm, operations }): Block => {
      const heading = smallHeading(at, title)
      return {
        heightMm: heading.heightMm + heightMm + 3,
        parts: (y) => [...heading.parts(y), { x: at.left, y: y + heading.heightMm, draw: () => operations }],
      }
    }),
    ...figureTables(report, words).flatMap((table) => tableBlocks(at, table)),
  ]
}
