import { lstat, mkdir, readdir, rm } from 'node:fs/promises'
import { basename, dirname, isAbsolute, join } from 'node:path'
import { randomBytes } from 'node:crypto'
import type { Result } from '#shared/kernel/result'
import { instead } from '../disk-refusal'
import { socketLocks, type Locks } from '../journal/lock'
import { readFileText } from './read-file'
import { writeWhole } from './write-file'

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
