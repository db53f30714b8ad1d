import { randomBytes } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { lstat, mkdir, open, readdir, readFile, realpath, rename, rm, rmdir, stat, writeFile } from 'node:fs/promises'
import { basename, dirname, isAbsolute, join } from 'node:path'
import { done, refused, type Result } from '#shared/kernel/result'
import { instead } from '../disk-refusal'
import { socketLocks, type Locks } from '../journal/lock'
import { syncFolder } from '../lasting-names'
import { sideBySide } from '../turns'
import { folderInside, folderRefusal, isThere, isWithin, makeNewFolder } from './place'
import { readFileText, writeNew, writeWhole } from './plain-file'
import { shelves } from './shelves'

/**
 * Copies a library to a folder that is missing or empty, whole or not at all: it is put together beside the target and
 * renamed when the last byte is on disk. Links and special files stay behind. Disk failures are thrown.
 */
export async function copyLibrary(from: string, to: string, unfinished: UnfinishedCopies): Promise<Result<null>> {
  const problem = await folderRefusal(from)
  if (problem && problem.code !== 'library-read-only') return problem
  const parent = await realpath(dirname(to)).catch(instead(null, 'ENOENT'))
  if (parent === null) return refused('library-missing', { folder: dirname(to) })
  const [source, target] = [await realpath(from), join(parent, basename(to))]
  if (isWithin(source, target) || isWithin(target, source)) return refused('library-inside-itself')
  if (!(await isMissingOrEmpty(target))) return refused('library-target-filled', { folder: to })

  return unfinished.during(target, async (beside) => {
    const unmade = await makeNewFolder(beside, to)
    if (unmade) return unmade
    try {
      await fillFolder(source, beside)
      await rmdir(target).catch(instead(null, 'ENOENT'))
      await rename(beside, target)
      await syncFolder(parent)
    } catch (error) {
      await rm(beside, { recursive: true, force: true })
      throw error
    }
    return done(null)
  })
}

/** Copies what lies in one folder into another, which is there and empty. */
async function fillFolder(from: string, to: string): Promise<void> {
  const entries = await readdir(from, { withFileTypes: true })
  for (const { name } of entries.filter((entry) => entry.isDirectory())) {
    await mkdir(join(to, name))
    await fillFolder(join(from, name), join(to, name))
  }
  const files = entries.filter((entry) => entry.isFile())
  await sideBySide(files, (entry) => copyLasting(join(from, entry.name), join(to, entry.name)), 8)
  await syncFolder(to)
}

/** Content alone: a file that is not to be written to would otherwise not let itself be flushed. */
async function copyLasting(from: string, to: string): Promise<void> {
  const handle = await open(to, 'wx')
  try {
    await handle.writeFile(createReadStream(from))
    await handle.sync()
  } finally {
    await handle.close()
  }
}

async function isMissingOrEmpty(folder: string): Promise<boolean> {
  try {
    return (await stat(folder)).isDirectory() && (await readdir(folder)).length === 0
  } catch (error) {
    return instead(true, 'ENOENT')(error)
  }
}

/** Is in a library while the starters are copied, so that an interrupted start is continued. */
const unfinishedMark = '.laying-starters'

/**
 * Copies the starter ships and scenarios into a library that holds none, or continues where it was interrupted. The
 * folder is made if need be. A file that is there is never replaced. True if anything was copied.
 */
export async function copyStarters(library: string, starterFolder: string): Promise<boolean> {
  await mkdir(library, { recursive: true })
  const mark = join(library, unfinishedMark)
  if (!(await isThere(mark)) && (await holdsDocuments(library))) return false
  await writeFile(mark, '')
  for (const place of await filesBelow(starterFolder, [])) {
    const folder = await folderInside(library, place.slice(0, -1))
    if (!folder.ok) continue
    await writeNew(join(folder.value, place.at(-1)!), await readFile(join(starterFolder, ...place)))
  }
  await rm(mark, { force: true })
  return true
}

