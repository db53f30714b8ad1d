import { useRouter } from 'vue-router'
import { useBroughtDeck } from '../decks/own/brought-deck'
import { fetchRules } from '../loaded-packs'
import { useAnnouncements } from '../ui/announcements'
import { say, sayReason } from '../words'
import type { TextFile } from './bringing-in'
import { isBundle } from '#shared/documents/bundle-sign'
import { refused } from '#shared/kernel/result'

/**
 * Files that were dropped, chosen or opened by a double click: looked at on a page of their own before anything is changed. A
 * table in text is ships or a deck; a deck opens in the deck editor.
 */
export function useBringingFiles() {
  const brought = useBroughtDeck()
  const announcements = useAnnouncements()
  const router = useRouter()
  const refuse = (file: string, why: Parameters<typeof sayReason>[0], sentence = 'library.import.refused') =>
    void announcements.announce(say(sentence, { name: file, file, why: sayReason(why) }), 'refusal')

  async function bringFiles(files: readonly File[]): Promise<void> {
    const documents: TextFile[] = []
    const ships: { readonly file: TextFile; readonly encoding: string }[] = []
    const decks: File[] = []
    const { readFile } = await import('./read-file')
    for (const file of files) {
      const read = await readFile(file)
      if (!read.ok) refuse(file.name, read)
      else if (read.value.is === 'documents') documents.push(read.value.file)
      else if (read.value.is === 'ships') ships.push(read.value)
      else decks.push(read.value.file)
    }
    if (documents.length + ships.length > 0) await show(documents, ships)
    if (decks.length > 0) await bringDecks(decks)
  }

  /** Looks at texts, and shows what they hold; where nothing of them can be brought in, it says only why. */
  async function show(
    documents: readonly TextFile[],
    ships: readonly { readonly file: TextFile; readonly encoding: string }[] = [],
  ): Promise<void> {
    // Rules and checks are most of the program's script: fetched by now, or with the first file.
    const [{ useBringingIn }, { useShipTable }] = await Promise.all([
      import('./bringing-in'),
      import('./ship-table'),
      fetchRules(),
    ])
    const bringing = useBringingIn()
    const table = useShipTable()
    if (bringing.progress?.is === 'writing') {
      for (const { name } of [...documents, ...ships.map(({ file }) => file)]) refuse(name, refused('bring-in-busy'))
      return
    }
    // A page whose things have just come in is about to be left.
    const isShown = router.currentRoute.value.name === 'bring-in' && (bringing.things.length > 0 || table.file !== null)
    if (!isShown) {
      bringing.clear()
      table.clear()
    }
    const [sheet, ...more] = ships
    if (more.length > 0) refuse(sheet!.file.name, refused('deck-tables-many', { n: ships.length }))
    const opened = sheet ? await table.open(sheet.file, sheet.encoding) : null
    if (opened?.ok === false) refuse(sheet!.file.name, opened)
    if (documents.length === 0 && !opened?.ok) return
    const looking = bringing.look(documents)
    // A large one takes its time: the page shows how far it is, and stops it.
    const isLone = documents.length === 1 && !sheet && !isShown && !isBundle(documents[0]!.text)
    if (!isLone && !isShown) await router.push({ name: 'bring-in' })
    for (const { name, why } of await looking) refuse(name, why)
    if (!isLone) return
    const [only] = bringing.things
    if (only?.is !== 'refused') return void (await router.push({ name: 'bring-in' }))
    bringing.clear()
    refuse(only.file, only.because)
  }

  async function bringDecks(tables: readonly File[]): Promise<void> {
    const deck = await brought.bring(tables)
    if (!deck.ok) return refuse(tables.map(({ name }) => name).join(', '), deck, 'ownDecks.bring.refused')
    // Where a deck is being made already, it was taken there.
    if (brought.waiting === null) return
    const stayed = await router.push({ name: 'own-deck-new' })
    if (stayed) brought.take()
  }

  return { bringFiles, show }
}
