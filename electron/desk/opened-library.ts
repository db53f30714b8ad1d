import type { LibraryListing } from '#shared/bridge/contract'
import { refused } from '#shared/kernel/result'
import { isSlug } from '#shared/kernel/slug'
import type { GamesInTurn } from './games-in-turn'
import { Library, type LibraryContents } from './library/library'
import { gamesFolder } from './library/shelf-kinds'
import type { FindPack } from './library/shelf-kinds'
import { aside } from './library/scan-shelf'
import { LibraryWatch } from './library/watch'
import type { Unsaved } from './unsaved'

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
