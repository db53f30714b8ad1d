import { join } from 'node:path'
import type { Disk } from './disk'

type Later = (ms: number, run: () => void) => () => void

const afterTimeout: Later = (ms, run) => {
  const timer = setTimeout(run, ms)
  return () => clearTimeout(timer)
}

/** Writes a file on the disk of a journal that is there whole or not at all: temporary name, sync, rename, sync of the folder. */
export async function writeWholeOn(
  disk: Disk,
  folder: string,
  name: string,
  bytes: Uint8Array,
  later = afterTimeout,
): Promise<void> {
  const temporary = await clearPlace(disk, folder, `${name}.part`)
  const file = await disk.create(temporary)
  try {
    await file.append(bytes)
    await file.sync()
  } finally {
    await file.close()
  }
  await renamePatiently(disk, temporary, join(folder, name), later)
  await disk.syncFolder(folder)
}

/** What Windows answers while a virus scanner or an indexer has just opened the file. */
const momentary = new Set(['EPERM', 'EACCES', 'EBUSY'])
const pausesMs = [10, 40, 160, 640]

/** Renames, and tries again for most of a second where somebody else has the file for a moment. */
export async function renamePatiently(
  disk: Pick<Disk, 'rename'>,
  from: string,
  to: string,
  later = afterTimeout,
): Promise<void> {
  for (const pause of pausesMs) {
    try {
      return await disk.rename(from, to)
    } catch (error) {
      if (!momentary.has(codeOf(error) ?? '')) throw error
      await new Promise<void>((resolve) => later(pause, resolve))
    }
  }
  await disk.rename(from, to)
}

/** As many folders may bear our names before we give up. */
const mostNames = 100

/** A place for a new file: what a crash left there is removed. Where a folder bears the name, the next number is taken. */
export async function clearPlace(disk: Disk, folder: string, name: string): Promise<string> {
  for (let number = 1; ; number++) {
    const path = join(folder, number === 1 ? name : `${name}-${number}`)
    try {
      await disk.remove(path)
      return path
    } catch (error) {
      if (isMissing(error)) return path
      if (!isFolder(error) || number === mostNames) throw error
    }
  }
}

function isFolder(error: unknown): boolean {
  return codeOf(error) === 'ERR_FS_EISDIR' || codeOf(error) === 'EISDIR'
}

function codeOf(error: unknown): string | undefined {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : undefined
}

export function isMissing(error: unknown): boolean {
  return codeOf(error) === 'ENOENT'
}

export function isTaken(error: unknown): boolean {
  return codeOf(error) === 'EEXIST'
}

/** `journal.torn-1.jsonl`, or the next number that is free. */
export async function freeName(disk: Disk, folder: string, stem: string, ending: string): Promise<string> {
  const taken = new Set(await disk.list(folder))
  for (let number = 1; ; number++) {
    const name = `${stem}-${number}${ending}`
    if (!taken.has(name)) return name
  }
}
