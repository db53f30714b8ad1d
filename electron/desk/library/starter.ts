import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { instead } from '../disk-refusal'
import { folderInside, isThere } from './place'
import { shelves } from './shelf-kinds'
import { writeNew } from './write-file'

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
