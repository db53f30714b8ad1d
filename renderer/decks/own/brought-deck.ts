import { defineStore } from 'pinia'
import { shallowRef } from 'vue'
import type { DeckOfFile } from './deck-file'
import { refused, type Result } from '#shared/kernel/result'

/** A deck that was read from a file, and the file’s name. */
export interface BroughtDeck {
  readonly file: string
  readonly read: DeckOfFile
}

/** A table in text that was dropped on some page of the library, on its way to the page where decks are made. */
export const useBroughtDeck = defineStore('brought-deck', () => {
  const waiting = shallowRef<BroughtDeck | null>(null)

  async function bring(files: readonly File[]): Promise<Result<BroughtDeck>> {
    const [file, ...more] = files
    if (!file || more.length > 0) return refused('deck-tables-many', { n: files.length })
    // Fetched when a table comes, so that the first page does not wait for what reads one.
    const { deckFromFile } = await import('./deck-file')
    const read = await deckFromFile(file)
    if (!read.ok) return read
    const brought = { file: file.name, read: read.value }
    waiting.value = brought
    return { ok: true, value: brought }
  }

  /** Handed over once. */
  function take(): BroughtDeck | null {
    const brought = waiting.value
    waiting.value = null
    return brought
  }

  return { waiting, bring, take }
})
