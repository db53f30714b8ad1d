import type { Face, Operation, TextOp } from '../../card/operations'
import type { Words } from '../../words/speak'
import { inStretches, stacked } from '../blocks'
import { onPage } from '../print-page'
import { textPage, textWidth, titleBlock, titleHeightMm, type TextPaper } from '../text-page'
import { deckContents, type Copied, type DeckLayout, type DeckPage } from './deck-contents'
import { measure } from '../../card/measure'
import { cardSign, inOneBreath, inParts, setLines, widestSign, type ListedPart, type Setting } from './listing'
import { fitLine } from '../../card/fit'
import { wrap } from '../../card/wrapped-text'

/**
 * All cards of a deck as rows, on as many pages as needed. Every page repeats the headings; no row is split. `under` is
 * said beside the title.
 */
export function deckTable(layout: DeckLayout, under: string, page: TextPaper, words: Words): readonly DeckPage[] {
  const { title, source } = layout
  const contents = deckContents(source, words)
  const columns = tableColumns(contents, textWidth(page), source.from === 'field', words)
  const rows = contents.flatMap((entry) => rowsOf(entry, columns))
  const topOf = (place: number) => page.top + (place === 0 ? titleHeightMm : 0)
  return inStretches(rows, (place) => page.bottom - topOf(place) - headHeightMm).map((here, place) => {
    const top = topOf(place)
    const parts = [
      ...(place === 0 ? [onPage(() => titleBlock(page, title, under))] : []),
      { x: page.left, y: top, draw: () => tableHead(columns) },
      { x: page.left, y: top + headHeightMm, draw: () => stacked(here, 0, (row, y) => row.draw(y)) },
    ]
    const below = here.flatMap(({ title: named }) => named ?? [])
    const bookmark = { title: words('printDeck.tableBookmark', { page: place + 1 }), below }
    return { ...textPage(page, parts, title, words), bookmark }
  })
}

/** A column of the table, in mm from the left edge of the table. */
interface Column {
  readonly caption: string
  readonly x: number
  readonly width: number
}

interface Columns {
  readonly width: number
  readonly card: Column
  readonly title: Column
  /** One for each kind of fact on any card, by the name of the fact. */
  readonly facts: readonly Column[]
  readonly text: Column
  /** `null` where events are rolled for. */
  readonly copies: Column | null
}

const headHeightMm = 6.5
/** Between two columns. */
const gapMm = 2.5
const cellSizeMm = 2.9
const signSizeMm = 3.4
const widestFactMm = 30
const narrowestFactMm = 13
const copiesMm = 9
/** The text column is at least this wide. */
export const leastTextMm = 40
const narrowestSignMm = 9
const widestSignMm = 22

/** As wide as their contents, within bounds; the text of the cards takes the rest. A die takes the place of `rolled` cards, and there are no copies. */
export function tableColumns(contents: readonly Copied[], width: number, rolled: boolean, words: Words): Columns {
  // In the order of the card that has the most facts.
  const byFacts = contents.toSorted((a, b) => b.card.facts.length - a.card.facts.length)
  const labels = [...new Set(byFacts.flatMap(({ card }) => card.facts.map(([label]) => label)))]
  let x = 0
  const next = (caption: string, columnWidth: number): Column => {
    const column = { caption, x, width: columnWidth }
    x += columnWidth + gapMm
    return column
  }
  const signMm = widestSign(
    contents.map(({ card }) => card),
    signSizeMm,
  )
  const card = next(
    words(rolled ? 'printDeck.column.die' : 'printDeck.column.card'),
    Math.min(widestSignMm, Math.max(narrowestSignMm, signMm + 0.1)),
  )
  const title = next(words('printDeck.column.title'), 31)
  const facts = labels.map((label) => next(label, factWidth(label, contents)))
  const text = next(words('printDeck.column.text'), width - x - (rolled ? 0 : gapMm + copiesMm))
  const copies = rolled ? null : next(words('printDeck.column.copies'), copiesMm)
  return { width, card, title, facts, text, copies }
}

