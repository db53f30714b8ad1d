import type { DeckDocument } from '#shared/documents/deck'
import { documentLimits } from '#shared/documents/json-text'
import { slugFrom } from '#shared/kernel/slug'
import { deckToCsv } from './deck-csv'

/** In which form a deck goes out. */
export type DeckForm = 'csv' | 'document'

/** Hands a deck to the person as a file, where the browser or the program keeps such; its name. */
export function handOut(deck: DeckDocument, form: DeckForm): string {
  const { name, type, text } = deckAsFile(deck, form)
  const address = URL.createObjectURL(new Blob([text], { type }))
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  // Not at once: some browsers begin to read it a moment later.
  setTimeout(() => URL.revokeObjectURL(address), 60_000)
  return name
}

/** In lines for people to read, unless it would be too long to be brought in again. */
function documentText(deck: DeckDocument): string {
  const lines = `${JSON.stringify(deck, null, 2)}\n`
  return lines.length > documentLimits.characters ? JSON.stringify(deck) : lines
}

export function deckAsFile(deck: DeckDocument, form: DeckForm) {
  const slug = slugFrom(deck.title, 60) || 'deck'
  return form === 'csv'
    ? // The mark tells a spreadsheet that the letters are UTF-8.
      { name: `${slug}.csv`, type: 'text/csv;charset=utf-8', text: `\ufeff${deckToCsv(deck)}` }
    : { name: `${slug}.deck.json`, type: 'application/json', text: documentText({ ...deck, slug }) }
}
