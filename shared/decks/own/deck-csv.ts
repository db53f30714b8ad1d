import { deckDocument, mostRows, rowsOf, type DeckDocument } from '../deck-document'
import type { Phrase } from '../../kernel/phrase'
import { done, refused, type Refusal, type Result } from '../../kernel/result'
import { cutTo, hiddenInProse, isSeen, withoutHidden } from '../../kernel/seen-text'
import { slugFrom } from '../../kernel/slug'
import { usualRules } from '../deck-rules'
import { blackFace } from '../face'
import { lastings, mostAsks, mostKinds, severities, type OwnCard } from '../own-card'
import { asksText, readAsks } from './asks-text'
import { freshId } from './edit-deck'

const columns = ['title', 'text', 'copies', 'mark', 'severity', 'lasts', 'asks'] as const
type Column = (typeof columns)[number]

/** Headings as people write them. */
const headings: Readonly<Record<Column, readonly string[]>> = {
  title: ['title', 'name', 'event', 'card'],
  text: ['text', 'description', 'effect', 'rule'],
  copies: ['copies', 'count', 'quantity', 'qty'],
  mark: ['mark', 'suit', 'number', 'no', 'rank'],
  severity: ['severity', 'kind'],
  lasts: ['lasts', 'duration'],
  asks: ['asks', 'dialogue'],
}

/** The cell of a line that holds a column, counted from 0. */
type Places = Readonly<Partial<Record<Column, number>>>

/** Without headings the first seven cells are the columns in default order. */
const usualPlaces: Places = Object.fromEntries(columns.map((column, at) => [column, at]))

interface NamedPlaces {
  readonly places: Places
  readonly width: number
  /** Headings that are unknown, or repeat another. */
  readonly unknown: readonly string[]
}

/** How many different columns these cells name. */
export function knownHeadings(cells: readonly string[]): number {
  const named = new Set(cells.slice(0, 100).map((cell) => cell.replaceAll('"', '').trim().toLowerCase()))
  return columns.filter((column) => headings[column].some((name) => named.has(name))).length
}

/** The columns by their headings; `undefined` where the first line has no headings. */
function placesOf(row: CsvRow | undefined): NamedPlaces | undefined {
  const named = (row?.cells ?? []).map((cell) => cell.trim().toLowerCase())
  const place = (column: Column) => named.findIndex((name) => headings[column].includes(name))
  if (place('title') < 0) return undefined
  const found = columns.map((column) => [column, place(column)] as const).filter(([, at]) => at >= 0)
  const taken = new Set(found.map(([, at]) => at))
  const unknown = named.filter((name, at) => name !== '' && !taken.has(at))
  return { places: Object.fromEntries(found), width: named.length, unknown }
}

/** A line of a table as text: its number, from 1, and its cells. */
export interface CsvRow {
  readonly line: number
  readonly cells: readonly string[]
}

export interface CsvRows {
  readonly rows: readonly CsvRow[]
  /** Lines with a quotation mark in the wrong place; their text was kept. */
  readonly mended: readonly number[]
  /** Further lines were not read. */
  readonly isCut: boolean
  /** Why it is no table, whatever its cells are. */
  readonly problem?: Refusal | undefined
}

/** A deck read from a file, and what was mended or left out, line by line. */
export interface ImportedDeck {
  readonly deck: DeckDocument
  readonly findings: readonly Phrase[]
}

/** As many unknown columns are named. */
const mostNamed = 12
/** A table for a D100 in full, six times. */
const longestAsks = 100_000

/** One line for each card; the blacks come last. */
export function deckToCsvRows({ cards, blacks }: Pick<DeckDocument, 'cards' | 'blacks'>) {
  const rows = cards.map((card) => [
    card.title,
    card.text,
    card.copies,
    card.mark,
    card.severity,
    card.lasts,
    asksText(card.asks),
  ])
  return [columns, ...rows, ...(blacks > 0 ? [[blackFace, '', blacks, '', '', '', '']] : [])]
}

/** Reads a table of events. A line that cannot be a card is left out and reported; nothing is dropped in silence. */
export function deckFromCsvRows({ rows, mended, isCut }: CsvRows, title: string): Result<ImportedDeck> {
  const findings = mended.map((line) => finding('quotes', { line }))
  if (rows.some(({ cells }) => cells.some((cell) => cell.includes('\ufffd')))) findings.push(finding('letters'))
  if (isCut) findings.push(finding('lines', { most: rows.length }))
  const named = placesOf(rows[0])
  const unknown = named?.unknown ?? []
  for (const what of unknown.slice(0, mostNamed)) findings.push(finding('column', { what: excerpt(what) }))
  if (unknown.length > mostNamed) findings.push(finding('columns', { n: unknown.length - mostNamed }))
  const reader = new RowReader(named?.places ?? usualPlaces, named?.width ?? columns.length, findings)
  const cards = (named ? rows.slice(1) : rows).flatMap((row) => reader.card(row))
  if (cards.length === 0) return refused('deck-csv-no-cards')
  if (cards.length > mostKinds) findings.push(finding('tooMany', { most: mostKinds, left: cards.length - mostKinds }))
  if (rowsOf(cards.slice(0, mostKinds)) > mostRows) return refused('deck-csv-rows', { most: mostRows })
  const deck = deckDocument.safeParse({
    format: 'spotting-top/deck',
    version: 2,
    slug: slugFrom(title, 60) || 'deck',
    title: titleOf(title),
    notes: '',
    cards: cards.slice(0, mostKinds),
    blacks: reader.blacks,
    rules: usualRules,
    unofficial: true,
  })
  return deck.success ? done({ deck: deck.data, findings }) : refused('deck-csv-too-large')
}

