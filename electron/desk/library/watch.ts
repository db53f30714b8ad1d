import { watch, type FSWatcher } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { instead } from '../disk-refusal'
import { gamesFolder, shelves } from './shelf-kinds'

/** One copied folder is many changes: they are notified as one, this long after the last. */
const settleMs = 150

/**
 * Notices any change in the folders of a library, whoever made it. One watcher a folder: a recursive one
 * would also wake at every line that a game writes, and is not to be had on every system.
 */
export class LibraryWatch {
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
