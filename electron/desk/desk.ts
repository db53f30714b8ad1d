import { realpath, rm } from 'node:fs/promises'
import { basename, dirname, isAbsolute, join, resolve } from 'node:path'
import type { Notice } from '#shared/bridge/channels'
import type { LibraryListing, NoticePayloads } from '#shared/bridge/contract'
import type { Settings } from '#shared/bridge/settings'
import type { SetAside } from '#shared/bridge/table-window'
import { done, refused, type Result } from '#shared/kernel/result'
import { instead, onDisk } from './disk-refusal'
import { gamesInTurn, type Unsaved } from './games-in-turn'
import type { Games } from './journal/games'
import { copyLibrary, copyStarters, UnfinishedCopies } from './library/copy-library'
import { finishNamings } from './library/naming-note'
import { folderRefusal, isWithin, makeNewFolder } from './library/place'
import { aside, libraryFolders, type FindPack } from './library/shelves'
import { OpenedLibrary } from './opened-library'
import { SettingsFile, usualSettings } from './settings'
import { Turns } from './turns'

export type Notify = <Name extends Notice>(notice: Name, payload: NoticePayloads[Name]) => void

export interface DeskParts {
  /** The path of `settings.json`. */
  readonly dataFolder: string
  readonly defaultLibraryFolder: string
  /** Starter ships and scenarios, in the folders of a library. */
  readonly starterFolder: string
  readonly clock: () => number
  readonly notify: Notify
  readonly findPack: FindPack
  readonly gamesIn: (library: string) => Games
  /** Called with our own faults, which nobody would see otherwise. */
  readonly reportFault?: (problem: unknown) => void
}

/** Settings and the one library that is open: what every service needs. */
export class Desk {
  private readonly file: SettingsFile
  private readonly copies: UnfinishedCopies
  private readonly clearing: Promise<void>
  private current: Promise<Opened>
  private latest: OpenedLibrary | undefined
  /** Changes of settings and folder, one after the other. */
  private readonly changes: Turns

  constructor(private readonly parts: DeskParts) {
    this.file = new SettingsFile(parts.dataFolder, usualSettings(parts.defaultLibraryFolder))
    this.copies = new UnfinishedCopies(parts.dataFolder)
    this.current = this.begin()
    this.changes = new Turns(this.current)
    this.clearing = this.current
      .then(() => this.copies.clear())
      .catch((problem: unknown) => parts.reportFault?.(problem))
  }

  async settings(): Promise<Settings> {
    return (await this.current).settings
  }

  async opened(): Promise<OpenedLibrary> {
    return (await this.current).library
  }

  async listing(): Promise<LibraryListing> {
    if (isFull((await this.current).starters)) await this.changes.take(() => this.addRest())
    const { library, notes, starters } = await this.current
    const listing = await library.listing()
    const hasProblem = starters.ok || listing.setAside.some(({ path }) => path === '')
    return { ...listing, setAside: [...(hasProblem ? [] : [aside('', starters)]), ...notes, ...listing.setAside] }
  }

  changeSettings(change: { readonly [Name in keyof Settings]?: Settings[Name] | undefined }): Promise<
    Result<Settings>
  > {
    return this.changes.take(async () => {
      const opened = await this.current
      const written = await this.file.change(opened.settings, given(change))
      if (!written.ok) return written
      // Where another program has moved to another folder, this one keeps the library that it has open.
      const settings = { ...written.value, folder: opened.settings.folder }
      this.current = Promise.resolve({ ...opened, settings })
      return done(settings)
    })
  }

  /** Moves to another folder, with `copy` taking the library along. All or nothing: refused, everything stays as it was. */
  useFolder(folder: string, copy: boolean): Promise<Result<null>> {
    return this.changes.take(async () => {
      if (!isAbsolute(folder) || folder.includes('\0')) return refused('library-path-relative')
      const path = resolve(folder)
      const opened = await this.current
      if (opened.library.games.anyOpen()) return refused('library-game-open')
      if (await isFolderOf(opened.library.folder, path)) return refused('library-folder-inside', { folder: path })
      const ready = await onDisk(() =>
        copy ? copyLibrary(opened.library.folder, path, this.copies) : makeFolder(path),
      )
      if (!ready.ok) return ready
      const settings = { ...opened.settings, folder: path }
      // Asked again: a large library takes its time to copy, and someone may have begun to play meanwhile.
      const written = opened.library.games.anyOpen()
        ? refused('library-game-open')
        : await this.file.change(opened.settings, { folder: path })
      if (!written.ok) {
        if (copy) await rm(path, { recursive: true, force: true })
        return written
      }
      this.current = opened.library.close().then(() => this.open(settings, true, []))
      await this.current
      this.parts.notify('libraryChanged', { folder: path })
      return done(null)
    })
  }

