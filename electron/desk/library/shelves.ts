import type { Dirent } from 'node:fs'
import { readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { SetAside } from '#shared/bridge/table-window'
import type { DocumentKind, LibraryDocument } from '#shared/documents/formats'
import type { PackId } from '#shared/kernel/ids'
import { refused, type Refusal, type Result } from '#shared/kernel/result'
import type { RulesPack } from '#shared/rules/pack/rules-pack'
import { instead, systemCode } from '../disk-refusal'
import { sideBySide } from '../turns'
import { resolvedInside } from './place'

export type ShelfKind = DocumentKind

/** Where the documents of one kind stand and how their files are called. */
export interface Shelf {
  readonly kind: ShelfKind
  readonly folder: string
  readonly ending: string
  /** `ships/<pack>/`: one folder for each rules pack. */
  readonly byPack: boolean
}

export const shelves: Readonly<Record<ShelfKind, Shelf>> = {
  ship: { kind: 'ship', folder: 'ships', ending: '.ship.json', byPack: true },
  scenario: { kind: 'scenario', folder: 'scenarios', ending: '.scenario.json', byPack: false },
  deck: { kind: 'deck', folder: 'decks', ending: '.deck.json', byPack: false },
}

/** The folders of a library that hold no documents: played games, prints, removed documents. */
export const gamesFolder = 'games'
export const printsFolder = 'prints'
export const removedFolder = 'removed'

/** Every folder that a library keeps its things in. */
export const libraryFolders: readonly string[] = [
  ...Object.values(shelves).map(({ folder }) => folder),
  gamesFolder,
  printsFolder,
  removedFolder,
]

/** The rules packs of this program, by id. */
export type FindPack = (id: PackId) => Pick<RulesPack, 'checkShip' | 'checkSetup'> | undefined

/** More than any club has; a folder of a hundred thousand files is a mistake and must not stop the program. */
const mostFiles = 5000

export interface Shelved {
  readonly documents: readonly LibraryDocument[]
  readonly setAside: readonly SetAside[]
  /** Absolute paths of all files that were looked at. */
  readonly paths: readonly string[]
}

/** Reads one document file: its place in the library, and its name without the ending. */
export type ReadShelved = (place: string, slug: string, pack: string | null) => Promise<Result<LibraryDocument>>

/** Everything on one shelf of the library. What cannot be read is listed with its reason and stays where it is. */
export async function scanShelf(library: string, shelf: Shelf, read: ReadShelved): Promise<Shelved> {
  const found: { place: string; name: string; pack: string | null }[] = []
  const setAside: SetAside[] = []
  const top = await entriesOf(library, shelf.folder, setAside)
  for (const entry of top) {
    const place = `${shelf.folder}/${entry.name}`
    if (!shelf.byPack || !(await leadsToFolder(library, place, entry))) {
      const misplaced = shelf.byPack && entry.name.endsWith(shelf.ending)
      if (misplaced) setAside.push(aside(place, refused('file-misplaced', { belongs: `${shelf.folder}/<rules>/` })))
      else if (!shelf.byPack) found.push({ place, name: entry.name, pack: null })
      continue
    }
    const pack = entry.name
    for (const file of await entriesOf(library, place, setAside)) {
      found.push({ place: `${place}/${file.name}`, name: file.name, pack })
    }
  }
  const documents: LibraryDocument[] = []
  const looked = await sideBySide(found, async ({ place, name, pack }) => {
    if (!name.endsWith('.json')) return undefined
    if (!name.endsWith(shelf.ending)) return refused('file-ending-unknown')
    return read(place, name.slice(0, -shelf.ending.length), pack)
  })
  looked.forEach((result, i) => {
    if (result?.ok) documents.push(result.value)
    else if (result) setAside.push(aside(found[i]!.place, result))
  })
  return { documents, setAside, paths: found.map(({ place }) => join(library, place)) }
}

export function aside(path: string, { code, values }: Refusal): SetAside {
  return { path, reason: { code, values } }
}

/** A folder's entries by name; none if it is missing, and a reason if it cannot be read. Hidden documents get a reason too. */
async function entriesOf(library: string, place: string, setAside: SetAside[]): Promise<readonly Dirent[]> {
  try {
    const real = await resolvedInside(library, place.split('/'))
    if (real === null) {
      setAside.push(aside(place, refused('file-link-outside')))
      return []
    }
    const all = (await readdir(real, { withFileTypes: true })).toSorted((a, b) => (a.name < b.name ? -1 : 1))
    const hidden = all.filter(({ name }) => isHiddenDocument(name)).slice(0, mostFiles)
    setAside.push(...hidden.map(({ name }) => aside(`${place}/${name}`, refused('file-name-hidden'))))
    const entries = all.filter(({ name }) => !name.startsWith('.'))
    if (entries.length > mostFiles) setAside.push(aside(place, refused('folder-too-full', { limit: mostFiles })))
    return entries.slice(0, mostFiles)
  } catch (error) {
    const code = systemCode(error)
    if (code === undefined) throw error
    if (code !== 'ENOENT') setAside.push(aside(place, refused(folderReasons[code] ?? 'disk-trouble', { error: code })))
    return []
  }
}

/** `._mikasa.ship.json` is what a Mac keeps beside a file on a foreign drive. */
function isHiddenDocument(name: string): boolean {
  const isDocument = Object.values(shelves).some(({ ending }) => name.endsWith(ending))
  return isDocument && name.startsWith('.') && !name.startsWith('._')
}

const folderReasons: Readonly<Record<string, string>> = {
  EACCES: 'file-not-allowed',
  EPERM: 'file-not-allowed',
  ELOOP: 'file-link-broken',
  ENOTDIR: 'file-not-folder',
}

/** A link counts as a folder unless it leads to a file, so that one which leads nowhere is named with its reason. */
async function leadsToFolder(library: string, place: string, entry: Dirent): Promise<boolean> {
  if (!entry.isSymbolicLink()) return entry.isDirectory()
  return (await stat(join(library, place)).catch(instead(null)))?.isDirectory() ?? true
}