function factWidth(label: string, contents: readonly Copied[]): number {
  const texts = contents.flatMap(({ card }) => card.facts.filter(([each]) => each === label).map(([, text]) => text))
  const widest = Math.max(0, ...[label, ...texts].map((text) => measure('work-500', cellSizeMm, text)))
  return Math.min(widestFactMm, Math.max(narrowestFactMm, widest + 0.1))
}

function tableHead({ width, card, title, facts, text, copies }: Columns): Operation[] {
  const caption = ({ caption: said, x }: Column): TextOp => {
    return { op: 'text', x, y: 4.4, text: said, size: 2.7, face: 'work-600', ink: 'ink-2' }
  }
  return [
    ...[card, title, ...facts, text].map(caption),
    ...(copies ? [{ ...caption(copies), x: copies.x + copies.width, anchor: 'end' } as const] : []),
    { op: 'path', d: `M0 ${headHeightMm - 0.4}H${width}`, stroke: { ink: 'ink', width: 0.35 } },
  ]
}

const leadingMm = 3.7
const padMm = 1.3
const footSizeMm = 2.7
/** Fewer than any page holds. */
const mostLines = 55

/**
 * One kind of card: sign, title with its weight below, facts, text, copies. As high as its longest cell; text longer
 * than a page, such as a D100 table, continues in further rows.
 */
function rowsOf({ card, copies }: Copied, columns: Columns): readonly ListedPart[] {
  const cell = (text: string, column: Column, face: Face) => {
    const lines = wrap(inOneBreath(text), face, cellSizeMm, column.width)
    const set: Setting = { x: column.x, size: cellSizeMm, face, ink: 'ink', leading: leadingMm }
    return { lines, at: (base: number, part = lines) => setLines(part, set, base) }
  }
  const title = cell(card.title, columns.title, 'work-600')
  const foot = card.foot === '' ? [] : [fitLine('head-italic', footSizeMm, card.foot, columns.title.width)]
  const facts = columns.facts.map((column) => {
    const said = card.facts.filter(([label]) => label === column.caption).map(([, text]) => text)
    return cell(said.join(' '), column, 'work-500')
  })
  const text = cell(card.text, columns.text, 'work')
  const [first = [], ...further] = inParts(text.lines, mostLines)
  const most = Math.max(1, title.lines.length + foot.length, first.length, ...facts.map(({ lines }) => lines.length))
  const under = { x: columns.title.x, face: 'head-italic', ink: 'ink-2', leading: 0 } as const
  const row = rowOf(card.title, most, columns, (base) => [
    ...cardSign(card, { x: columns.card.x, y: base, size: signSizeMm, room: columns.card.width }),
    ...title.at(base),
    ...foot.flatMap((line) =>
      setLines([line.text], { ...under, size: line.size }, base + title.lines.length * leadingMm),
    ),
    ...facts.flatMap((fact) => fact.at(base)),
    ...text.at(base, first),
    ...(columns.copies ? [copiesAt(columns.copies, base, copies)] : []),
  ])
  return [row, ...further.map((part) => rowOf(null, part.length, columns, (base) => text.at(base, part)))]
}

function rowOf(
  title: string | null,
  lines: number,
  { width }: Columns,
  cells: (base: number) => readonly Operation[],
): ListedPart {
  const heightMm = lines * leadingMm + 2 * padMm
  return {
    title,
    heightMm,
    draw: (y) => [
      ...cells(y + padMm + 2.8),
      { op: 'path', d: `M0 ${y + heightMm}H${width}`, stroke: { ink: 'rule', width: 0.2 } },
    ],
  }
}

function copiesAt({ x, width }: Column, y: number, copies: number): Operation {
  const set = { size: signSizeMm, face: 'work-600', ink: 'ink', anchor: 'end' } as const
  return { op: 'text', x: x + width, y, text: String(copies), ...set }
}
