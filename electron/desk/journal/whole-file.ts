import { join } from 'node:path'
import { systemCode } from '../disk-refusal'
import { afterTimeout, renamePatiently } from '../lasting-names'
import type { Disk, DiskFile } from './disk'

const temporaryEnding = '.part'
/** Read and written at a time. */
const copiedBytes = 4 * 1024 * 1024

/** Whether a file is from a write that did not finish. */
export function isTemporary(name: string): boolean {
  return name.endsWith(temporaryEnding)
}

/** Writes a file on the disk of a journal that is there whole or not at all: temporary name, sync, rename, sync of the folder. */
export async function writeWholeOn(
  disk: Disk,
  folder: string,
  name: string,
  bytes: Uint8Array,
  later = afterTimeout,
): Promise<void> {
  await writeBeside(disk, folder, name, (file) => file.append(bytes), later)
}

/** Copies one file of a folder, of whatever size, to a name of its own. */
export async function copyWholeOn(
  disk: Disk,
  folder: string,
  from: string,
  name: string,
  later = afterTimeout,
): Promise<void> {
  const copy = async (file: DiskFile) => {
    for (let at = 0; ; at += copiedBytes) {
      const part = await disk.readPart(join(folder, from), at, copiedBytes)
      if (part.length > 0) await file.append(part)
      if (part.length < copiedBytes) return
    }
  }
  await writeBeside(disk, folder, name, copy, later)
}

async function writeBeside(
  disk: Disk,
  folder: string,
  name: string,
  write: (file: DiskFile) => Promise<void>,
  later: typeof afterTimeout,
): Promise<void> {
  const temporary = await clearPlace(disk, folder, `${name}${temporaryEnding}`)
  const file = await disk.create(temporary)
  try {
    await write(file)
    await file.sync()
  } finally {
    await file.close()
  }
  await renamePatiently(disk, temporary, join(folder, name), later)
  await disk.syncFolder(folder)
}

/** So many folders may have our names before we give up. */
const mostNames = 100

/** A place for a new file: what a crash left there is removed. Where a folder has that name the next number is used. */
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

export function isFolder(error: unknown): boolean {
  return systemCode(error) === 'ERR_FS_EISDIR' || systemCode(error) === 'EISDIR'
}

export function isMissing(error: unknown): boolean {
  return systemCode(error) === 'ENOENT'
}

export function isTaken(error: unknown): boolean {
  return systemCode(error) === 'EEXIST'
}

/** `journal.torn-1.jsonl`, or the next number that is free. */
export async function freeName(disk: Disk, folder: string, stem: string, ending: string): Promise<string> {
  const taken = new Set(await disk.list(folder))
  for (let number = 1; ; number++) {
    const name = `${stem}-${number}${ending}`
    if (!taken.has(name)) return name
  }
}
