import { done, refused, type Result } from '#shared/kernel/result'
import type { DeckDocument } from '#shared/decks/deck-document'
import { deckFromCsvRows, deckToCsvRows, type ImportedDeck } from '#shared/decks/own/deck-csv'
import { readCsv, writeCsv } from './csv-text'
import { readDocument } from '#shared/json/envelope'
import { documentFormats, documentText } from '#shared/documents/formats'
import { documentLimits } from '#shared/json/json-text'
import { downloadCsv, downloadFile } from '../../ui/download-file'
import { slugFrom } from '#shared/kernel/slug'
import { textOfBytes, type Encoding } from './text-of-bytes'

/** Longer than any deck in text. */
const mostLetters = 500_000

/** Every card a line, the blacks the last; for any spreadsheet. */
export function deckToCsv(deck: Pick<DeckDocument, 'cards' | 'blacks'>): string {
  return writeCsv(deckToCsvRows(deck))
}

/** A deck from a table in text: what could be read of it, and what had to be mended. */
function deckFromCsv(text: string, title: string): Result<ImportedDeck> {
  if (text.length > mostLetters) return refused('deck-csv-long', { most: mostLetters })
  const read = readCsv(text)
  return read.problem ?? deckFromCsvRows(read, title)
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
