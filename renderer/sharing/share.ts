import { useBridge } from '../bridge/use-bridge'
import { useLibrary } from '../stores/library'
import { useSettings } from '../stores/settings'
import { useAnnouncements } from '../ui/announcements'
import { downloadFile } from '../ui/download-file'
import { say } from '../words'
import { useLibraryChanges } from './library-changes'
import type { GameSummary } from '#shared/bridge/contract'
import { bundleText, type BundledGame } from '#shared/documents/bundle'
import { bundleEnding } from '#shared/documents/bundle-sign'
import { kindOf, nameOf, pathOf, type LibraryDocument } from '#shared/documents/formats'
import { slugFrom } from '#shared/kernel/slug'
import { planBringIn, withNeeds } from '#shared/sharing/plan'

/** What can be done with documents and games of the library from any page that lists them. */
export function useSharing() {
  const bridge = useBridge()
  const library = useLibrary()
  const changes = useLibraryChanges()
  const announcements = useAnnouncements()
  const settings = useSettings()

  function handOver(name: string, documents: readonly LibraryDocument[], games: readonly BundledGame[] = []): void {
    const text = bundleText({ from: settings.settings.name, saved: Date.now(), documents, games })
    if (!text.ok) return announcements.announceRefusal(text)
    const file = `${slugFrom(name, 60) || 'shared'}${bundleEnding}`
    downloadFile(file, 'application/json', text.value)
    announcements.announce(say('sharing.shared', { name: file }))
  }

  /** One file with all that they need. */
  function share(documents: readonly LibraryDocument[], name: string): void {
    handOver(name, withNeeds(documents, library.listing))
  }

  /** A whole game, hidden cards and notes too. */
  async function readGame({ game, title }: GameSummary): Promise<BundledGame | undefined> {
    const journal = await announcements.asked(bridge.gameExport({ game }))
    if (!journal.ok) return undefined
    return { title, lines: journal.value.text.split('\n').filter((line) => line !== '') }
  }
  /** As one file, to keep or to give to a friend. */
  const shareGame = (game: BundledGame) => handOver(game.title, [], [game])

  const wordsFor = (documents: readonly LibraryDocument[], sentence: string, undo: string) => {
    const [first] = documents
    return { said: say(sentence, { n: documents.length, name: first ? nameOf(first) : '' }), undo: say(undo) }
  }

  /** Moves them to the folder for removed things. */
  function remove(documents: readonly LibraryDocument[]): Promise<boolean> {
    const targets = documents.map((document) => ({
      kind: kindOf(document),
      slug: document.slug,
      ...(document.format === 'spotting-top/ship' ? { pack: document.pack } : {}),
    }))
    const words = wordsFor(
      documents,
      documents.length === 1 ? 'sharing.removedOne' : 'sharing.removed',
      'sharing.putBack',
    )
    return changes.make({ put: [], games: [], remove: targets }, words)
  }

  /** A copy of each under a name of its own, which is one's own; the copies. */
  async function duplicate(documents: readonly LibraryDocument[]): Promise<readonly LibraryDocument[]> {
    const looked = documents.map((document) => ({
      looked: { document: { ...document, unofficial: false }, yours: document },
      taking: 'both' as const,
    }))
    const put = planBringIn(looked, library.listing, (name, count) => say('sharing.secondOf', { name, count }))
    const copies = put.map(({ document }) => document)
    const made = await changes.make(
      { put, games: [], remove: [] },
      wordsFor(copies, 'sharing.duplicated', 'sharing.undo'),
    )
    return made ? copies : []
  }

  /** Her file keeps its name: battles go by that. */
  async function rename(document: LibraryDocument, name: string): Promise<boolean> {
    const renamed: LibraryDocument =
      document.format === 'spotting-top/ship' ? { ...document, name } : { ...document, title: name }
    return changes.make(
      { put: [{ document: renamed, was: document }], games: [], remove: [] },
      wordsFor([renamed], 'sharing.renamed', 'sharing.undoRename'),
    )
  }

  /** In the file manager, or said where there is none to be asked. */
  function reveal(document: LibraryDocument, isAble: boolean): void {
    const path = pathOf(kindOf(document), document)
    if (isAble) void library.reveal(path)
    else announcements.announce(say('sharing.lies', { path, folder: library.listing.folder }))
  }

  return { share, readGame, shareGame, remove, duplicate, rename, reveal }
}