async function holdsDocuments(library: string): Promise<boolean> {
  for (const shelf of Object.values(shelves)) {
    const files = await filesBelow(join(library, shelf.folder), [])
    if (files.length > 0) return true
  }
  return false
}

/** Paths of plain files under a folder, hidden ones left out, in order. */
async function filesBelow(folder: string, place: readonly string[]): Promise<readonly (readonly string[])[]> {
  const files: (readonly string[])[] = []
  const entries = await readdir(join(folder, ...place), { withFileTypes: true }).catch(instead([], 'ENOENT', 'ENOTDIR'))
  for (const entry of entries.toSorted((a, b) => (a.name < b.name ? -1 : 1))) {
    if (entry.name.startsWith('.')) continue
    if (entry.isDirectory()) files.push(...(await filesBelow(folder, [...place, entry.name])))
    else if (entry.isFile()) files.push([...place, entry.name])
  }
  return files
}

const noteName = /^unfinished-copy\.([0-9a-f]{8})\.txt$/
/** What is left of a note whose writer was killed before there was anything to clear away. */
const halfNoteName = /^\.(unfinished-copy\.[0-9a-f]{8}\.txt)\.[0-9a-f]{8}\.part$/
const longestPath = 8000

/**
 * Copies of a library under way. A note in the data folder says where each is put together, so that the next start can
 * clear away what a killed program left there. A lock by the name of the note, which goes with the process, says
 * which copy was killed and which is only slow.
 */
export class UnfinishedCopies {
  constructor(
    private readonly dataFolder: string,
    private readonly locks: Locks = socketLocks,
  ) {}

  /** Gives `copy` a path beside `target` to put its folder together at, and to move or remove it from. */
  async during<Value>(target: string, copy: (path: string) => Promise<Result<Value>>): Promise<Result<Value>> {
    const token = randomBytes(4).toString('hex')
    const path = join(dirname(target), `.${basename(target)}.${token}.part`)
    const note = join(this.dataFolder, `unfinished-copy.${token}.txt`)
    const lock = await this.locks.hold(basename(note))
    if (!lock.ok) return lock
    try {
      await mkdir(this.dataFolder, { recursive: true })
      await writeWhole(note, path)
      return await copy(path)
    } finally {
      if (await isGone(path)) await rm(note, { force: true })
      await lock.value.release()
    }
  }

  /** Removes what killed copies left. What cannot be removed now, its drive being elsewhere, is tried at the next start. */
  async clear(): Promise<void> {
    const names = await readdir(this.dataFolder).catch(() => [])
    for (const name of names) {
      const token = noteName.exec(name)?.[1]
      const half = halfNoteName.exec(name)?.[1]
      if (token !== undefined) await this.clearOne(join(this.dataFolder, name), token).catch(instead(undefined))
      if (half !== undefined) await this.clearHalf(join(this.dataFolder, name), half).catch(instead(undefined))
    }
  }

  private async clearHalf(path: string, noteName: string): Promise<void> {
    const lock = await this.locks.hold(noteName)
    if (!lock.ok) return
    await rm(path, { force: true }).finally(lock.value.release)
  }

  private async clearOne(note: string, token: string): Promise<void> {
    const read = await readFileText(note, longestPath)
    // Only a folder of the very name that a copy gives: the note may have been written by anyone.
    if (!read.ok || !isAbsolute(read.value.text) || !basename(read.value.text).endsWith(`.${token}.part`)) return
    const path = read.value.text
    const lock = await this.locks.hold(basename(note))
    if (!lock.ok) return
    try {
      // Not there: its drive may be elsewhere today, so the note stays.
      if (!(await lstat(path)).isDirectory()) return
      await rm(path, { recursive: true })
      await rm(note, { force: true })
    } finally {
      await lock.value.release()
    }
  }
}

/** Whether nothing has the name any more; not so where its folder is gone too. */
async function isGone(path: string): Promise<boolean> {
  const names = await readdir(dirname(path)).catch(() => null)
  return names !== null && !names.includes(basename(path))
}
