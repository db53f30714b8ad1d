import { chartUnitMm, leastTextMm, textPaper, textWidth, titleHeightMm, type TextPaper } from './text-page'
import { done, type Result } from '../kernel/result'
import type { Composed } from '../report/compose-report'
import { type Section, type Setting, tooNarrow } from './section'
import type { Words } from '../words/speak'
import { chartPicture } from '../report/chart-picture'
import { fleetPicture } from '../report/fleet-picture'
import { diceSaid, playedOn } from '../report/markdown'
import { reportPlots } from '../report/plots'
import type { ReportEntry, Report } from '../report/report'
import { endTables, figureTables } from '../report/report-tables'
import { heightOf, notesHeight, stacked, titledPages, type Block } from './blocks'
import { besideEachOther, figures, gapMm, pictureBlock } from './report-figures'
import { turnSentencesOn, type SentenceSet } from './report-story'
import { tableBlocks, prose, smallHeading, turnHeading, type Measure } from './text-blocks'
import type { Operation } from '../card/operations'
import { onPage } from './print-page'
import type { MarginsMm } from './print-request'

export interface ReportSource {
  readonly composed: Composed
}

/** Both fleets go side by side: any narrower, their ships cannot be made out. */
const leastWidthMm = 150

/**
 * The after-action report as a newspaper: headline, how it ended, the fleets before and after, the turns in sentences with
 * the figures beside them, and the dice and sums of each sentence at the foot of its page; then every line that counts. A
 * mark a turn. Refused: what `tooSmall` refuses.
 */
export function reportSection({ composed }: ReportSource, setting: Setting): Result<Section> {
  const { profile, words } = setting
  const title = words('printing.part.report')
  const { paper, marginsMm } = profile
  const withinFrame = inset(marginsMm, frameMm)
  const problem = tooNarrow(title, { ...setting, profile: { ...profile, marginsMm: withinFrame } }, leastWidthMm)
  if (problem) return problem
  const { report } = composed
  const page = textPaper(paper, withinFrame)
  const [first, both] = [opening(page, report, words), fleets(page, composed, words)]
  const above = [...first, ...chart(page, composed, heightOf([...first, ...both])), ...both]
  const blocks = [
    ...above,
    ...storyBeside(page, above, report, words),
    ...prose(page, report.afterword, { face: 'head', size: 4.6, ink: 'ink', above: 6, below: 3 }),
    ...endTables(report, words).flatMap((table) => tableBlocks(page, table)),
    ...everyLine(page, report, words),
    ...closing(page, report, words),
  ]
  const named = report.headline === '' ? words('report.name') : report.headline
  const { title: scenario, subtitle } = report.scenario
  const under = scenario === named ? subtitle : scenario
  const frame = onPage(() => frameOn(page, marginsMm))
  const pages = titledPages(page, { title: named, under, blocks }, words).map((each) => ({
    ...each,
    parts: [frame, ...each.parts],
  }))
  const marks = pages.flatMap(({ bookmarks }, page) => bookmarks.map((mark) => ({ title: mark, page, below: [] })))
  return done({ title, pages, marks })
}

/** From the edge of what can be printed to the text: a double frame, the border of a chart. */
const frameMm = 5.5
const frameLines = [
  [0.35, { ink: 'plate', width: 0.7, weight: 'frame' }],
  [1.6, { ink: 'ink', width: 0.2, weight: 'hair' }],
] as const

function inset({ top, right, bottom, left }: MarginsMm, by: number): MarginsMm {
  return { top: top + by, right: right + by, bottom: bottom + by, left: left + by }
}

function frameOn({ widthMm, heightMm }: TextPaper, margins: MarginsMm): Operation[] {
  return frameLines.map(([by, stroke]): Operation => {
    const { top, right, bottom, left } = inset(margins, by)
    return { op: 'rect', x: left, y: top, width: widthMm - left - right, height: heightMm - top - bottom, stroke }
  })
}

function opening(at: Measure, report: Report, words: Words): readonly Block[] {
  const { byline, scenario, foreword, trouble } = report
  const by = byline === '' ? '' : words('report.by', { name: byline })
  const facts = [scenario.setting, report.rules, playedOn(report, words), by].filter((fact) => fact !== '')
  return [
    ...prose(at, facts.join(' · '), { face: 'work', size: 3, ink: 'ink-2', below: 1 }),
    ...prose(at, report.outcome.join(' '), { face: 'head', size: 5, ink: 'ink', below: 2 }),
    ...trouble.flatMap((sentence) => prose(at, sentence, { face: 'work-600', size: 3.8, ink: 'red', above: 2 })),
    ...prose(at, foreword, { face: 'head-italic', size: 4.6, ink: 'ink', above: 2, below: 3 }),
  ]
}

/** The chart of the battle as it began, over the width of the page: where it leaves room for turns on the first. */
function chart(at: TextPaper, composed: Composed, besidesMm: number): readonly Block[] {
  const size = { width: Math.round(textWidth(at) / chartUnitMm), height: Math.round(chartHeightMm / chartUnitMm) }
  const operations = chartPicture(composed, size, leastTextMm / chartUnitMm)
  if (!operations || besidesMm + chartHeightMm > (at.bottom - at.top) * 0.62) return []
  const parts = (y: number) => [{ x: at.left, y: y + 2, scale: chartUnitMm, draw: () => operations }]
  return [{ heightMm: chartHeightMm + 6, parts }]
}
const chartHeightMm = 62

