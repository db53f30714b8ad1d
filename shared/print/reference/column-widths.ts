import { measure } from '../../card/measure'
import type { ReferenceTable } from '../../rules/pack/rules-pack'

/** Between two columns, in ems. */
export const gapEms = 1.1
/** A column of prose is not set narrower than this, in ems. */
const leastProseEms = 15

/** The width of each column with its content on one line, in mm. */
function natural({ columns, rows }: ReferenceTable, size: number): readonly number[] {
  return columns.map((caption, at) =>
    Math.max(measure('work-600', size, caption), ...rows.map((row) => measure('work', size, row[at] ?? ''))),
  )
}

/** The narrowest that a table can be read in: figures and names whole, prose in a column of some words. */
export function leastWidth(table: ReferenceTable, size: number): number {
  const widths = natural(table, size).map((width) => Math.min(width, leastProseEms * size))
  return widths.reduce((sum, width) => sum + width, 0) + gaps(table, size)
}

/** Short columns are as wide as their content; the others share the rest, in proportion to theirs. */
export function columnWidths(table: ReferenceTable, size: number, widthMm: number): readonly number[] {
  const wanted = natural(table, size)
  let room = widthMm - gaps(table, size)
  const widths = wanted.map(() => 0)
  let open = wanted.map((_, at) => at)
  for (;;) {
    const share = room / open.length
    const short = open.filter((at) => wanted[at]! <= share)
    if (short.length === 0 || short.length === open.length) break
    for (const at of short) {
      widths[at] = wanted[at]!
      room -= wanted[at]!
    }
    open = open.filter((at) => !short.includes(at))
  }
  const sum = open.reduce((all, at) => all + wanted[at]!, 0)
  for (const at of open) widths[at] = sum === 0 ? room / open.length : (room * wanted[at]!) / sum
  return widths
}

function gaps({ columns }: ReferenceTable, size: number): number {
  return (columns.length - 1) * gapEms * size
}
