import { randomBytes } from 'node:crypto'
import { constants } from 'node:fs'
import { link, lstat, open, realpath, rename, rm, type FileHandle } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { done, refused, type Result } from '#shared/kernel/result'
import { instead, systemCode } from '../disk-refusal'
import { renamePatiently, syncFolder } from '../lasting-names'
import { isWithin } from './place'

/** Distinguishes one state of a file from the next without reading it. */
export interface FileStamp {
  readonly size: number
  readonly mark: string
}

export interface FileText {
  readonly text: string
  readonly stamp: FileStamp
}

/** `O_NONBLOCK`: opening a pipe that nobody writes to returns at once. Windows has neither flag. */
const carefully = constants.O_RDONLY | (constants.O_NONBLOCK ?? 0) | (constants.O_NOFOLLOW ?? 0)

const reasons: Readonly<Record<string, string>> = {
  ELOOP: 'file-link-broken',
  ENOENT: 'file-missing',
  ENOTDIR: 'file-missing',
  EACCES: 'file-not-allowed',
  EPERM: 'file-not-allowed',
  EISDIR: 'file-not-plain',
  ENXIO: 'file-not-plain',
}

/**
 * The text of one plain file, at most `limitBytes` long; a longer one is not read at all. With `within`, links are
 * followed only as far as they stay in that folder (given with its own links resolved).
 */
export async function readFileText(path: string, limitBytes: number, within?: string): Promise<Result<FileText>> {
  try {
    const real = await realpath(path)
    if (within !== undefined && !isWithin(within, real)) return refused('file-link-outside')
    const handle = await open(real, carefully)
    try {
      return await readHandle(handle, limitBytes)
    } finally {
      await handle.close()
    }
  } catch (error) {
    const code = systemCode(error)
    if (code === undefined) throw error
    const isLink = code === 'ENOENT' && (await lstat(path).catch(instead(null)))?.isSymbolicLink() === true
    if (isLink) return refused('file-link-broken')
    return refused(reasons[code] ?? 'disk-trouble', { error: code })
  }
}

async function readHandle(handle: FileHandle, limitBytes: number): Promise<Result<FileText>> {
  const stat = await handle.stat({ bigint: true })
  if (!stat.isFile()) return refused('file-not-plain')
  const stamp = stampOf(stat)
  if (stamp.size > limitBytes) return refused('document-too-large', { size: stamp.size, limit: limitBytes })
  const bytes = Buffer.alloc(stamp.size + 1)
  let length = 0
  for (let read = 1; read > 0 && length < bytes.length; length += read) {
    read = (await handle.read(bytes, length, bytes.length - length, length)).bytesRead
  }
  if (length !== stamp.size) return refused('file-changing')
  return decoded(bytes.subarray(0, length), stamp)
}

function decoded(bytes: Uint8Array, stamp: FileStamp): Result<FileText> {
  try {
    return done({ text: new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes), stamp })
  } catch {
    const text = new TextDecoder().decode(bytes)
    return refused('document-not-text', { line: text.slice(0, text.indexOf('\uFFFD')).split('\n').length })
  }
}

export function stampOf(stat: { size: bigint; mtimeNs: bigint; ctimeNs: bigint; ino: bigint }): FileStamp {
  return { size: Number(stat.size), mark: `${stat.size} ${stat.mtimeNs} ${stat.ctimeNs} ${stat.ino}` }
}

/** Hidden, and with an ending that nothing in a library has: what a crash leaves behind is never read as a document. */
const temporaryEnding = '.part'

/** Replaces or makes a file so that it is whole at any moment: temp file, fsync, rename, fsync of the folder. */
export async function writeWhole(path: string, content: string | Uint8Array): Promise<void> {
  const temporary = await writeBeside(path, content)
  try {
    await renamePatiently({ rename }, temporary, path)
  } catch (error) {
    await rm(temporary, { force: true })
    throw error
  }
  await syncFolder(dirname(path))
}

/** Makes a file that must not be there yet; false if it is. As whole and as lasting as `writeWhole`. */
export async function writeNew(path: string, content: string | Uint8Array): Promise<boolean> {
  const temporary = await writeBeside(path, content)
  try {
    await appearAs(temporary, path)
  } catch (error) {
    if (systemCode(error) === 'EEXIST') return false
    throw error
  } finally {
    await rm(temporary, { force: true })
  }
  await syncFolder(dirname(path))
  return true
}

/** Writes a file under a hidden name beside its place, to the disk; its path. */
export async function writeBeside(path: string, content: string | Uint8Array): Promise<string> {
  const temporary = join(dirname(path), `.${basename(path)}.${randomBytes(4).toString('hex')}${temporaryEnding}`)
  const handle = await open(temporary, 'wx')
  try {
    await handle.writeFile(content)
    await handle.sync()
  } catch (error) {
    await handle.close()
    await rm(temporary, { force: true })
    throw error
  }
  await handle.close()
  return temporary
}

/** A second name is refused where the first exists, a rename is not. Drives without second names claim the place first. */
export async function appearAs(temporary: string, path: string): Promise<void> {
  try {
    await link(temporary, path)
  } catch (error) {
    if (systemCode(error) === 'EEXIST') throw error
    const claim = await open(path, 'wx')
    await claim.close()
    try {
      await rename(temporary, path)
    } catch (failed) {
      await rm(path, { force: true })
      throw failed
    }
  }
}
