import { textPaper } from './text-page'
import { done, type Result } from '../kernel/result'
import type { Composed } from '../report/compose-report'
import { type Section, type Setting, tooNarrow } from './section'
import type { Words } from '../words/speak'
import { diceSaid, playedOn } from '../report/markdown'
import { reportPlots } from '../report/plots'
import type { ReportEntry, Report, ShipChange, ReportTurn } from '../report/report'
import { endTables, figureTables } from '../report/report-tables'
import { titledPages, type Block } from './blocks'
import { tableBlocks, prose, smallHeading, turnHeading, type Measure } from './text-blocks'
import { fitLine, fittedText } from '../card/fit'
import type { Operation } from '../card/operations'
import type { GameState, ShipInPlay } from '../game/state'
import { cardPartsAt } from './printed-card'
import { onPage } from './print-page'
import { onCard } from '../rules/kit/on-card'
import type { RulesPack } from '../rules/pack/rules-pack'

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

const gapMm = 6
const headMm = 9.5
const captionMm = 4.4

/** Her card small, before and after the turn: the card's own layout, its face struck once in a document. */
function diagramBlocks(
  at: Measure,
  { ships }: ReportTurn,
  tables: { readonly before: GameState; readonly after: GameState },
  pack: RulesPack,
  words: Words,
): readonly Block[] {
  if (pack.isShipless) return []
  return ships.flatMap((change) => {
    const before = onCard(pack, tables.before, change.ship)
    const after = onCard(pack, tables.after, change.ship)
    return before && after ? [diagram(at, change, [before, after], pack, words)] : []
  })
}

function diagram(
  { left, right }: Measure,
  change: ShipChange,
  ships: readonly [ShipInPlay, ShipInPlay],
  pack: RulesPack,
  words: Words,
): Block {
  const { widthMm, heightMm } = pack.card
  const scale = (right - left - gapMm) / 2 / widthMm
  const x = (place: number) => left + place * (widthMm * scale + gapMm)
  return {
    heightMm: headMm + captionMm + heightMm * scale + 3,
    parts: (y) => {
      const cards = ships.flatMap((ship, at) => {
        const place = { x: x(at), y: y + headMm + captionMm, scale }
        return drawnOnce(cardPartsAt(place, { ship, pack }, words), ship, pack)
      })
      return [onPage(() => captions(change, x, y, right - left, words)), ...cards]
    },
  }
}

function captions(
  { name, said }: ShipChange,
  x: (place: number) => number,
  y: number,
  width: number,
  words: Words,
): readonly Operation[] {
  const named = fitLine('work-600', 3.8, name, width * 0.4)
  const beside = named.width + 3
  const small = { size: 2.8, face: 'head-italic', ink: 'ink-2', y: y + headMm + 2.6 } as const
  return [
    { op: 'text', x: x(0), y: y + 6.4, text: named.text, size: named.size, face: 'work-600', ink: 'ink' },
    fittedText(
      { op: 'text', x: x(0) + beside, y: y + 6.4, text: said, size: 3.4, face: 'work', ink: 'ink-2' },
      width - beside,
    ),
    { op: 'text', x: x(0), text: words('report.before'), ...small },
    { op: 'text', x: x(1), text: words('report.after'), ...small },
  ]
}

/** As she was after a turn she is before the next one in which she is hit: the same card, drawn once. */
function drawnOnce([face, marks]: ReturnType<typeof cardPartsAt>, ship: ShipInPlay, { id }: RulesPack) {
  return [face, { ...marks, struck: { ...face.struck, key: `${id} ship ${numberOf(ship)}` } }]
}

/** Which ship in which state this is: one that nothing was done to is the same object on every table. */
function numberOf(ship: ShipInPlay): number {
  const number = numbers.get(ship) ?? ++numbered
  numbers.set(ship, number)
  return number
}
const numbers = new WeakMap<ShipInPlay, number>()
let numbered = 0