/** The fleets beside each other; sides beyond two below. Longer than a page they are left to the tables. */
function fleets(at: TextPaper, composed: Composed, words: Words): readonly Block[] {
  const width = (textWidth(at) - gapMm) / 2
  const drawn = composed.report.sides.flatMap(({ side }) => fleetPicture(composed, side, words, width) ?? [])
  const pairs = drawn.flatMap((_, place) => (place % 2 === 0 ? [drawn.slice(place, place + 2)] : []))
  return pairs
    .map((pair) =>
      besideEachOther(
        at,
        pair.map((picture) => pictureBlock(width, picture)),
      ),
    )
    .filter(({ heightMm }) => heightMm < at.bottom - at.top - titleHeightMm)
}

/** Of the width of the page, for the figures. */
const figuresShare = 0.32

/**
 * The rest of the first page: the turns, and beside them in a column of their own the figures that leave room for the
 * most of them. Others follow the turns in a row; with room for none of them they are above the turns.
 */
function storyBeside(page: TextPaper, above: readonly Block[], report: Report, words: Words): readonly Block[] {
  const wide = { left: page.left, right: page.right }
  const sentences = report.turns.flatMap((turn) => turnSentencesOn(wide, turn, words))
  const width = textWidth(page) * figuresShare
  const room = page.bottom - page.top - titleHeightMm - heightOf(above) - besideMm
  const all = figures(width, report, words)
  const spread = (places: readonly SentenceSet[]) => places.flatMap((each) => each(wide))
  const inRow = (from: number): readonly Block[] => {
    const count = all.length - from
    if (count === 0) return []
    const each = (textWidth(page) - (count - 1) * gapMm) / count
    return [besideEachOther(page, figures(each, report, words).slice(from))]
  }
  const narrow = { left: page.left, right: page.right - width - gapMm }
  const tried = all.flatMap((_, last) => sentencesBeside(all.slice(0, last + 1), sentences, narrow, room) ?? [])
  const best = tried.toSorted((one, other) => other.count - one.count || other.column.length - one.column.length)[0]
  if (!best || best.count === 0) return [...inRow(0), ...spread(sentences)]
  const { column, beside } = best
  const rule: Operation = { op: 'rect', x: page.left, y: 0, width: textWidth(page), height: 0.5, fill: 'plate' }
  const block: Block = {
    // What is left of the page belongs to its notes: what follows is set over the whole width of the next.
    heightMm:
      besideMm +
      (best.count < sentences.length ? room - notesHeight(beside) : Math.max(heightOf(column), heightOf(beside))),
    notes: beside.flatMap(({ notes = [] }) => notes),
    bookmarks: beside.flatMap(({ bookmarks = [] }) => bookmarks),
    parts: (y) => [
      { x: 0, y, draw: () => [rule] },
      ...stacked(beside, y + besideMm, (each, top) => each.parts(top)),
      ...stacked(column, y + besideMm, (each, top) =>
        each.parts(top).map((part) => ({ ...part, x: part.x + page.right - width })),
      ),
    ],
  }
  return [block, ...spread(sentences.slice(best.count)), ...inRow(column.length)]
}

/** As many sentences as there is room for beside a column of figures, with their notes under both. */
function sentencesBeside(column: readonly Block[], sentences: readonly SentenceSet[], at: Measure, room: number) {
  if (heightOf(column) > room) return undefined
  let beside: readonly Block[] = []
  let count = 0
  for (const sentence of sentences) {
    const more = [...beside, ...sentence(at)]
    if (Math.max(heightOf(column), heightOf(more)) + notesHeight(more) > room) break
    beside = more
    count++
  }
  return { column, beside, count }
}

/** The rule over the turns, and the space under it. */
const besideMm = 2

/** Every line of the journal that counts, with its number, its dice and its sums. */
function everyLine(at: Measure, report: Report, words: Words): readonly Block[] {
  if (report.turns.length === 0) return []
  return [
    turnHeading(at, words('report.entries')),
    ...report.turns.flatMap(({ turn, phases }) => [
      ...(phases.length === 0
        ? prose(at, `${words('report.turn', { turn })}: ${words('report.quiet')}`, {
            face: 'head-italic',
            size: 3.8,
            ink: 'ink-2',
          })
        : []),
      ...phases.flatMap(({ phase, entries }) => [
        smallHeading(at, `${words('report.turn', { turn })}, ${phase}`),
        ...entries.flatMap((entry) => entryBlocks(at, entry)),
      ]),
    ]),
  ]
}

function entryBlocks(at: Measure, { seq, text, why, dice, is }: ReportEntry): readonly Block[] {
  const face = is === 'result' ? 'work-500' : is === 'note' ? 'head-italic' : 'work'
  const sums = [diceSaid(dice), ...why].filter((said) => said !== '').join(' · ')
  return [
    ...prose(at, `[${seq}] ${text}`, { face, size: 3.2, ink: 'ink', indent: 2, above: 0.4 }),
    ...prose(at, sums, { face: 'work', size: 2.6, ink: 'ink-2', indent: 5 }),
  ]
}

function closing(at: Measure, report: Report, words: Words): readonly Block[] {
  const plots = reportPlots(report, words, at.right - at.left)
  return [
    ...(plots.length > 0 ? [turnHeading(at, words('report.plots.title'))] : []),
    ...plots.map(({ title, sentence, heightMm, operations }): Block => {
      const said = prose(at, sentence, { face: 'work', size: 3.2, ink: 'ink', below: 1 })
      const above = [smallHeading(at, title), ...said]
      return {
        heightMm: heightOf(above) + heightMm + 3,
        parts: (y) => [
          ...stacked(above, y, (line, top) => line.parts(top)),
          { x: at.left, y: y + heightOf(above), draw: () => operations },
        ],
      }
    }),
    ...figureTables(report, words).flatMap((table) => tableBlocks(at, table)),
  ]
}
