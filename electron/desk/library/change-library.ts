import { copyFile, link, rename, rm, rmdir, stat } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { setImmediate } from 'node:timers/promises'
import { bundleLimits } from '#shared/documents/bundle-sign'
import { documentText, kindOf, nameOf, pathOf, type LibraryDocument } from '#shared/documents/formats'
import { readStranger } from '#shared/documents/stranger'
import { done, refused, type Refusal, type Result } from '#shared/kernel/result'
import { sameValue } from '#shared/kernel/same-value'
import { isSlug } from '#shared/kernel/slug'
import { instead, onDisk, systemCode } from '../disk-refusal'
import { sideBySide } from '../turns'
import type { Library } from './library'
import { syncFolders, withNote, type Naming } from './naming-note'
import { folderInside, folderRefusal, isPlainName } from './place'
import { appearAs, stampOf, writeBeside } from './plain-file'
import { removedFolder, type FindPack, type ShelfKind } from './shelves'

/** Documents to be written and taken away together: all of it is done, or nothing. */
export interface LibraryChangeAsked {
  /** `was`: the text of the one that it takes the place of; `null`: it is new, and no file may have its name. */
  readonly put: readonly { readonly text: string; readonly was: string | null }[]
  readonly remove: readonly { readonly kind: ShelfKind; readonly pack?: string | undefined; readonly slug: string }[]
  /** Journals of games that have come in, under the names that they wait under. */
  readonly journals?: readonly Naming[]
}

/** What a change did, for as long as it can be taken back. */
export interface LibraryChangeDone {
  readonly steps: readonly Step[]
}

interface Step {
  readonly is: 'added' | 'replaced' | 'removed'
  readonly target: string
  /** The file as it was left: one that somebody has changed since stays as it is. */
  readonly mark: string
  /** Where the one before it lies now. */
  readonly kept: string | null
}

export interface ChangeWays {
  readonly findPack: FindPack
  readonly clock: () => number
  readonly progress: (done: number, of: number) => void
  readonly isCancelled: () => boolean
}

const atOnce = 8
/** How many documents are read before other work gets its turn. */
const portion = 20

/** Every file is written beside its place first. What the disk refuses, it refuses before anything has another name. */
export function changeLibrary(
  library: Library,
  asked: LibraryChangeAsked,
  ways: ChangeWays,
): Promise<Result<LibraryChangeDone>> {
  return onDisk(async () => {
    const problem = await folderRefusal(library.folder)
    if (problem) return problem
    const read = await readAll(library, asked, ways)
    if (!read.ok) return read
    const change = new Change(library.folder, ways)
    try {
      const unready = await change.prepare(read.value, asked.remove)
      if (unready) {
        await change.takeBack()
        return unready
      }
      return done({ steps: await change.commit(asked.journals ?? []) })
    } catch (error) {
      await change.takeBack()
      if (systemCode(error) === 'EEXIST') return refused('library-document-there')
      throw error
    } finally {
      await change.clearAway()
    }
  })
}

/** Takes a change back, but for what somebody has changed since: how many of those there are. */
export function undoChange({ steps }: LibraryChangeDone): Promise<Result<{ readonly left: number }>> {
  return onDisk(async () => {
    let left = 0
    for (const { is, target, mark, kept } of steps.toReversed()) {
      const now = await markOf(target)
      // Nothing has its name any more: what it took the place of comes back, and there is nothing to leave.
      if (is === 'removed' || (kept !== null && now === '')) {
        const isBack = await appearAs(kept!, target).then(() => true, instead(false, 'EEXIST'))
        if (isBack) await rm(kept!, { force: true })
        else left++
      } else if (now !== '' && now !== mark) left++
      else if (kept === null) await rm(target, { force: true })
      else await rename(kept, target)
    }
    await syncFolders(steps.map(({ target }) => dirname(target)))
    await clearEmpty(steps.flatMap(({ kept }) => kept ?? []))
    return done({ left })
  })
}

interface ToPut {
  readonly document: LibraryDocument
  readonly replaces: boolean
}

