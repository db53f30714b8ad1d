import { join } from 'node:path'
import type { Disk } from './disk'

/** Writes a file that is there whole or not at all: temporary name, sync, rename, sync of the folder. */
export async function writeWhole(disk: Disk, folder: string, name: string, bytes: Uint8Array): Promise<void> {
  const temporary = join(folder, `${name}.part`)
  await removeIfThere(disk, temporary)
  const file = await disk.create(temporary)
  try {
    await file.append(bytes)
    await file.sync()
  } finally {
    await file.close()
  }
  await disk.rename(temporary, join(folder, name))
  await disk.syncFolder(folder)
}

export async function removeIfThere(disk: Disk, path: string): Promise<void> {
  try {
    await disk.remove(path)
  } catch (error) {
    if (!isMissing(error)) throw error
  }
}

export function isMissing(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ENOENT'
}

export function isTaken(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'EEXIST'
}

/** `journal.torn-1.jsonl`, or the next number that is free. */
export async function freeName(disk: Disk, folder: string, stem: string, ending: string): Promise<string> {
  const taken = new Set(await disk.list(folder))
  for (let number = 1; ; number++) {
    const name = `${stem}-${number}${ending}`
    if (!taken.has(name)) return name
  }
}
