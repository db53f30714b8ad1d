import { downloadCsv, downloadFile } from '../../ui/download-file'
import type { DeckDocument } from '#shared/decks/deck-document'
import { documentLimits } from '#shared/json/json-text'
import { slugFrom } from '#shared/kernel/slug'
import { deckToCsv } from './deck-csv'

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

/** In lines for people to read, unless it would then be too long to import. */
function documentText(deck: DeckDocument): string {
  const lines = `${JSON.stringify(deck, null, 2)}\n`
  return lines.length > documentLimits.characters ? JSON.stringify(deck) : lines
}
