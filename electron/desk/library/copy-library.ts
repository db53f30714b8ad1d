import { createReadStream } from 'node:fs'
import { mkdir, open, readdir, realpath, rename, rm, rmdir, stat } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { done, refused, type Result } from '#shared/kernel/result'
import { instead } from '../disk-refusal'
import { syncFolder } from '../lasting-names'
import { sideBySide } from '../turns'
import { folderRefusal, isWithin, makeNewFolder } from './place'
import type { UnfinishedCopies } from './unfinished-copies'

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