async function readAll(library: Library, { put }: LibraryChangeAsked, ways: ChangeWays): Promise<Result<ToPut[]>> {
  const size = put.reduce((sum, { text }) => sum + Buffer.byteLength(text), 0)
  if (size > 2 * bundleLimits.bytes) return refused('document-too-large', { size, limit: bundleLimits.bytes })
  const read: ToPut[] = []
  for (const [at, { text, was }] of put.entries()) {
    if (at % portion === portion - 1) await setImmediate()
    if (ways.isCancelled()) return refused('library-change-cancelled')
    const document = readStranger(text, ['ship', 'scenario', 'deck'], ways.findPack)
    if (!document.ok) return document
    if (!isPlainName(document.value.slug)) return refused('file-name-unfit')
    const unfit = was === null ? undefined : await whyNotOver(library, document.value, was)
    if (unfit) return unfit
    read.push({ document: document.value, replaces: was !== null })
  }
  return done(read)
}

/** What comes with the program is never written over, nor what is not as whoever asks has seen it. */
async function whyNotOver(library: Library, document: LibraryDocument, was: string): Promise<Refusal | undefined> {
  const name = nameOf(document)
  const there = await library.readLike(document)
  if (!there.ok) return refused('library-document-changed', { name })
  if (there.value.unofficial) return refused('library-document-not-own', { name })
  return sameValue(there.value, parsed(was)) ? undefined : refused('library-document-changed', { name })
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

interface Written extends ToPut {
  readonly temporary: string
  readonly target: string
  readonly kept: string | null
}

class Change {
  private readonly temporaries = new Set<string>()
  private readonly written: Written[] = []
  private readonly removing: { readonly target: string; readonly kept: string }[] = []
  private readonly undone: (() => Promise<unknown>)[] = []
  private readonly stamp: string

  constructor(
    private readonly folder: string,
    private readonly ways: ChangeWays,
  ) {
    this.stamp = new Date(ways.clock()).toISOString().slice(0, 19).replace('T', ' ').replaceAll(':', '.')
  }

  /** All that needs room on the disk. Nothing that it does is to be seen in the library. */
  async prepare(put: readonly ToPut[], remove: LibraryChangeAsked['remove']): Promise<Refusal | undefined> {
    const folders = new Map<string, string>()
    const folderOf = async (place: string): Promise<Result<string>> => {
      const known = folders.get(place)
      if (known !== undefined) return done(known)
      const made = await folderInside(this.folder, place.split('/'))
      if (made.ok) folders.set(place, made.value)
      return made
    }
    const placed: { readonly each: ToPut; readonly target: string; readonly kept: string | null }[] = []
    for (const each of put) {
      const path = pathOf(kindOf(each.document), each.document)
      const shelf = await folderOf(dirname(path))
      if (!shelf.ok) return shelf
      const keptIn = each.replaces ? await folderOf(this.removedPlace(path)) : null
      if (keptIn?.ok === false) return keptIn
      placed.push({
        each,
        target: join(shelf.value, basename(path)),
        kept: keptIn && join(keptIn.value, basename(path)),
      })
    }
    for (const { kind, pack, slug } of remove) {
      if (!isSlug(slug) || (pack !== undefined && !isSlug(pack))) return refused('path-outside', { path: slug })
      const path = pathOf(kind, { slug, pack: pack ?? '' })
      const [shelf, keptIn] = [await folderOf(dirname(path)), await folderOf(this.removedPlace(path))]
      if (!shelf.ok) return shelf
      if (!keptIn.ok) return keptIn
      this.removing.push({
        target: join(shelf.value, basename(path)),
        kept: await freePath(join(keptIn.value, basename(path))),
      })
    }
    const write = async ({ each, target, kept }: (typeof placed)[number]): Promise<void> => {
      const temporary = await writeBeside(target, documentText(each.document))
      this.temporaries.add(temporary)
      const free = kept && (await freePath(kept))
      if (free) await secondName(target, free)
      this.written.push({ ...each, temporary, target, kept: free })
      this.ways.progress(this.written.length, placed.length)
    }
    // The others under way are waited for, so that what they have written can be cleared away.
    const failed: unknown[] = []
    let cancelled = false
    const unlessOver = async (each: (typeof placed)[number]) => {
      cancelled ||= this.ways.isCancelled()
      if (!cancelled && failed.length === 0) await write(each).catch((error: unknown) => failed.push(error))
    }
    await sideBySide(placed, unlessOver, atOnce)
    if (failed.length > 0) throw failed[0]
    return cancelled ? refused('library-change-cancelled') : undefined
  }

  /** Names alone: nothing that it does needs room, but for the note of them. */
  async commit(journals: readonly Naming[]): Promise<readonly Step[]> {
    const put = this.written.map(({ temporary, target, kept }) => ({ from: temporary, to: target, kept }))
    const removed = this.removing.map(({ target, kept }) => ({ from: target, to: kept }))
    const namings: readonly Naming[] = [...journals, ...put, ...removed]
    for (const { from } of journals) this.temporaries.add(from)
    const give = async () => {
      for (const { from, to, kept } of [...journals, ...put]) {
        if (kept) await rename(from, to)
        else await appearAs(from, to)
        this.undone.push(() => (kept ? rename(kept, to) : rm(to, { force: true })))
      }
      for (const { from, to } of removed) {
        await rename(from, to)
        this.undone.push(() => rename(to, from))
      }
      await this.clearAway()
    }
    await withNote(this.folder, namings, give, () => this.leaveAsItIs())
    return this.steps()
  }

  private async steps(): Promise<readonly Step[]> {
    const put = await sideBySide(this.written, async ({ target, kept }): Promise<Step> => {
      return { is: kept === null ? 'added' : 'replaced', target, kept, mark: await markOf(target) }
    })
    return [...put, ...this.removing.map(({ target, kept }): Step => ({ is: 'removed', target, kept, mark: '' }))]
  }

  async takeBack(): Promise<void> {
    for (const undo of this.undone.toReversed()) await undo().catch(instead(undefined))
    const kept = [...this.written, ...this.removing].flatMap((each) => each.kept ?? [])
    const ofWritten = this.written.flatMap((each) => each.kept ?? [])
    for (const path of ofWritten) await rm(path, { force: true }).catch(instead(undefined))
    await clearEmpty(kept)
  }

  /** For the next start, which goes on. */
  private leaveAsItIs(): void {
    for (const list of [this.undone, this.written, this.removing]) list.length = 0
    this.temporaries.clear()
  }

  async clearAway(): Promise<void> {
    await sideBySide([...this.temporaries], (temporary) => rm(temporary, { force: true }), atOnce)
    this.temporaries.clear()
  }

  private removedPlace(path: string): string {
    return `${removedFolder}/${this.stamp}/${dirname(path)}`
  }
}

/** Drives without second names get a copy. */
async function secondName(path: string, other: string): Promise<void> {
  await link(path, other).catch(async (error: unknown) => {
    if (systemCode(error) === undefined || systemCode(error) === 'EEXIST') throw error
    await copyFile(path, other)
  })
}

/** Two things that are taken away in one second. */
async function freePath(path: string): Promise<string> {
  for (let count = 1; ; count++) {
    const free = count === 1 ? path : `${path}.${count}`
    if ((await markOf(free)) === '') return free
  }
}

/** `''`: there is no such file. */
async function markOf(path: string): Promise<string> {
  return stat(path, { bigint: true }).then((found) => stampOf(found).mark, instead('', 'ENOENT', 'ENOTDIR'))
}

/** Folders of removed things that hold none any more. */
async function clearEmpty(files: readonly string[]): Promise<void> {
  for (const folder of new Set(files.map((path) => dirname(path)))) {
    for (let at = folder, up = 0; up < 4 && basename(at) !== removedFolder; at = dirname(at), up++) {
      const isGone = await rmdir(at).then(() => true, instead(false))
      if (!isGone) break
    }
  }
}
