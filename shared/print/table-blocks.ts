import { fittedText } from '../card/fit'
import { measure } from '../card/measure'
import type { Operation } from '../card/operations'
import type { ReportTable } from '../report/report-tables'
import { drawn, type Block } from './blocks'
import { prose, smallHeading, type Measure } from './text-blocks'

const size = 3.1
const rowMm = 5
const gapMm = 4

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
  const heading = { ...smallHeading(at, title), bookmark: title }
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
      return fittedText({ op: 'text', x, y, text, size, face, ink: 'ink', anchor }, room, size * 0.7)
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
      Math.max(measure('work-600', size, title), ...rows.map((row) => measure('work', size, row[place] ?? ''))) + 0.5,
  )
  const room = right - left - gapMm * (titles.length - 1)
  const sum = natural.reduce((all, width) => all + width, 0)
  if (sum > room) return natural.map((width) => (width * room) / sum)
  // Figures are close to their names: a table is at most half a page wide where it can be.
  const spare = Math.min(room - sum, Math.max(0, (right - left) * 0.55 - sum))
  return natural.map((width, place) => (place === 0 ? width + spare : width))
}