function titleOf(given: string): string {
  const title = shortened(oneLine(withoutHidden(given)), 80)
  return isSeen(title) ? title : 'Deck'
}

class RowReader {
  blacks = 0
  private readonly ids = new Set<string>()

  constructor(
    private readonly places: Places,
    private readonly width: number,
    private readonly findings: Phrase[],
  ) {}

  card(row: CsvRow): OwnCard[] {
    const title = oneLine(this.cell(row, 'title', 80))
    if (this.isBlack(row, title)) {
      this.blacks += this.copies(row, 2000)
      return []
    }
    if (!isSeen(title)) {
      this.findings.push(finding('noTitle', { line: row.line, text: excerpt(row.cells.join(' ')) }))
      return []
    }
    const beyond = row.cells.slice(this.width).join(' ').trim()
    if (beyond !== '') this.findings.push(finding('beyond', { line: row.line, what: excerpt(beyond) }))
    // Cards beyond the limit are counted and left out: they need no id.
    const id = this.ids.size < mostKinds ? freshId(title, this.ids) : ''
    this.ids.add(id)
    return [
      {
        id,
        title,
        text: this.cell(row, 'text', 1000),
        copies: this.copies(row, 60),
        mark: oneLine(this.cell(row, 'mark', 12)),
        severity: this.choice(row, 'severity', severities, 'minor'),
        lasts: this.choice(row, 'lasts', lastings, 'turn'),
        asks: this.asks(row),
      },
    ]
  }

  /** An event may be called Black too: the line of the blacks gives only their number. */
  private isBlack(row: CsvRow, title: string): boolean {
    const others = columns.filter((column) => column !== 'title' && column !== 'copies')
    return title.toLowerCase() === blackFace && others.every((column) => this.raw(row, column).trim() === '')
  }

  private raw(row: CsvRow, column: Column): string {
    const at = this.places[column]
    return at === undefined ? '' : (row.cells[at] ?? '')
  }

  private cell(row: CsvRow, column: Column, most: number): string {
    const raw = this.raw(row, column)
    if (hiddenInProse.test(raw)) this.findings.push(finding('hidden', { line: row.line, column }))
    const cell = withoutHidden(raw).trim()
    if (cell.length > most) this.findings.push(finding('cut', { line: row.line, column, most }))
    return shortened(cell, most)
  }

  private copies(row: CsvRow, most: number): number {
    const cell = this.cell(row, 'copies', 20)
    if (cell === '') return 1
    const copies = Number(cell)
    if (Number.isInteger(copies) && copies >= 1 && copies <= most) return copies
    this.findings.push(finding('copies', { line: row.line, what: cell, most }))
    return 1
  }

  private choice<Value extends string>(
    row: CsvRow,
    column: 'severity' | 'lasts',
    choices: readonly Value[],
    usual: Value,
  ): Value {
    const cell = this.cell(row, column, 40)
    const found = choices.find((choice) => choice.toLowerCase() === cell.toLowerCase())
    if (found === undefined && cell !== '')
      this.findings.push(finding('choice', { line: row.line, column, what: cell }))
    return found ?? usual
  }

  private asks(row: CsvRow): OwnCard['asks'] {
    const cell = this.cell(row, 'asks', longestAsks)
    const asks = readAsks(cell)
    if (asks === undefined) this.findings.push(finding('asks', { line: row.line, what: shortened(cell, 120) }))
    const left = (asks?.length ?? 0) - mostAsks
    if (left > 0) this.findings.push(finding('asksMany', { line: row.line, most: mostAsks, n: left }))
    return [...(asks ?? [])].slice(0, mostAsks)
  }
}

/** Text from a file, cut and cleaned for one of our sentences. */
function excerpt(text: string): string {
  return shortened(oneLine(withoutHidden(text)), 80)
}

function oneLine(text: string): string {
  return text.replace(/[\n\t\r]+/g, ' ').trim()
}

function shortened(text: string, most: number): string {
  return cutTo(text, most).trim()
}

function finding(key: string, values: Phrase['values'] = {}): Phrase {
  return { key: `ownDecks.csv.${key}`, values }
}
