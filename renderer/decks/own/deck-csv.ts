import type { DeckDocument } from '#shared/decks/deck-document'
import { deckFromCsvRows, deckToCsvRows, type ImportedDeck } from '#shared/decks/own/deck-csv'
import { refused, type Result } from '#shared/kernel/result'
import { readCsv, writeCsv } from './csv-text'

/** Longer than any deck in text. */
export const mostLetters = 500_000

/** Every card a line, the blacks the last; for any spreadsheet. */
export function deckToCsv(deck: Pick<DeckDocument, 'cards' | 'blacks'>): string {
  return writeCsv(deckToCsvRows(deck))
}

/** A deck from a table in text: what could be read of it, and what had to be mended. */
export function deckFromCsv(text: string, title: string): Result<ImportedDeck> {
  if (text.length > mostLetters) return refused('deck-csv-long', { most: mostLetters })
  return deckFromCsvRows(readCsv(text), title)
}
