import { leastTextMm, textPaper, textWidth, titleHeightMm, type TextPaper } from './text-page'
import { done, type Result } from '../kernel/result'
import type { Composed } from '../report/compose-report'
import { type Section, type Setting, tooNarrow } from './section'
import type { Words } from '../words/speak'
import { fleetPicture } from '../report/fleet-picture'
import { turnSentences } from '../report/headlines'
import { diceSaid, playedOn } from '../report/markdown'
import { reportPlots, type ReportPicture } from '../report/plots'
import type { ReportEntry, Report, ReportTurn } from '../report/report'
import { endTables, figureTables } from '../report/report-tables'
import { lossPlot, luckPlot } from '../report/story-pictures'
import { drawn, heightOf, stacked, titledPages, type Block } from './blocks'
import { tableBlocks, prose, smallHeading, turnHeading, type Measure } from './text-blocks'
import { fitLine } from '../card/fit'
import type { Operation } from '../card/operations'

export interface ReportSource {
  readonly composed: Composed
}

/** Both fleets go side by side: any narrower, their ships cannot be made out. */
const leastWidthMm = 150

/**
 * The after-action report as a newspaper: headline, how it ended, the fleets before and after, figures, the turns in
 * sentences; then every line with its dice and sums, by the numbers that the sentences name. A mark a turn. Refused: what
 * `tooSmall` refuses.
 */
