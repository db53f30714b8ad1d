import { readdir } from 'node:fs/promises'
import { gzip } from 'node:zlib'
import { promisify } from 'node:util'
import { readPageFile } from '../page/page-files'

interface StoredFile {
  readonly type: string
  readonly keep: string
  readonly bytes: Uint8Array
  /** Where that is smaller. */
  readonly zipped: Uint8Array | null
}

/** The pages of a companion by their address, read once: no other file can be reached by any path. */
export type PageStore = ReadonlyMap<string, StoredFile>

const zip = promisify(gzip)

export async function readPageStore(folder: string): Promise<PageStore> {
  const names = await readdir(folder, { recursive: true })
  const files = names.map(async (name) => {
    const path = `/${name.replaceAll('\\', '/')}`
    const file = await readPageFile(folder, path)
    if (!file) return []
    const zipped = await zip(file.bytes, { level: 9 })
    const stored = { ...file, zipped: zipped.length < file.bytes.length * 0.9 ? zipped : null }
    return [[path === '/companion.html' ? '/' : path, stored] as const]
  })
  return new Map((await Promise.all(files)).flat())
}
