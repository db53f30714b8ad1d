import { deckDocument, lastings, type DeckDocument, type OwnCard } from '../../documents/deck'
import type { Phrase } from '../../kernel/phrase'
import { done, refused, type Result } from '../../kernel/result'
import { isSeen, withoutHidden } from '../../kernel/seen-text'
import { slugFrom } from '../../kernel/slug'
import { usualRules } from '../deck-rules'
import { blackFace } from '../face'
import { asksText, readAsks } from './asks-text'
import { readCsv, withoutGuard, writeCsv, type CsvRow } from './csv'

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

/** A deck as it came out of a table, and what had to be mended or left out, line by line. */
export interface ImportedDeck {
  readonly deck: DeckDocument
  readonly findings: readonly Phrase[]
}

const mostLetters = 500_000
const mostRows = 200

/** Every card a line; the blacks are the last. */
export function deckToCsv({ cards, blacks }: Pick<DeckDocument, 'cards' | 'blacks'>): string {
  const rows = cards.map((card) => [
    card.title,
    card.text,
    card.copies,
    card.mark,
    card.severity,
    card.lasts,
    asksText(card.asks),
  ])
  return writeCsv([columns, ...rows, ...(blacks > 0 ? [[blackFace, '', blacks]] : [])])
}

/** Reads a table of events. What cannot be a card is left out and said, with its line; nothing is dropped in silence. */
export function deckFromCsv(text: string, title: string): Result<ImportedDeck> {
  if (text.length > mostLetters) return refused('deck-csv-long', { most: mostLetters })
  if (text.includes('\0')) return refused('deck-csv-not-text')
  const { rows, mended } = readCsv(text)
  const findings = mended.map((line) => finding('quotes', { line }))
  if (text.includes('\ufffd')) findings.push(finding('letters'))
  const places = placesOf(rows[0])
  const reader = new RowReader(places ?? usualPlaces, findings)
  const cards = (places ? rows.slice(1) : rows).flatMap((row) => reader.card(row))
  if (cards.length === 0) return refused('deck-csv-no-cards')
  if (cards.length > mostRows) findings.push(finding('tooMany', { most: mostRows, left: cards.length - mostRows }))
  const deck = deckDocument.safeParse({
    format: 'spotting-top/deck',
    version: 2,
    slug: slugFrom(title, 60) || 'deck',
    title: withoutHidden(title).slice(0, 80) || 'Deck',
    notes: '',
    cards: cards.slice(0, mostRows),
    blacks: reader.blacks,
    rules: usualRules,
    unofficial: true,
  })
  return deck.success ? done({ deck: deck.data, findings }) : refused('deck-csv-too-large')
}

type Places = Readonly<Partial<Record<Column, number>>>

/** Without headings: title, text, copies. */
const usualPlaces: Places = { title: 0, text: 1, copies: 2 }

function placesOf(row: CsvRow | undefined): Places | undefined {
  const named = (row?.cells ?? []).map((cell) => cell.trim().toLowerCase())
  const place = (column: Column) => named.findIndex((name) => headings[column].includes(name))
  if (place('title') < 0) return undefined
  return Object.fromEntries(columns.map((column) => [column, place(column)] as const).filter(([, at]) => at >= 0))
}

class RowReader {
  blacks = 0
  private readonly ids = new Set<string>([blackFace])

  constructor(
    private readonly places: Places,
    private readonly findings: Phrase[],
  ) {}

  card(row: CsvRow): OwnCard[] {
    const title = this.cell(row, 'title', 80).replace(/\s+/g, ' ').trim()
    const copies = this.copies(row)
    if (title.toLowerCase() === blackFace) {
      this.blacks += copies
      return []
    }
    if (!isSeen(title)) {
      this.findings.push(finding('noTitle', { line: row.line, text: row.cells.join(' ').trim().slice(0, 80) }))
      return []
    }
    return [
      {
        id: this.id(title),
        title,
        text: this.cell(row, 'text', 1000),
        copies: Math.min(60, copies),
        mark: this.cell(row, 'mark', 12),
        severity: this.choice(row, 'severity', ['minor', 'decisive'] as const),
        lasts: this.choice(row, 'lasts', lastings, 'turn'),
        asks: this.asks(row),
      },
    ]
  }

  private cell(row: CsvRow, column: Column, most: number): string {
    const at = this.places[column]
    const cell = at === undefined ? '' : withoutHidden(withoutGuard(row.cells[at] ?? '')).trim()
    if (cell.length > most) this.findings.push(finding('cut', { line: row.line, column, most }))
    return cell.slice(0, most).trim()
  }

  private copies(row: CsvRow): number {
    const cell = this.cell(row, 'copies', 20)
    if (cell === '') return 1
    const copies = Number(cell)
    const isBlack = this.cell(row, 'title', 80).toLowerCase() === blackFace
    if (Number.isInteger(copies) && copies >= 1 && copies <= (isBlack ? 2000 : 60)) return copies
    this.findings.push(finding('copies', { line: row.line, what: cell }))
    return 1
  }

  private choice<Value extends string>(
    row: CsvRow,
    column: 'severity' | 'lasts',
    choices: readonly Value[],
    usual: Value = choices[0]!,
  ): Value {
    const cell = this.cell(row, column, 40)
    const found = choices.find((choice) => choice.toLowerCase() === cell.toLowerCase())
    if (found === undefined && cell !== '')
      this.findings.push(finding('choice', { line: row.line, column, what: cell }))
    return found ?? usual
  }

  private asks(row: CsvRow): OwnCard['asks'] {
    const cell = this.cell(row, 'asks', 2000)
    const asks = readAsks(cell)
    if (asks === undefined) this.findings.push(finding('asks', { line: row.line, what: cell }))
    return [...(asks ?? [])].slice(0, 6)
  }

  private id(title: string): string {
    const wanted = slugFrom(title, 50) || 'card'
    let id = wanted
    for (let number = 2; this.ids.has(id); number++) id = `${wanted}-${number}`
    this.ids.add(id)
    return id
  }
}

function finding(key: string, values: Phrase['values'] = {}): Phrase {
  return { key: `decks.csv.${key}`, values }
}
