import { wrap } from '../card/wrapped-text'
import type { Face, Ink, Operation } from '../card/operations'
import { drawn, type Block, blocksOnPages, heightOf } from './blocks'
import { fittedText } from '../card/fit'
import { leastTextMm, type TextPaper, textWidth } from './text-page'
import { measure } from '../card/measure'
import type { ReportTable } from '../report/report-tables'

/** The place of text on the page, left and right edge in mm. */
export interface Measure {
  readonly left: number
  readonly right: number
}

interface Setting {
  readonly face: Face
  readonly size: number
  readonly ink: Ink
  readonly indent?: number
  /** Space above and below. */
  readonly above?: number
  readonly below?: number
  readonly leadingEms?: number
}

/** Prose, a block a line, so that a long paragraph goes over the end of a page. */
export function prose({ left, right }: Measure, text: string, setting: Setting): readonly Block[] {
  const { face, size, ink, indent = 0, above = 0, below = 0, leadingEms = 1.32 } = setting
  const lines = text === '' ? [] : wrap(text, face, size, right - left - indent)
  return lines.map((line, at) => {
    const [before, after] = [at === 0 ? above : 0, at === lines.length - 1 ? below : 0]
    const baseline = before + size * 1.02
    const draw = (y: number): readonly Operation[] => [
      { op: 'text', x: left + indent, y: y + baseline, text: line, size, face, ink },
    ]
    return drawn(before + size * leadingEms + after, draw)
  })
}

/** A heading with a rule over the page; it is never alone at the foot of one. */
export function turnHeading({ left, right }: Measure, title: string): Block {
  const draw = (y: number): readonly Operation[] => [
    { op: 'rect', x: left, y: y + 5, width: right - left, height: 0.8, fill: 'plate' },
    { op: 'text', x: left, y: y + 13, text: title, size: 7, face: 'head', ink: 'ink' },
  ]
  return { ...drawn(16.5, draw), isHeading: true, bookmarks: [title] }
}

export function smallHeading({ left }: Measure, title: string): Block {
  const draw = (y: number): readonly Operation[] => [
    { op: 'text', x: left, y: y + 5.4, text: title, size: 3.8, face: 'work-600', ink: 'ink' },
  ]
  return { ...drawn(7.4, draw), isHeading: true }
}

/** The place of prose: beside its headings, or under them where the paper is narrow. */
export interface ProseColumn {
  readonly page: TextPaper
  readonly left: number
  readonly isNarrow: boolean
  /** Em size of the prose. */
  readonly size: number
}

const headingMm = 38
/** From twelve point to ten, and somewhat less where the paper is narrow. */
const [sizesMm, sizesOnNarrowMm] = [
  [4.4, 4.2, 4, 3.8, 3.6],
  [3.8, 3.6, 3.4],
] as const

/** The columns in which prose can be set, the largest letters first. */
export function columnsOf(page: TextPaper): readonly ProseColumn[] {
  const isNarrow = textWidth(page) < 150
  const left = page.left + (isNarrow ? 0 : headingMm)
  return (isNarrow ? sizesOnNarrowMm : sizesMm).map((size) => ({ page, isNarrow, left, size }))
}

/**
 * Prose with its heading in the margin beside the first line, as in sailing directions; nothing where there is no text.
 */
export function besideHeading(
  { page, left, isNarrow, size }: ProseColumn,
  title: string,
  text: string,
): readonly Block[] {
  const paragraphs = text.split(/\n+/).filter((paragraph) => paragraph.trim() !== '')
  if (paragraphs.length === 0) return []
  const setting = { face: 'head', size, ink: 'ink', leadingEms: 1.36 } as const
  const lines = paragraphs.map((paragraph, at) =>
    prose({ left, right: page.right }, paragraph, { ...setting, above: at === 0 ? 0 : size * 0.5 }),
  )
  return [heading(page, title, isNarrow), ...lines.flat()]
}

function heading(page: TextPaper, title: string, isNarrow: boolean): Block {
  const room = isNarrow ? textWidth(page) : headingMm - 4
  const draw = (y: number): readonly Operation[] => [
    { op: 'path', d: `M${page.left} ${y + 2.6}H${page.right}`, stroke: { ink: 'rule', width: 0.2 } },
    fittedText({ op: 'text', x: page.left, y: y + 9.4, text: title, size: 3.6, face: 'work-600', ink: 'ink' }, room),
  ]
  // On wide paper it takes no height beside its prose but for the rule above both.
  return { ...drawn(isNarrow ? 11.4 : 5.2, draw), isHeading: true }
}

