import { measure } from '../card/measure'
import type { ReferenceTable } from '../rules/pack/rules-pack'
import type { Face, Ink, Operation } from '../card/operations'
import { wrap } from '../card/wrapped-text'
import type { Words } from '../words/speak'
import type { Drawing } from '../plot/plot'
import { inStretches, heightOf, stacked } from './blocks'

/** Between two columns, in ems. */
const gapEms = 1.1
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
  const least = widths.reduce((sum, width) => sum + width, 0) + gaps(table, size)
  return Math.max(least, table.picture?.widthMm ?? 0)
}

/** Short columns are as wide as their content; the others share the rest, in proportion to theirs. */
function columnWidths(table: ReferenceTable, size: number, widthMm: number): readonly number[] {
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
  return Math.max(0, columns.length - 1) * gapEms * size
}

/** A table of the rules, or a stretch of one, set at a size: its upper left corner is its origin. All in mm. */
export interface TableLayout {
  readonly title: string
  readonly widthMm: number
  readonly heightMm: number
  /** True for the further parts of a table that does not fit on a page. */
  readonly isContinued: boolean
  /** A picture at its own size, and where its corner is. */
  readonly picture: { readonly x: number; readonly y: number; readonly drawing: Drawing } | null
  draw(): readonly Operation[]
}

interface Row {
  readonly heightMm: number
  draw(y: number): readonly Operation[]
}

/** In ems of the text. */
const ems = { leading: 1.2, pad: 0.27, title: 1.7, above: 0.45 }
/** What parts a table from the next below it. */
const belowEms = 1.3

const nothing: Row = { heightMm: 0, draw: () => [] }
/** Between a picture and the rows beside it. */
const besideMm = 5

/**
 * The table at a size and width, in as many stretches as it takes where each may be so high: mostly one. Its picture is
 * beside its rows where both have room, else above them.
 */
export function layoutTable(
  table: ReferenceTable,
  { size, widthMm, mostMm }: { readonly size: number; readonly widthMm: number; readonly mostMm: number },
  words: Words,
): readonly TableLayout[] {
  const { picture, ...text } = table
  const left = widthMm - (picture?.widthMm ?? 0) - besideMm
  const isBeside = picture !== undefined && table.rows.length > 0 && leastWidth(text, size) <= left
  const rowsMm = isBeside ? left : widthMm
  const widths = columnWidths(table, size, rowsMm)
  const head =
    table.columns.length === 0
      ? nothing
      : rowOf(table.columns, widths, { size, face: 'work-600', ink: 'ink-2', rule: 'ink' })
  const rows = [
    ...table.rows.map((row) => rowOf(row, widths, { size, face: 'work', ink: 'ink', rule: 'rule' })),
    ...table.notes.map((note) => noteRow(words(note.key, note.values), size, rowsMm)),
  ]
  const titleMm = ems.title * size * 1.25
  const aboveMm = picture && !isBeside ? picture.heightMm + 1.5 : 0
  const parted = inStretches(rows, () => mostMm - titleMm - aboveMm - head.heightMm)
  const stretches = parted.length > 0 ? parted : [[]]
  return stretches.map((here, at) => {
    const title = at === 0 ? table.title : words('printing.reference.continued', { title: table.title })
    const shown = at === 0 && picture ? { x: isBeside ? left + besideMm : 0, y: titleMm + 1, drawing: picture } : null
    const under: readonly Row[] = shown ? [{ heightMm: aboveMm, draw: () => [] }] : []
    const all = [titleRow(title, size, widthMm), ...under, head, ...here]
    return {
      title: table.title,
      widthMm,
      heightMm: Math.max(heightOf(all), shown ? shown.y + shown.drawing.heightMm : 0) + belowEms * size,
      isContinued: at > 0,
      picture: shown,
      draw: () => stacked(all, 0, (row, y) => row.draw(y)),
    }
  })
}

function titleRow(title: string, size: number, widthMm: number): Row {
  const large = Math.min(size * ems.title, (size * ems.title * widthMm) / measure('head', size * ems.title, title))
  return {
    heightMm: ems.title * size * 1.25,
    draw: (y) => [
      { op: 'text', x: 0, y: y + ems.title * size * 0.9, text: title, size: large, face: 'head', ink: 'ink' },
    ],
  }
}

interface RowSetting {
  readonly size: number
  readonly face: Face
  readonly ink: Ink
  readonly rule: Ink
}

function rowOf(cells: readonly string[], widths: readonly number[], { size, face, ink, rule }: RowSetting): Row {
  const gap = gapEms * size
  const lines = cells.map((cell, at) => wrap(cell, face, size, (widths[at] ?? 0) + 0.01))
  const most = Math.max(1, ...lines.map((each) => each.length))
  const heightMm = most * ems.leading * size + 2 * ems.pad * size
  const starts = widths.map((_, at) => widths.slice(0, at).reduce((sum, width) => sum + width + gap, 0))
  const right = (starts.at(-1) ?? 0) + (widths.at(-1) ?? 0)
  return {
    heightMm,
    draw: (y) => [
      ...lines.flatMap((each, at) =>
        each.map((text, line): Operation => {
          const base = y + (ems.pad + 0.92 + line * ems.leading) * size
          return { op: 'text', x: starts[at] ?? 0, y: base, text, size, face, ink }
        }),
      ),
      { op: 'path', d: `M0 ${y + heightMm}H${right}`, stroke: { ink: rule, width: rule === 'ink' ? 0.3 : 0.15 } },
    ],
  }
}

function noteRow(note: string, size: number, widthMm: number): Row {
  const lines = wrap(note, 'head-italic', size, widthMm)
  return {
    heightMm: (ems.above + lines.length * ems.leading) * size,
    draw: (y) =>
      lines.map((text, at) => {
        const base = y + (ems.above + 0.92 + at * ems.leading) * size
        return { op: 'text', x: 0, y: base, text, size, face: 'head-italic', ink: 'ink-2' }
      }),
  }
}
