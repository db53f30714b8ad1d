import { done, refused, type Result } from '#shared/kernel/result'
import type { DeckDocument } from '#shared/decks/deck-document'
import { deckFromCsvRows, deckToCsvRows, type ImportedDeck } from '#shared/decks/own/deck-csv'
import { readCsv, writeCsv } from './csv-text'
import { readDocument } from '#shared/json/envelope'
import { documentFormats, documentText } from '#shared/documents/formats'
import { documentLimits } from '#shared/json/json-text'
import { downloadCsv, downloadFile } from '../../ui/download-file'
import { slugFrom } from '#shared/kernel/slug'

/** Encodings of a file. A text without a byte order mark is taken for the first of these that fits. */
const encodings = ['utf-8', 'utf-16le', 'utf-16be', 'windows-1252'] as const
type Encoding = (typeof encodings)[number]

interface ReadText {
  readonly text: string
  readonly encoding: Encoding
}

/** The content of a chosen file as text; refused where it is none. */
function textOfBytes(bytes: Uint8Array): Result<ReadText> {
  if (isWorkbook(bytes)) return refused('deck-csv-workbook')
  for (const encoding of likely(bytes)) {
    const text = decoded(bytes, encoding)
    if (text === undefined) continue
    // Some empty bytes make no table of two bytes a letter: one without a line or a cell is something else.
    if (isGuess(bytes, encoding) && !/[\n,;\t]/.test(text)) break
    return isBinary.test(text) ? refused('deck-csv-not-text') : done({ text, encoding })
  }
  return refused('deck-csv-not-text')
}

/** Controls that no text has: tabulators, line ends and new pages are none of them. */
const isBinary = /(?![\t\n\r\f])\p{Cc}/u

/** The files of spreadsheet programs are archives, or the compound files of long ago. */
const workbooks = [
  [0x50, 0x4b, 0x03, 0x04],
  [0xd0, 0xcf, 0x11, 0xe0],
]

function isWorkbook(bytes: Uint8Array): boolean {
  return workbooks.some((beginning) => startsWith(bytes, beginning))
}

/** Taken for letters of two bytes without a mark that says so. */
function isGuess(bytes: Uint8Array, encoding: Encoding): boolean {
  return encoding.startsWith('utf-16') && !startsWith(bytes, [0xff, 0xfe]) && !startsWith(bytes, [0xfe, 0xff])
}

function likely(bytes: Uint8Array): readonly Encoding[] {
  if (startsWith(bytes, [0xef, 0xbb, 0xbf])) return ['utf-8']
  if (startsWith(bytes, [0xff, 0xfe])) return ['utf-16le']
  if (startsWith(bytes, [0xfe, 0xff])) return ['utf-16be']
  const [even, odd] = emptyBytes(bytes)
  if (even === 0 && odd === 0) return ['utf-8', 'windows-1252']
  // Plain letters have one empty byte of two, and always the same one.
  return even === odd ? [] : [odd > even ? 'utf-16le' : 'utf-16be']
}

function emptyBytes(bytes: Uint8Array): readonly [even: number, odd: number] {
  let [even, odd] = [0, 0]
  for (const [at, byte] of bytes.entries()) {
    if (byte !== 0) continue
    if (at % 2 === 0) even++
    else odd++
  }
  return [even, odd]
}

function decoded(bytes: Uint8Array, encoding: Encoding): string | undefined {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes)
  } catch {
    return undefined
  }
}

function startsWith(bytes: Uint8Array, beginning: readonly number[]): boolean {
  return beginning.every((byte, at) => bytes[at] === byte)
}

/** Longer than any deck in text. */
const mostLetters = 500_000

/** Every card a line, the blacks the last; for any spreadsheet. */
export function deckToCsv(deck: Pick<DeckDocument, 'cards' | 'blacks'>): string {
  return writeCsv(deckToCsvRows(deck))
}

/** A deck from a table in text: what could be read of it, and what had to be mended. */
function deckFromCsv(text: string, title: string): Result<ImportedDeck> {
  if (text.length > mostLetters) return refused('deck-csv-long', { most: mostLetters })
  return deckFromCsvRows(readCsv(text), title)
}

export interface DeckOfFile extends ImportedDeck {
  readonly encoding: Encoding
  /** A table in text says nothing of a deck’s title, notes and rules. */
  readonly isSpreadsheet: boolean
}

/** Most bytes that are read of a file: four for every letter that a deck may have. */
const mostBytes = 4 * documentLimits.characters

/** A deck from a file that someone chose: a deck document or a table in text, in whatever letters it was saved. */
export async function deckFromFile(file: File): Promise<Result<DeckOfFile>> {
  if (file.size > mostBytes) return refused('deck-csv-long', { most: mostLetters })
  const bytes = await file.arrayBuffer().catch(() => null)
  return bytes ? deckFromBytes(new Uint8Array(bytes), file.name) : refused('deck-file-unread')
}

/** Never throws: any bytes are a deck or refused. */
export function deckFromBytes(bytes: Uint8Array, name: string): Result<DeckOfFile> {
  const read = textOfBytes(bytes)
  if (!read.ok) return read
  const { text, encoding } = read.value
  const isDocument = /^\ufeff?\s*\{/.test(text)
  const imported = isDocument ? deckFromDocument(text) : deckFromCsv(text, titleFrom(name))
  return imported.ok ? done({ ...imported.value, encoding, isSpreadsheet: !isDocument }) : imported
}

function deckFromDocument(text: string): Result<ImportedDeck> {
  const read = readDocument(text, [documentFormats.deck])
  return read.ok ? done({ deck: read.value, findings: [] }) : read
}

/** `weather_of_the-north-sea.csv` is called after its file. */
function titleFrom(name: string): string {
  return name.replace(/\.(csv|tsv|txt)$/i, '').replace(/[_-]+/g, ' ')
}

/** In which form a deck goes out. */
export type DeckFileFormat = 'csv' | 'document'

/** Hands a deck to the person as a file; its name. */
export function exportDeck(deck: DeckDocument, form: DeckFileFormat): string {
  const slug = slugFrom(deck.title, 60) || 'deck'
  const name = form === 'csv' ? `${slug}.csv` : `${slug}.deck.json`
  if (form === 'csv') downloadCsv(name, deckToCsv(deck))
  else downloadFile(name, 'application/json', documentText({ ...deck, slug }))
  return name
}