/** A line or two across the page under its title. */
export function factLine(page: TextPaper, text: string, as: 'large' | 'small'): readonly Block[] {
  return as === 'large'
    ? prose(page, text, { face: 'head-italic', size: 5, ink: 'ink', below: 0.6 })
    : prose(page, text, { face: 'work', size: 3.4, ink: 'ink-2', below: 1 })
}

const [lineMm, fewestLines] = [9, 3]

/** Ruled lines to write on for the rest of the last page; nothing where little is left. */
export function linesToWriteOn(page: TextPaper, above: readonly Block[], title: string): readonly Block[] {
  const last = blocksOnPages(above, page).at(-1)
  if (!last) return []
  const y = last.top + heightOf(last.blocks)
  const head = heading(page, title, true)
  const count = Math.floor((page.bottom - y - head.heightMm) / lineMm)
  if (count < fewestLines) return []
  const line = drawn(lineMm, (top) => [
    { op: 'path', d: `M${page.left} ${top + lineMm - 1}H${page.right}`, stroke: { ink: 'rule', width: 0.2 } },
  ])
  return [head, ...Array.from({ length: count }, () => line)]
}

/** Of a table: em size, height of a row, and between its columns. */
const [cellMm, rowMm, gapMm] = [3.1, 5, 4]

/**
 * A table with its heading, one block per row; columns are as wide as their content, the first takes the rest. With the
 * rows of related tables in `among`, the columns of all of them line up.
 */
export function tableBlocks(
  at: Measure,
  { title, columns, rows, notes }: ReportTable,
  among: ReportTable['rows'] = rows,
): readonly Block[] {
  const said = notes.flatMap((note) => prose(at, note, { face: 'work', size: 3.2, ink: 'ink-2', below: 1 }))
  const heading = { ...smallHeading(at, title), bookmarks: [title] }
  if (rows.length === 0) return [heading, ...said]
  const titles = columns.map((column) => column.title)
  const widths = columnWidths(at, titles, among)
  const starts = widths.map(
    (_, place) => at.left + widths.slice(0, place).reduce((sum, width) => sum + width + gapMm, 0),
  )
  const cells = (texts: readonly string[], y: number, face: 'work' | 'work-600'): readonly Operation[] =>
    texts.map((text, place) => {
      const room = widths[place] ?? 0
      const isFigure = columns[place]?.is === 'figure'
      const x = (starts[place] ?? at.left) + (isFigure ? room : 0)
      const anchor = isFigure ? 'end' : 'start'
      return fittedText({ op: 'text', x, y, text, size: cellMm, face, ink: 'ink', anchor }, room, leastTextMm)
    })
  const rule = (y: number, isHead: boolean): Operation => ({
    op: 'path',
    d: `M${at.left} ${y}H${at.right}`,
    stroke: { ink: isHead ? 'ink' : 'rule', width: isHead ? 0.3 : 0.15 },
  })
  const head: Block = {
    ...drawn(rowMm, (y) => [...cells(titles, y + 3.4, 'work-600'), rule(y + rowMm, true)]),
    isHeading: true,
  }
  return [
    heading,
    ...said,
    head,
    ...rows.map((row) => drawn(rowMm, (y) => [...cells(row, y + 3.5, 'work'), rule(y + rowMm, false)])),
  ]
}

function columnWidths(
  { left, right }: Measure,
  titles: readonly string[],
  rows: readonly (readonly string[])[],
): readonly number[] {
  const natural = titles.map(
    (title, place) =>
      Math.max(measure('work-600', cellMm, title), ...rows.map((row) => measure('work', cellMm, row[place] ?? ''))) +
      0.5,
  )
  const room = right - left - gapMm * (titles.length - 1)
  const sum = natural.reduce((all, width) => all + width, 0)
  if (sum > room) return natural.map((width) => (width * room) / sum)
  // Figures are close to their names: a table is at most half a page wide where it can be.
  const spare = Math.min(room - sum, Math.max(0, (right - left) * 0.55 - sum))
  return natural.map((width, place) => (place === 0 ? width + spare : width))
}
