import { watch, type FSWatcher } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { LibraryListing } from '#shared/bridge/contract'
import { refused } from '#shared/kernel/result'
import { isSlug } from '#shared/kernel/slug'
import { instead } from './disk-refusal'
import type { GamesInTurn, Unsaved } from './games-in-turn'
import { Library, type LibraryContents } from './library/library'
import { aside, gamesFolder, shelves, type FindPack } from './library/shelves'

/** One library folder with all that belongs to it: documents, games, and the watch over changes from outside. */
export class OpenedLibrary {
  readonly library: Library
  private readonly watch: LibraryWatch
  private last: LibraryContents | undefined
  private looking: Promise<void> | undefined

  constructor(
    readonly folder: string,
    findPack: FindPack,
    readonly games: GamesInTurn,
    private readonly callbacks: { readonly changed: () => void; readonly reportFault: (problem: unknown) => void },
  ) {
    this.library = new Library(folder, findPack)
    this.watch = new LibraryWatch(folder, () => void this.checkFolder().catch(callbacks.reportFault))
  }

  async listing(): Promise<LibraryListing> {
    const [contents, played] = await Promise.all([this.library.list(), this.games.list()])
    this.last = contents
    await this.watch.refresh()
    const { ships, scenarios, decks, setAside, problem } = contents
    const misnamed = contents.games
      .filter((name) => !isSlug(name))
      .map((name) => aside(`${gamesFolder}/${name}`, refused('file-name-unfit')))
    return {
      folder: this.folder,
      ships,
      scenarios,
      games: played.games,
      decks,
      setAside: [...(problem ? [aside('', problem)] : []), ...setAside, ...misnamed, ...played.setAside],
    }
  }

  /** Looks whether anything changed on disk since the last listing, and says so. Looks asked for at once are one. */
  checkFolder(): Promise<void> {
    this.looking ??= this.compare().finally(() => (this.looking = undefined))
    return this.looking
  }

  /** What could not be saved is named. */
  async close(): Promise<readonly Unsaved[]> {
    this.watch.close()
    await this.looking
    return this.games.dispose()
  }

  private async compare(): Promise<void> {
    const [now] = await Promise.all([this.library.list(), this.games.look()])
    await this.watch.refresh()
    if (!this.last || same(this.last, now)) return
    this.last = now
    this.callbacks.changed()
  }
}

/** Unchanged files are the very same documents: the library reads them once. */
function same(one: LibraryContents, other: LibraryContents): boolean {
  const documents = ({ ships, scenarios, decks }: LibraryContents) => [...ships, ...scenarios, ...decks]
  const rest = ({ setAside, games, problem }: LibraryContents) => JSON.stringify([setAside, games, problem])
  const before = documents(one)
  const after = documents(other)
  return (
    before.length === after.length && before.every((document, i) => document === after[i]) && rest(one) === rest(other)
  )
}

/** One copied folder is many changes: they are notified as one, this long after the last. */
const settleMs = 150

/**
 * Notices any change in the folders of a library, whoever made it. One watcher a folder: a recursive one
 * would also wake at every line that a game writes, and is not to be had on every system.
 */
class LibraryWatch {
  private readonly watchers = new Map<string, FSWatcher>()
  private settling: NodeJS.Timeout | undefined
  private closed = false

  constructor(
    private readonly library: string,
    private readonly changed: () => void,
  ) {}

  /** Looks which folders there are now. To be called once at first and after every change. */
  async refresh(): Promise<void> {
    const folders = new Set(await watchedFolders(this.library))
    if (this.closed) return
    for (const [folder, watcher] of this.watchers) if (!folders.has(folder)) this.drop(folder, watcher)
    for (const folder of folders) if (!this.watchers.has(folder)) this.add(folder)
  }

  close(): void {
    this.closed = true
    clearTimeout(this.settling)
    for (const [folder, watcher] of this.watchers) this.drop(folder, watcher)
  }

  private add(folder: string): void {
    try {
      const watcher = watch(folder, { persistent: false }, () => this.settle())
      watcher.on('error', () => {
        this.drop(folder, watcher)
        this.settle()
      })
      this.watchers.set(folder, watcher)
    } catch (error) {
      // Gone again, not allowed, or no watchers left: the look at every return to the window still notices changes.
      instead(undefined)(error)
    }
  }

  private drop(folder: string, watcher: FSWatcher): void {
    watcher.close()
    if (this.watchers.get(folder) === watcher) this.watchers.delete(folder)
  }

  private settle(): void {
    if (this.closed) return
    clearTimeout(this.settling)
    this.settling = setTimeout(this.changed, settleMs)
    this.settling.unref()
  }
}

async function watchedFolders(library: string): Promise<string[]> {
  const ships = join(library, shelves.ship.folder)
  const packs = await readdir(ships, { withFileTypes: true }).catch(instead([]))
  return [
    library,
    ships,
    ...packs.filter((entry) => entry.isDirectory()).map((entry) => join(ships, entry.name)),
    join(library, shelves.scenario.folder),
    join(library, shelves.deck.folder),
    join(library, gamesFolder),
  ]
}