  /** What trouble with the disk keeps in memory now; nothing while the library is still being opened. */
  unsaved(): readonly Unsaved[] {
    return this.latest?.games.unsaved() ?? []
  }

  /** Closes the library; returns what could not be saved. */
  async dispose(): Promise<readonly Unsaved[]> {
    await this.changes.over
    await this.clearing
    return (await this.opened()).close()
  }

  private async begin(): Promise<Opened> {
    const { settings, found, namesFolder, setAside } = await this.file.read(this.parts.clock())
    const notes = setAside ? [setAside] : []
    const opened = await this.open(settings, !namesFolder, notes)
    if (found || !opened.starters.ok) return opened
    const written = await this.file.change(settings, settings)
    const unsaved = refused('settings-unsaved', { folder: this.parts.dataFolder })
    return written.ok ? opened : { ...opened, notes: [...notes, aside('', unsaved)] }
  }

  /** What a full disk left out at the start is written when there is room, whenever the library is listed. */
  private async addRest(): Promise<void> {
    const opened = await this.current
    if (isFull(opened.starters)) {
      this.current = Promise.resolve({ ...opened, starters: await this.addStarters(opened.settings.folder) })
    }
  }

  private async addStarters(folder: string): Promise<Result<unknown>> {
    const added = await onDisk(async () => done(await copyStarters(folder, this.parts.starterFolder)))
    return isFull(added) ? refused('starters-disk-full', { folder }) : added
  }

  /** `make`: the folder is made if it is missing. Otherwise a missing one is a drive that is gone, and left alone. */
  private async open(settings: Settings, make: boolean, notes: readonly SetAside[]): Promise<Opened> {
    const { folder } = settings
    const problem = await folderRefusal(folder)
    let starters: Result<unknown> = done(null)
    if (!problem) await finishNamings(folder)
    if (!problem || (make && problem.code === 'library-missing')) {
      starters = await this.addStarters(folder)
    }
    const { findPack, gamesIn, notify, reportFault = () => undefined } = this.parts
    const games = gamesInTurn(folder, gamesIn(folder), reportFault)
    const changed = () => notify('libraryChanged', { folder })
    const library = new OpenedLibrary(folder, findPack, games, { changed, reportFault })
    this.latest = library
    return { settings, library, notes, starters }
  }
}

interface Opened {
  readonly settings: Settings
  readonly library: OpenedLibrary
  /** Problems of opening this library, kept while it is open. */
  readonly notes: readonly SetAside[]
  /** Whether the starters it should have are all there. */
  readonly starters: Result<unknown>
}

function isFull(added: Result<unknown>): boolean {
  return !added.ok && ['disk-full', 'starters-disk-full'].includes(added.code)
}

/** Whether a folder is, or is in, one where a library keeps its own files: a library there would list them twice. */
async function isFolderOf(library: string, path: string): Promise<boolean> {
  const real = await whereItWouldBe(path)
  const own = await Promise.all(libraryFolders.map((folder) => whereItWouldBe(join(library, folder))))
  return own.some((folder) => isWithin(folder, real))
}

/** Links are followed as far as the path exists. */
async function whereItWouldBe(path: string): Promise<string> {
  const real = (of: string) => realpath(of).catch(() => null)
  return (await real(path)) ?? join((await real(dirname(path))) ?? dirname(path), basename(path))
}

/** The new folder itself is made, its parents are not: a missing parent is a typing error or a missing drive. */
async function makeFolder(path: string): Promise<Result<null>> {
  const problem = (await makeNewFolder(path).catch(instead(null, 'EEXIST'))) ?? (await folderRefusal(path))
  return problem ?? done(null)
}

/** A setting that is `undefined` was not given. */
function given(change: object): object {
  return Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined))
}
