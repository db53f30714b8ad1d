import { constants } from 'node:fs'
import { access, mkdir, realpath, stat } from 'node:fs/promises'
import { dirname, isAbsolute, join, relative, sep } from 'node:path'
import { done, refused, type Refusal, type Result } from '#shared/kernel/result'
import { instead, systemCode } from '../disk-refusal'

/** Names that Windows keeps for devices, with any ending: a library must be portable between systems. */
const reserved = /^(con|prn|aux|nul|com[0-9¹²³]|lpt[0-9¹²³])(\.|$)/i

/** A file or folder name that means the same on every system. */
export function isPlainName(name: string): boolean {
  if (name === '' || name === '.' || name === '..' || name.length > 200) return false
  if (/[\p{Cc}\p{Cs}<>:"/\\|?*]/u.test(name)) return false
  return !/[. ]$/.test(name) && !reserved.test(name)
}

/** The parts of a path inside the library, `/` between them, or `null` if it could lead anywhere else. `''` is the library. */
export function placeInside(path: string): readonly string[] | null {
  if (path === '') return []
  const parts = path.split('/')
  return parts.every(isPlainName) ? parts : null
}

/** True if `path` is `folder` or lies below it. Both as they are, links not followed. */
export function isWithin(folder: string, path: string): boolean {
  const way = relative(folder, path)
  return way === '' || (way !== '..' && !way.startsWith(`..${sep}`) && !isAbsolute(way))
}

/** The absolute path of a place in the library with every link followed, or `null` if that leaves the library. */
export async function resolvedInside(folder: string, parts: readonly string[]): Promise<string | null> {
  const [root, real] = await Promise.all([realpath(folder), realpath(join(folder, ...parts))])
  return isWithin(root, real) ? real : null
}

/** A folder in the library, made if it is missing; refused where a link leads out. Disk failures are thrown. */
export async function folderInside(folder: string, parts: readonly string[]): Promise<Result<string>> {
  for (let depth = 1; depth <= parts.length; depth += 1) {
    const upTo = parts.slice(0, depth)
    await mkdir(join(folder, ...upTo)).catch(instead(undefined, 'EEXIST'))
    if ((await resolvedInside(folder, upTo)) === null) return refused('file-link-outside', { path: upTo.join('/') })
  }
  return done(join(folder, ...parts))
}

/** What is wrong with a library folder, or null. `library-read-only` is the one that still lets it be read. */
export async function folderRefusal(folder: string): Promise<Refusal | null> {
  try {
    if (!(await stat(folder)).isDirectory()) return refused('library-not-a-folder', { folder })
    await access(folder, constants.R_OK | constants.X_OK)
  } catch (error) {
    const code = systemCode(error)
    if (code === undefined) throw error
    return refused(code === 'EACCES' || code === 'EPERM' ? 'library-not-allowed' : 'library-missing', { folder })
  }
  const canBeWritten = await access(folder, constants.W_OK).then(
    () => true,
    () => false,
  )
  return canBeWritten ? null : refused('library-read-only', { folder })
}

/**
 * Makes a folder and those above it that are missing; failures are thrown. One by one: Node's own way never ends where the
 * system lets nobody make a folder, as in `/proc`.
 */
export async function makeFolders(folder: string): Promise<void> {
  try {
    await mkdir(folder)
  } catch (error) {
    const code = systemCode(error)
    if (code === 'EEXIST' && (await stat(folder)).isDirectory()) return
    if (code !== 'ENOENT' || dirname(folder) === folder) throw error
    await makeFolders(dirname(folder))
    await mkdir(folder)
  }
}

/**
 * Makes one folder, for what is to lie at `named`. Says so where there is nothing to make it in, and where the system lets
 * nobody make one, as in `/proc`. Other failures of the disk are thrown.
 */
export async function makeNewFolder(path: string, named = path): Promise<Refusal | null> {
  try {
    await mkdir(path)
    return null
  } catch (error) {
    if (systemCode(error) !== 'ENOENT') throw error
    const parent = await stat(dirname(path)).catch(() => null)
    return refused(parent ? 'library-folder-unmade' : 'library-missing', { folder: named })
  }
}

/** True if something has this name. */
export async function isThere(path: string): Promise<boolean> {
  return (await stat(path).catch(instead(null, 'ENOENT'))) !== null
}
