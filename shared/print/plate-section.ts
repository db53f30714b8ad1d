import { fittedText } from '../card/fit'
import { flagOperations } from '../card/flags'
import type { Face, Ink, Operation } from '../card/operations'
import { paperSizes, type PaperName } from '../card/paper'
import { kinOf } from '../documents/kin'
import type { ShipDocument } from '../documents/ship'
import { done, refused, type Result } from '../kernel/result'
import { plateDrawn, plateNow } from '../rules/kit/damage-drawn'
import { plateFigures } from '../rules/kit/plate-figures'
import type { Words } from '../words/speak'
import type { PrintPage } from './print-page'
import { edgesOn } from './print-profile'
import type { MarginsMm } from './print-request'
import { asPrinted, nameOf, type PrintedCard, type PrintedShips } from './printed-card'
import { type Section, type Setting, tooSmall } from './section'
import { chartBorder, footLine, textPaper } from './text-page'

export interface PlateSource extends PrintedShips {
  /** Among whom her sisters are found. */
  readonly library: readonly ShipDocument[]
}

/** The measure in which a plate is composed: so many mm across, as high as the page lets it be. */
const width = 270
/** Smaller than this its letters are not read. */
const leastScale = 0.68
const [titleHeight, tableHeight, edge] = [24, 52, 6]

/**
 * A page a ship, on its side: her plate large, and under it her figures and her sisters. Refused: `print-ships-none`,
 * `print-plate-none` where her rules draw none, and with the refusals of `tooSmall`.
 */
export function plateSection({ cards: asked, fresh, library }: PlateSource, setting: Setting): Result<Section> {
  const { profile, words } = setting
  if (asked.length === 0) return refused('print-ships-none')
  const title = words('printing.part.plate')
  const problem = tooSmall(title, setting, (...on) => sheetOf(...on).scale >= leastScale)
  if (problem) return problem
  const sheet = sheetOf(profile.paper, profile.marginsMm)
  const cards = asked.map((card) => asPrinted(card, fresh))
  const bare = cards.find(({ pack }) => !pack.plate)
  if (bare) return refused('print-plate-none', { name: nameOf(bare) })
  return done({
    title,
    marks: cards.map((card, page) => ({ title: nameOf(card), page, below: [] })),
    pages: cards.map((card) => pageOf(card, library, sheet, words)),
  })
}

/** Paper on its side. */
function sheetOf(paper: PaperName, margins: MarginsMm) {
  const { widthMm, heightMm } = paperSizes[paper]
  const page = { widthMm: heightMm, heightMm: widthMm }
  const upright = textPaper(paper, margins)
  const least = Math.min(upright.left, upright.top)
  const edges = edgesOn(page, margins)
  const [left, top] = [Math.max(least, edges.left), Math.max(least, edges.top)]
  const right = page.widthMm - Math.max(least, edges.right)
  const foot = page.heightMm - Math.max(least, edges.bottom)
  const scale = (right - left) / width
  return { ...page, left, right, top, foot, scale, height: (foot - 5 - top) / scale }
}

function pageOf(
  card: PrintedCard,
  library: readonly ShipDocument[],
  sheet: ReturnType<typeof sheetOf>,
  words: Words,
): PrintPage {
  const { widthMm, heightMm, left, top, scale, height } = sheet
  return {
    ...{ widthMm, heightMm },
    parts: [
      { x: left, y: top, scale, draw: () => heading(card, height, words) },
      { x: left + edge * scale, y: top + titleHeight * scale, scale, draw: () => picture(card, height, words) },
      { x: left, y: top + (height - tableHeight) * scale, scale, draw: () => tables(card, library, words) },
    ],
    lines: (number) => footLine(sheet, words('print.program'), number, words),
  }
}

const inner = width - 2 * edge

