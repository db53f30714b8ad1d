import { open } from 'node:fs/promises'
import { systemCode } from './disk-refusal'

export type Later = (ms: number, run: () => void) => () => void

export const afterTimeout: Later = (ms, run) => {
  const timer = setTimeout(run, ms)
  return () => clearTimeout(timer)
}

/** What Windows answers while a virus scanner or an indexer has just opened the file. */
const momentary = new Set(['EPERM', 'EACCES', 'EBUSY'])
const pausesMs = [10, 40, 160, 640]

interface Renames {
  /** Replaces what already has the name. */
  rename(from: string, to: string): Promise<void>
}

/** Renames, and tries again for most of a second where somebody else has the file for a moment. */
export async function renamePatiently(disk: Renames, from: string, to: string, later = afterTimeout): Promise<void> {
  for (const pause of pausesMs) {
    try {
      return await disk.rename(from, to)
    } catch (error) {
      if (!momentary.has(systemCode(error) ?? '')) throw error
      await new Promise<void>((resolve) => later(pause, resolve))
    }
  }
  await disk.rename(from, to)
}

/** What drives over a network answer that sync files and not folders. */
const cannotSyncFolders = new Set(['EINVAL', 'ENOTSUP', 'EOPNOTSUPP', 'ENOSYS'])

/** Makes new, removed and renamed names in a folder last. Windows cannot sync a folder and does not need to. */
export async function syncFolder(folder: string): Promise<void> {
  if (process.platform === 'win32') return
  const handle = await open(folder, 'r')
  try {
    await handle.sync()
  } catch (error) {
    if (!cannotSyncFolders.has(systemCode(error) ?? '')) throw error
  } finally {
    await handle.close()
  }
}
