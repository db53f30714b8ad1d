/** A line of a table in text: its cells, and where it stood. 1 is the first line. */
export interface CsvRow {
  readonly line: number
  readonly cells: readonly string[]
}

export interface CsvTable {
  readonly rows: readonly CsvRow[]
  /** Lines on which a quotation mark stood where none belongs; the text was kept as it was. */
  readonly mended: readonly number[]
}

const separators = [',', ';', '\t'] as const

/**
 * Reads comma-separated text (RFC 4180), with the separators that spreadsheets of other countries write. Never
 * refuses: a quotation mark that is left open ends with the text, one in the middle of a cell is a letter.
 */
export function readCsv(given: string): CsvTable {
  const text = given.startsWith('\ufeff') ? given.slice(1) : given
  const reader = new CsvReader(text, separatorOf(text))
  return reader.read()
}

/** The separator that the first line has most of, outside quotation marks. */
function separatorOf(text: string): string {
  const first = /^(?:[^"\r\n]|"[^"]*")*/.exec(text)?.[0].replace(/"[^"]*"/g, '') ?? ''
  const count = (separator: string) => first.split(separator).length
  return separators.reduce((best, each) => (count(each) > count(best) ? each : best))
}

class CsvReader {
  private at = 0
  private line = 1
  private readonly rows: CsvRow[] = []
  private readonly mended = new Set<number>()

  constructor(
    private readonly text: string,
    private readonly separator: string,
  ) {}

  read(): CsvTable {
    while (this.at < this.text.length) {
      const { line } = this
      const cells = [this.cell()]
      while (this.text[this.at] === this.separator) {
        this.at++
        cells.push(this.cell())
      }
      this.endOfLine()
      if (cells.some((cell) => cell.trim() !== '')) this.rows.push({ line, cells })
    }
    return { rows: this.rows, mended: [...this.mended] }
  }

  private cell(): string {
    return this.text[this.at] === '"' ? this.quoted() : this.plain()
  }

  private plain(): string {
    const start = this.at
    while (this.at < this.text.length && !this.isEnd()) {
      if (this.text[this.at] === '"') this.mended.add(this.line)
      this.at++
    }
    return this.text.slice(start, this.at)
  }

  private quoted(): string {
    const opened = this.line
    this.at++
    let cell = ''
    while (this.at < this.text.length) {
      const letter = this.text[this.at++]!
      if (letter !== '"') {
        if (letter === '\n') this.line++
        cell += letter
      } else if (this.text[this.at] === '"') {
        cell += '"'
        this.at++
      } else if (this.at >= this.text.length || this.isEnd()) return cell
      // Closed in the middle of a cell: a letter like others.
      else {
        this.mended.add(this.line)
        cell += '"'
      }
    }
    this.mended.add(opened)
    return cell
  }

  private isEnd(): boolean {
    const letter = this.text[this.at]
    return letter === this.separator || letter === '\n' || letter === '\r'
  }

  private endOfLine(): void {
    if (this.text[this.at] === '\r') this.at++
    if (this.text[this.at] === '\n') this.at++
    this.line++
  }
}

/**
 * Writes rows so that any spreadsheet reads them. A cell that a spreadsheet would take for a formula gets an
 * apostrophe in front, as one writes it there by hand; `withoutGuard` takes it off again.
 */
export function writeCsv(rows: readonly (readonly (string | number)[])[]): string {
  return rows.map((row) => `${row.map((cell) => written(guarded(cell))).join(',')}\r\n`).join('')
}

function written(cell: string): string {
  return /[",\r\n;\t]|^\s|\s$/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell
}

function guarded(cell: string | number): string {
  return typeof cell === 'string' && /^'*[=+\-@\t\r]/.test(cell) ? `'${cell}` : String(cell)
}

export function withoutGuard(cell: string): string {
  return /^'+[=+\-@\t\r]/.test(cell) ? cell.slice(1) : cell
}
