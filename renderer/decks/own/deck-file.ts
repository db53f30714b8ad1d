import type { ImportedDeck } from '#shared/decks/own/deck-csv'
import { readDocument } from '#shared/json/envelope'
import { documentFormats } from '#shared/documents/formats'
import { documentLimits } from '#shared/json/json-text'
import { done, refused, type Result } from '#shared/kernel/result'
import { deckFromCsv, mostLetters } from './deck-csv'
import { textOfBytes, type Encoding } from './text-of-bytes'

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
