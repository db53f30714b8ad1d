import { randomBytes } from 'node:crypto'
import type { Stats } from 'node:fs'
import { lstat, readdir, readFile, rename, rm } from 'node:fs/promises'
import { basename, dirname, join, relative, sep } from 'node:path'
import { z } from 'zod'
import { readJson, type JsonLimits } from '#shared/json/json-text'
import { instead } from '../disk-refusal'
import { socketLocks } from '../journal/lock'
import { syncFolder } from '../lasting-names'
import { placeInside, resolvedInside } from './place'
import { readFileText, writeWhole } from './plain-file'
import { libraryFolders, removedFolder } from './shelves'

/** A file that gets another name. `kept`: where the one lies whose place it takes; without it the name must be free. */
export interface Naming {
  readonly from: string
  readonly to: string
  readonly kept?: string | null | undefined
}

/** From, to, and where the one before it is kept: places in the library. */
const noted = z.array(z.union([z.tuple([z.string(), z.string()]), z.tuple([z.string(), z.string(), z.string()])]))
type Noted = z.output<typeof noted>[number]
const noteName = /^\.naming\.[0-9a-f]{8}\.json$/
const limits: JsonLimits = { characters: 8_000_000, depth: 3, values: 60_000, textLength: 1000 }

/**
 * Gives files their names, all of them even if the program is killed in the midst of it: a note in the library, which is on
 * the disk before the first name is given, lets the next start go on. Where `give` fails the note is taken back, so that
 * what was done can be undone; `stays` is called where that fails too. The lock says that a note is still being worked
 * on, and goes with the process.
 */
export async function withNote(
  folder: string,
  namings: readonly Naming[],
  give: () => Promise<void>,
  stays: () => void,
): Promise<void> {
  const note = join(folder, `.naming.${randomBytes(4).toString('hex')}.json`)
  const lock = await socketLocks.hold(basename(note))
  const place = (path: string) => relative(folder, path).split(sep).join('/')
  const places = namings.map(({ from, to, kept }) => [from, to, ...(kept ? [kept] : [])].map(place))
  const withdraw = () =>
    rm(note, { force: true })
      .then(() => syncFolder(folder))
      .then(() => true, instead(false))
  try {
    const folders = foldersOf(folder, places.flat())
    await syncFolders(folders)
    await writeWhole(note, JSON.stringify(places))
    await give()
    await syncFolders(folders).catch(instead(undefined))
    await withdraw()
  } catch (error) {
    if (!(await withdraw())) stays()
    throw error
  } finally {
    if (lock.ok) await lock.value.release()
  }
}

/** Goes on where killed programs were giving names. What cannot be done now, its disk being full or gone, waits for another start. */
export async function finishNamings(folder: string): Promise<void> {
  const names = await readdir(folder).catch(instead([]))
  for (const name of names.filter((each) => noteName.test(each))) {
    const lock = await socketLocks.hold(name)
    if (!lock.ok) continue
    await finish(folder, join(folder, name)).catch(instead(undefined)).finally(lock.value.release)
  }
}

async function finish(folder: string, note: string): Promise<void> {
  const read = await readFileText(note, limits.characters, folder)
  const json = read.ok ? readJson(read.value.text, limits) : read
  const namings = noted.safeParse(json.ok ? json.value : null)
  // Anyone may have written it: one that names a file elsewhere, or takes the place of one, is left alone as a whole.
  if (!namings.success || !namings.data.every(isOurs)) return
  for (const places of namings.data) {
    const [from, to, kept] = await Promise.all(places.map((place) => found(folder, place)))
    if (from?.is && to && kept !== null) await finishOne(from, to, kept)
  }
  const named = namings.data.map(([, to]) => to)
  await syncFolders(foldersOf(folder, named))
  await rm(note)
}

/** From a hidden name beside it, or into the folder of removed things. */
function isOurs(places: Noted): boolean {
  const [from, to, kept] = places
  if (!places.every((place) => (placeInside(place)?.length ?? 0) > 1)) return false
  if (!places.every((place) => libraryFolders.includes(place.split('/')[0]!))) return false
  if (kept !== undefined && !isRemoved(kept)) return false
  const beside =
    dirname(from) === dirname(to) && basename(from).startsWith(`.${basename(to)}.`) && from.endsWith('.part')
  return beside || (isRemoved(to) && kept === undefined)
}

const isRemoved = (place: string) => place.startsWith(`${removedFolder}/`)

interface Found {
  readonly path: string
  /** `null`: nothing has the name. */
  readonly is: Stats | null
}

/** `null` where its folder is not in the library. */
async function found(folder: string, place: string): Promise<Found | null> {
  const parts = place.split('/')
  const parent = await resolvedInside(folder, parts.slice(0, -1)).catch(instead(null, 'ENOENT', 'ENOTDIR'))
  const path = parent && join(parent, parts.at(-1)!)
  return path === null ? null : { path, is: await lstat(path).catch(instead(null, 'ENOENT')) }
}

async function finishOne(from: Found, to: Found, kept: Found | undefined): Promise<void> {
  if (!from.is?.isFile()) return
  // An empty file has claimed the place for it. Of two names of one file the hidden one goes.
  const isFree = to.is === null || (to.is.isFile() && to.is.size === 0)
  if (to.is?.ino === from.is.ino) await rm(from.path)
  else if (isFree || (kept && (await areSame(to, kept)))) await rename(from.path, to.path)
}

async function areSame(one: Found, other: Found): Promise<boolean> {
  if (!one.is?.isFile() || !other.is?.isFile() || one.is.size !== other.is.size) return false
  return one.is.ino === other.is.ino || (await readFile(one.path)).equals(await readFile(other.path))
}

/** Makes the names in these folders last. */
export async function syncFolders(folders: readonly string[]): Promise<void> {
  for (const folder of new Set(folders)) await syncFolder(folder)
}

/** The folders of places in a library, and those that they are in: a new one is a name too. */
function foldersOf(library: string, places: readonly string[]): readonly string[] {
  const folders = new Set([library])
  for (const place of places) {
    for (let at = dirname(place); at !== '.'; at = dirname(at)) folders.add(join(library, at))
  }
  return [...folders]
}
