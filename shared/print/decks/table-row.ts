import { fitLine } from '../../card/fit'
import type { Face, Operation } from '../../card/operations'
import { wrap } from '../../card/wrapped-text'
import { cardSign } from './card-sign'
import type { Copied } from './deck-contents'
import { cellSizeMm, signSizeMm, type Column, type Columns } from './table-columns'

export interface RowLayout {
  /** The card that begins here; `null` where one continues. */
  readonly title: string | null
  readonly heightMm: number
  draw(y: number): readonly Operation[]
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
export function rowLayouts({ card, copies }: Copied, columns: Columns): readonly RowLayout[] {
  const title = cell(card.title, columns.title, 'work-600')
  const foot = card.foot === '' ? [] : [fitLine('head-italic', footSizeMm, card.foot, columns.title.width)]
  const facts = columns.facts.map((column) => {
    const said = card.facts.filter(([label]) => label === column.caption).map(([, text]) => text)
    return { column, lines: cell(said.join(' '), column, 'work-500') }
  })
  const text = cell(card.text, columns.text, 'work')
  const first = text.slice(0, mostLines)
  const lines = Math.max(1, title.length + foot.length, first.length, ...facts.map((each) => each.lines.length))
  const row = rowOf(card.title, lines, columns, (base) => [
    ...cardSign(card, { x: columns.card.x, y: base, size: signSizeMm, room: columns.card.width }),
    ...set(title, columns.title, base, 'work-600'),
    ...foot.map((line, place) => footUnder(line, columns.title.x, base + (title.length + place) * leadingMm)),
    ...facts.flatMap((each) => set(each.lines, each.column, base, 'work-500')),
    ...set(first, columns.text, base, 'work'),
    ...(columns.copies ? [copiesAt(columns.copies, base, copies)] : []),
  ])
  return [row, ...furtherRows(text.slice(mostLines), columns)]
}

function furtherRows(text: readonly string[], columns: Columns): readonly RowLayout[] {
  if (text.length === 0) return []
  const now = text.slice(0, mostLines)
  const row = rowOf(null, now.length, columns, (base) => set(now, columns.text, base, 'work'))
  return [row, ...furtherRows(text.slice(mostLines), columns)]
}

function rowOf(
  title: string | null,
  lines: number,
  { width }: Columns,
  cells: (base: number) => readonly Operation[],
): RowLayout {
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

function cell(text: string, { width }: Column, face: Face): readonly string[] {
  return wrap(text.replaceAll(/\s+/g, ' '), face, cellSizeMm, width)
}

function set(lines: readonly string[], { x }: Column, base: number, face: Face): Operation[] {
  return lines.map((text, place) => {
    return { op: 'text', x, y: base + place * leadingMm, text, size: cellSizeMm, face, ink: 'ink' }
  })
}

function footUnder({ text, size }: { readonly text: string; readonly size: number }, x: number, y: number): Operation {
  return { op: 'text', x, y, text, size, face: 'head-italic', ink: 'ink-2' }
}

function copiesAt({ x, width }: Column, y: number, copies: number): Operation {
  return {
    op: 'text',
    x: x + width,
    y,
    text: String(copies),
    size: signSizeMm,
    face: 'work-600',
    ink: 'ink',
    anchor: 'end',
  }
}