function heading(card: PrintedCard, height: number, words: Words): readonly Operation[] {
  const { document } = card.ship
  const { class: ofClass, type, year, navy, pack } = document
  const under = [type, ofClass, String(year)].filter((part) => part !== '').join(', ')
  const rules = words(`rules.${pack}.name`)
  const flag = flagOperations(plateNow(card.pack, card.ship)?.ensign?.flag ?? navy, edge, 5.4, 17)
  const from = edge + (flag.length > 0 ? 22 : 0)
  return [
    { op: 'rect', x: 0.3, y: 0.3, width: width - 0.6, height: height - 0.6, stroke: { ink: 'plate', width: 0.6 } },
    { op: 'rect', x: 1.4, y: 1.4, width: width - 2.8, height: height - 2.8, stroke: { ink: 'plate', width: 0.2 } },
    ...flag,
    text(nameOf(card), from, 12, width - from - 90, { size: 10.5, face: 'head', ink: 'ink' }),
    text(under, from, 17.6, width - from - 90, { size: 4.4, face: 'head-italic', ink: 'ink-2' }),
    { ...text(rules, width - edge, 12, 80, { size: 4, face: 'work-500', ink: 'ink-2' }), anchor: 'end' },
    ...chartBorder(edge, 20.4, inner),
  ]
}

function picture({ pack, ship }: PrintedCard, height: number, words: Words): readonly Operation[] {
  const room = height - titleHeight - tableHeight - 2
  const drawn = plateDrawn(pack, ship, { widthMm: inner, metre: words('plate.metre'), highest: room })
  if (!drawn) return []
  const down = (room - drawn.heightMm) / 2
  return [{ op: 'clip', x: 0, y: -down, width: inner, height: room, operations: drawn.operations }]
}

const rowMm = 5.2
const captionStyle = { size: 4.6, face: 'head', ink: 'ink' } as const
const labelStyle = { size: 3.5, face: 'work', ink: 'ink-2' } as const
const valueStyle = { size: 3.7, face: 'work-600', ink: 'ink' } as const

/** Figures in two columns, her sisters and the rules that have her in a third. */
function tables({ pack, ship }: PrintedCard, library: readonly ShipDocument[], words: Words): readonly Operation[] {
  const rows = plateFigures(pack, ship.document, words)
  const column = (inner - 12) / 3
  const half = Math.max(5, Math.ceil(rows.length / 2))
  const { sisters, rules } = kinOf(ship.document, library)
  const beside = edge + 2 * (column + 6)
  const named = sisters.map(({ name, year }) => `${name}, ${year}`)
  const mostNamed = 5
  const kin = named.length > mostNamed ? [named.slice(0, mostNamed - 1).join('; '), '…'] : named
  const lines: readonly (readonly [string, Style])[] = [
    [words('plate.sisters'), captionStyle],
    ...(kin.length > 0 ? kin : [words('plate.sistersNone')]).map((each) => [each, labelStyle] as const),
    [words('plate.rules'), captionStyle],
    ...rules.map((id) => [words(`rules.${id}.name`), labelStyle] as const),
  ]
  return [
    ...rows.slice(0, half * 2).flatMap(({ label, says, isMore }, at): Operation[] => {
      const x = edge + Math.floor(at / half) * (column + 6)
      const y = 6 + (at % half) * rowMm
      return [
        ...(isMore && at !== half ? [] : [text(label, x, y, 26, labelStyle)]),
        text(says, x + 27, y, column - 27, valueStyle),
        { op: 'path', d: `M${x} ${y + 1.5}h${column}`, stroke: { ink: 'rule', width: 0.2 } },
      ]
    }),
    ...lines.map(([said, style], at) => text(said, beside, 6 + at * rowMm, column, style)),
  ]
}

interface Style {
  readonly size: number
  readonly face: Face
  readonly ink: Ink
}

const text = (said: string, x: number, y: number, room: number, style: Style) =>
  fittedText({ op: 'text', x, y, text: said, ...style }, room)
