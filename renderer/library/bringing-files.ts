import { useRouter } from 'vue-router'
import { isSpreadsheetFile, useBroughtDeck } from '../decks/own/brought-deck'
import { useLibrary } from '../stores/library'
import { useAnnouncements } from '../ui/announcements'
import { say, sayReason } from '../words'

/**
 * Files that were dropped on a page of the library or chosen there: documents go into it at once, a table in text opens
 * in the deck editor, to be looked at before anything is saved.
 */
export function useBringingFiles() {
  const library = useLibrary()
  const brought = useBroughtDeck()
  const announcements = useAnnouncements()
  const router = useRouter()

  return async (files: readonly File[]): Promise<void> => {
    const areSpreadsheets = await Promise.all(files.map(isSpreadsheetFile))
    const tables = files.filter((_, at) => areSpreadsheets[at])
    const documents = files.filter((_, at) => !areSpreadsheets[at])
    if (documents.length > 0) await library.importFiles(documents)
    if (tables.length > 0) await bringSpreadsheets(tables)
  }

  async function bringSpreadsheets(tables: readonly File[]): Promise<void> {
    const deck = await brought.bring(tables)
    if (!deck.ok) {
      const file = tables.map(({ name }) => name).join(', ')
      announcements.announce(say('ownDecks.bring.refused', { file, why: sayReason(deck) }), 'refusal')
      return
    }
    // Where a deck is being made already, it was taken there.
    if (brought.waiting === null) return
    const stayed = await router.push({ name: 'own-deck-new' })
    if (stayed) brought.take()
  }
}
