import Papa from 'papaparse'
import { knownHeadings, type CsvRows, type CsvRow } from '#shared/decks/own/deck-csv'
import { refused, type Refusal } from '#shared/kernel/result'

/** Of more lines than this no deck comes; those after them are not read. */
const mostLines = 5000
const separators = [',', ';', '\t']
/** No table of ships or events has half as many cells in a line. */
const mostCells = 400

/** What a spreadsheet takes for the beginning of a formula, the wide signs of eastern keyboards among it. */
const formula = '[=+\\-@\\t\\r\\n\uff1d\uff0b\uff0d\uff20]'
const wouldBeFormula = new RegExp(`^'*${formula}`)
const guarded = new RegExp(`^'+${formula}`)

/**
 * Reads comma-separated text (RFC 4180), with the separators that spreadsheets of other countries write. A
 * quotation mark in the middle of a cell is a letter, one that is left open ends with its line. `problem`: it takes further
 * lines with it, or a line has more cells than any table.
 */
export function readCsv(given: string): CsvRows {
  const text = given.replace(/^\ufeff/, '').replace(/\r\n?/g, '\n')
  const rows: CsvRow[] = []
  const mended = new Set<number>()
  let line = 1
  let from = 0
  let problem: Refusal | undefined
  Papa.parse<string[]>(text, {
    delimiter: separatorOf(text),
    newline: '\n',
    preview: mostLines,
    step: ({ data, errors, meta }) => {
      if (errors.some(({ type }) => type === 'Quotes')) mended.add(line)
      if (data.length > mostCells) problem ??= refused('csv-wide', { line, n: data.length, most: mostCells })
      if (errors.some(({ code }) => code === 'MissingQuotes') && data.at(-1)?.trim().includes('\n'))
        problem ??= refused('csv-open', { line })
      if (data.some((cell) => cell.trim() !== '')) rows.push({ line, cells: data.map(withoutGuard) })
      line += lineEnds(text, from, meta.cursor)
      from = meta.cursor
    },
  })
  return { rows, mended: [...mended], isCut: from < text.length, problem }
}

/**
 * What parts the cells: the sign that makes known headings of the first line, else the one that parts the first lines
 * alike. Blank lines do not count, or a table of two columns would be none.
 */
function separatorOf(text: string): string {
  const heads = /[^\n]*\S[^\n]*/.exec(text.slice(0, 100_000))?.[0] ?? ''
  const known = separators.map((sign) => knownHeadings(heads.split(sign)))
  const most = Math.max(...known)
  if (most > 1) return separators[known.indexOf(most)]!
  const preview = { newline: '\n', preview: 20, skipEmptyLines: 'greedy', delimitersToGuess: separators } as const
  return Papa.parse(text, preview).meta.delimiter
}

function lineEnds(text: string, from: number, to: number): number {
  let count = 0
  for (let at = text.indexOf('\n', from); at !== -1 && at < to; at = text.indexOf('\n', at + 1)) count++
  return count
}

/**
 * Writes rows so that any spreadsheet reads them. A cell that a spreadsheet would take for a formula gets an
 * apostrophe in front, as one writes it there by hand; reading takes it off again.
 */
export function writeCsv(rows: readonly (readonly (string | number)[])[]): string {
  const text = Papa.unparse(rows as (string | number)[][], {
    escapeFormulae: wouldBeFormula,
    // For a spreadsheet that parts cells at these.
    quotes: (cell) => typeof cell === 'string' && /[;\t]/.test(cell),
    newline: '\r\n',
  })
  return `${text}\r\n`
}

function withoutGuard(cell: string): string {
  return guarded.test(cell) ? cell.slice(1) : cell
}