export function reportSection({ composed }: ReportSource, setting: Setting): Result<Section> {
  const { profile, words } = setting
  const title = words('printing.part.report')
  const problem = tooNarrow(title, setting, leastWidthMm)
  if (problem) return problem
  const { report } = composed
  const page = textPaper(profile.paper, profile.marginsMm)
  const blocks = [
    ...opening(page, report, words),
    ...fleets(page, composed, words),
    ...figures(page, report, words),
    ...report.turns.flatMap((turn) => turnStory(page, turn, words)),
    ...prose(page, report.afterword, { face: 'head', size: 4.6, ink: 'ink', above: 6, below: 3 }),
    ...endTables(report, words).flatMap((table) => tableBlocks(page, table)),
    ...everyLine(page, report, words),
    ...closing(page, report, words),
  ]
  const named = report.headline === '' ? words('report.name') : report.headline
  const { title: scenario, subtitle } = report.scenario
  const under = scenario === named ? subtitle : scenario
  const pages = titledPages(page, { title: named, under, blocks }, words)
  const marks = pages.flatMap(({ bookmarks }, page) => bookmarks.map((mark) => ({ title: mark, page, below: [] })))
  return done({ title, pages, marks })
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

const gapMm = 6
const headMm = 7

/** The fleets beside each other; sides beyond two below. Longer than a page they are left to the tables. */
function fleets(at: TextPaper, composed: Composed, words: Words): readonly Block[] {
  const width = (textWidth(at) - gapMm) / 2
  const drawn = composed.report.sides.flatMap(({ side }) => fleetPicture(composed, side, words, width) ?? [])
  const pairs = drawn.flatMap((_, place) => (place % 2 === 0 ? [drawn.slice(place, place + 2)] : []))
  return pairs
    .map((pair) =>
      besideEachOther(
        at,
        pair.map((picture) => pictureBlock({ left: 0, right: width }, picture, picture.note)),
      ),
    )
    .filter(({ heightMm }) => heightMm < at.bottom - at.top - titleHeightMm)
}

/** Losses turn by turn, the luck of the dice and the best shots, beside each other as far as there are any. */
function figures(at: TextPaper, report: Report, words: Words): readonly Block[] {
  const pictures = [lossPlot, luckPlot].filter((plot) => plot(report, words, textWidth(at)))
  const count = pictures.length + (report.bestShots.length > 0 ? 1 : 0)
  if (count === 0) return []
  const column = { left: 0, right: (textWidth(at) - (count - 1) * gapMm) / count }
  const columns = [
    ...pictures
      .flatMap((plot) => plot(report, words, column.right) ?? [])
      .map((each) => pictureBlock(column, each, '')),
    ...(report.bestShots.length > 0 ? [shotsBlock(column, report, words)] : []),
  ]
  return [besideEachOther(at, columns)]
}

/** A drawing under its title. */
function pictureBlock({ left, right }: Measure, picture: ReportPicture, note: string): Block {
  const title = fitLine('head', 4.8, picture.title, (right - left) * (note === '' ? 1 : 0.6), 3.4)
  const said = fitLine('work', 2.7, note, (right - left) * 0.4, leastTextMm)
  const heading: readonly Operation[] = [
    { op: 'text', x: left, y: 4.6, text: title.text, size: title.size, face: 'head', ink: 'ink' },
    { op: 'text', x: right, y: 4.6, text: said.text, size: said.size, face: 'work', ink: 'ink-2', anchor: 'end' },
  ]
  return {
    heightMm: headMm + picture.heightMm,
    parts: (y) => [
      { x: left, y, draw: () => heading },
      { x: left, y: y + headMm, draw: () => picture.operations },
    ],
  }
}

function shotsBlock(at: Measure, report: Report, words: Words): Block {
  const lines = report.bestShots.flatMap(({ turn, text, came, expected }) => [
    ...prose(at, text, { face: 'work', size: 3, ink: 'ink', above: 0.6 }),
    ...prose(at, words('report.shots.line', { turn, came, expected: expected.toFixed(1) }), {
      ...{ face: 'work', size: 2.7, ink: 'ink-2', below: 1.6 },
    }),
  ])
  const heading: Operation = {
    op: 'text',
    x: at.left,
    y: 4.6,
    text: words('report.shots.title'),
    size: 4.8,
    face: 'head',
    ink: 'ink',
  }
  return {
    heightMm: headMm + heightOf(lines),
    parts: (y) => [{ x: 0, y, draw: () => [heading] }, ...stacked(lines, y + headMm, (line, top) => line.parts(top))],
  }
}

/** Blocks of equal width in a row, under a rule across the page. */
function besideEachOther({ left, right }: Measure, columns: readonly Block[]): Block {
  const width = (right - left - gapMm * (columns.length - 1)) / columns.length
  const rule: Operation = { op: 'rect', x: left, y: 0, width: right - left, height: 0.5, fill: 'plate' }
  return {
    heightMm: Math.max(...columns.map(({ heightMm }) => heightMm)) + 4,
    parts: (y) => [
      { x: 0, y, draw: () => [rule] },
      ...columns.flatMap((column, at) =>
        column.parts(y + 1).map((part) => ({ ...part, x: part.x + left + at * (width + gapMm) })),
      ),
    ],
  }
}

const numberMm = 11

/** A turn: its number, what it was about, and what happened; the moment of the battle lies on buff. */
function turnStory({ left, right }: TextPaper, turn: ReportTurn, words: Words): readonly Block[] {
  const { shown, more } = turnSentences(turn)
  const at = { left: left + numberMm, right: right - (turn.isMoment ? 3 : 0) }
  const title = fitLine('head', 5, turn.caption || turn.heading, at.right - at.left - 40, 3.4)
  const heading = drawn(8.4, (y) => [
    {
      op: 'text',
      x: left + (turn.isMoment ? 2 : 0),
      y: y + 6.2,
      text: String(turn.turn),
      size: 7,
      face: 'head',
      ink: 'ink',
    },
    { op: 'text', x: at.left, y: y + 6, text: title.text, size: title.size, face: 'head', ink: 'ink' },
    ...(turn.isMoment
      ? [
          {
            op: 'text',
            x: at.right,
            y: y + 6,
            text: words('report.moment'),
            size: 3,
            face: 'head-italic',
            ink: 'ink-2',
            anchor: 'end',
          } as const,
        ]
      : []),
  ])
  const mark = `${words('report.turn', { turn: turn.turn })}: ${turn.caption || turn.heading}`
  const lines = shown.flatMap(({ text, entry }) =>
    prose(at, entry ? `${text} [${entry.seq}]` : text, { face: 'work', size: 3.6, ink: 'ink', below: 0.4 }),
  )
  const rest = more > 0 ? prose(at, words('report.more', { n: more }), { face: 'work', size: 3, ink: 'ink-2' }) : []
  const blocks = [{ ...heading, isHeading: lines.length > 0, bookmark: mark }, ...lines, ...rest]
  return turn.isMoment ? blocks.map((block) => onBuff({ left, right }, block)) : blocks
}

function onBuff({ left, right }: Measure, block: Block): Block {
  const ground: Operation = {
    op: 'rect',
    x: left,
    y: 0,
    width: right - left,
    height: block.heightMm + 0.1,
    fill: 'buff',
  }
  return { ...block, parts: (y) => [{ x: 0, y, draw: () => [ground] }, ...block.parts(y)] }
}

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
