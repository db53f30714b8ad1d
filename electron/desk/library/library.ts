import { readdir, realpath, stat } from 'node:fs/promises'
import { basename, join } from 'node:path'
import type { SetAside } from '#shared/bridge/table-window'
import type { DeckDocument } from '#shared/decks/deck-document'
import { documentText, kindOf, pathOf, type LibraryDocument } from '#shared/documents/formats'
import type { ScenarioDocument } from '#shared/documents/scenario'
import type { ShipDocument } from '#shared/documents/ship'
import { documentLimits } from '#shared/json/json-text'
import { readStranger } from '#shared/documents/stranger'
import { done, refused, type Refusal, type Result } from '#shared/kernel/result'
import { sameValue } from '#shared/kernel/same-value'
import { isSlug } from '#shared/kernel/slug'
import { instead, onDisk } from '../disk-refusal'
import { folderInside, folderRefusal, isPlainName, placeInside, resolvedInside } from './place'
import { readFileText, stampOf, writeNew, writeWhole } from './plain-file'
import { gamesFolder, scanShelf, shelves, type FindPack, type ShelfKind } from './shelves'

export interface LibraryContents {
  readonly ships: readonly ShipDocument[]
  readonly scenarios: readonly ScenarioDocument[]
  readonly decks: readonly DeckDocument[]
  readonly setAside: readonly SetAside[]
  /** Names of the game folders. */
  readonly games: readonly string[]
  /** What is wrong with the folder as a whole. */
  readonly problem: Refusal | null
}

/** Where a document has come to lie: its place, and the name of its file. */
interface Kept {
  readonly path: string
  readonly slug: string
}

type DocumentOf<Kind extends ShelfKind> = Extract<LibraryDocument, { readonly format: `spotting-top/${Kind}` }>

/** `mikasa-2` … `mikasa-99`. */
const mostNamesakes = 99

/** The documents in one folder on disk. It holds nothing that the disk does not; a cache saves reading what is unchanged. */
export class Library {
  private readonly cache = new DocumentCache()

  constructor(
    readonly folder: string,
    private readonly findPack: FindPack,
  ) {}

  /** Everything that can be read, and everything that cannot with its reason. Never refused: the folder's own trouble is named. */
  async list(): Promise<LibraryContents> {
    const problem = await folderRefusal(this.folder)
    if (problem && problem.code !== 'library-read-only') return { ...empty, problem }
    const root = await realpath(this.folder)
    const kinds = [shelves.ship, shelves.scenario, shelves.deck]
    const read = (kind: ShelfKind) => (place: string, slug: string, pack: string | null) =>
      this.readPlace(root, kind, place, slug, pack)
    const scanned = await Promise.all(kinds.map((shelf) => scanShelf(root, shelf, read(shelf.kind))))
    this.cache.forgetAllBut(new Set(scanned.flatMap(({ paths }) => paths)))
    const documents = scanned.flatMap((shelf) => shelf.documents)
    return {
      ships: documents.filter((document) => document.format === 'spotting-top/ship'),
      scenarios: documents.filter((document) => document.format === 'spotting-top/scenario'),
      decks: documents.filter((document) => document.format === 'spotting-top/deck'),
      setAside: scanned.flatMap((shelf) => shelf.setAside),
      games: await foldersIn(join(root, gamesFolder)),
      problem,
    }
  }

  /** Refused as `library-ship-missing`, or with the reason why her file cannot be read and its `path`. */
  readShip(pack: string, slug: string): Promise<Result<ShipDocument>> {
    return this.readNamed('ship', { slug, pack }, refused('library-ship-missing', { ship: slug }))
  }

  readScenario(slug: string): Promise<Result<ScenarioDocument>> {
    return this.readNamed('scenario', { slug }, refused('library-scenario-missing', { scenario: slug }))
  }

  /** The one that lies where a document belongs. */
  readLike(document: LibraryDocument): Promise<Result<LibraryDocument>> {
    return this.readNamed(kindOf(document), document)
  }

  readDeck(slug: string): Promise<Result<DeckDocument>> {
    return this.readNamed('deck', { slug }, refused('deck-missing', { what: slug }))
  }

  /**
   * Keeps a checked document under its own name, or the next free one: a file that is there is never replaced. One that is
   * here already stays alone.
   */
  save(document: LibraryDocument): Promise<Result<Kept>> {
    return this.onShelf(document, async (kind, shelf) => {
      for (let count = 1; count <= mostNamesakes; count += 1) {
        const named = { ...document, slug: namesake(plainSlug(kind, document.slug), count) }
        const path = pathOf(kind, named)
        const there = await this.readNamed(kind, named)
        if (there.ok && sameValue(there.value, named)) return done({ path, slug: named.slug })
        if (there.ok || there.code !== 'file-missing') continue
        if (await writeNew(join(shelf, basename(path)), documentText(named))) return done({ path, slug: named.slug })
      }
      return refused('library-full')
    })
  }

  /** Writes a checked document over its own file. Who asks has read that file, and knows that it may go. */
  replace(document: LibraryDocument): Promise<Result<Kept>> {
    return this.onShelf(document, async (kind, shelf) => {
      const path = pathOf(kind, document)
      await writeWhole(join(shelf, basename(path)), documentText(document))
      return done({ path, slug: document.slug })
    })
  }

  /** The absolute path of a place as `list` gives it, links followed; refused if that is not in the library. */
  async find(path: string): Promise<Result<string>> {
    const parts = placeInside(path)
    if (!parts) return refused('path-outside', { path: path.slice(0, 100) })
    const real = await resolvedInside(this.folder, parts).catch(instead(undefined))
    if (real === undefined) return refused('file-missing')
    return real === null ? refused('path-outside', { path }) : done(real)
  }

  /** Writes to the folder of the document's kind, which is made if need be. */
  private async onShelf(
    document: LibraryDocument,
    write: (kind: ShelfKind, shelf: string) => Promise<Result<Kept>>,
  ): Promise<Result<Kept>> {
    const kind = kindOf(document)
    const tooLarge = sizeRefusal(document)
    if (tooLarge) return tooLarge
    return onDisk(async () => {
      const problem = await folderRefusal(this.folder)
      if (problem) return problem
      const shelf = await folderInside(this.folder, pathOf(kind, document).split('/').slice(0, -1))
      return shelf.ok ? write(kind, shelf.value) : shelf
    })
  }

  private async readNamed<Kind extends ShelfKind>(
    kind: Kind,
    named: { readonly slug: string; readonly pack?: string },
    missing: Refusal = refused('file-missing'),
  ): Promise<Result<DocumentOf<Kind>>> {
    const problem = await folderRefusal(this.folder)
    if (problem && problem.code !== 'library-read-only') return problem
    const place = pathOf(kind, named)
    const read = await this.readPlace(await realpath(this.folder), kind, place, named.slug, named.pack ?? null)
    // A shelf holds documents of its own kind alone: `readStranger` has seen to it.
    if (read.ok) return done(read.value as DocumentOf<Kind>)
    return read.code === 'file-missing' ? missing : refused(read.code, { ...read.values, path: place })
  }

  private async readPlace(root: string, kind: ShelfKind, place: string, slug: string, pack: string | null) {
    if (!isSlug(slug)) return refused('file-name-unfit')
    return this.cache.read(join(root, place), root, documentLimits.characters, (text) => {
      const read = readStranger(text, [kind], this.findPack)
      if (!read.ok) return read
      if (pack !== null && 'pack' in read.value && read.value.pack !== pack) {
        return refused('file-misplaced', { belongs: `${shelves[kind].folder}/${read.value.pack}/` })
      }
      // The file's name is her name: a copy under another name is another ship, whatever was copied inside.
      return done(read.value.slug === slug ? read.value : { ...read.value, slug })
    })
  }
}

/** Nothing is written that the reader would refuse. The name it gets may be some letters longer. */
function sizeRefusal(document: LibraryDocument): Refusal | undefined {
  const size = Buffer.byteLength(documentText(document)) + 10
  const limit = documentLimits.characters
  return size > limit ? refused('document-too-large', { size, limit }) : undefined
}

const empty = { ships: [], scenarios: [], decks: [], setAside: [], games: [] }

async function foldersIn(folder: string): Promise<readonly string[]> {
  const entries = await readdir(folder, { withFileTypes: true }).catch(instead([]))
  const folders = entries.filter((entry) => entry.isDirectory() && !entry.name.startsWith('.'))
  return folders.map(({ name }) => name).toSorted()
}

/** Names that a system keeps for devices are none for files, whatever their ending. */
function plainSlug(kind: ShelfKind, slug: string): string {
  return isPlainName(slug) ? slug : `${kind}-${slug}`
}

function namesake(slug: string, count: number): string {
  if (count === 1) return slug
  const number = `-${count}`
  return `${slug.slice(0, 64 - number.length)}${number}`
}

/** Documents as they were last read, kept for as long as size, times and inode of the file stay the same. */
class DocumentCache {
  private kept = new Map<string, { readonly mark: string; readonly read: Result<LibraryDocument> }>()

  /** Reads `path` again only if it changed. `parse` gets the text of a plain file inside `within`, up to `limitBytes`. */
  async read(
    path: string,
    within: string,
    limitBytes: number,
    parse: (text: string) => Result<LibraryDocument>,
  ): Promise<Result<LibraryDocument>> {
    const mark = await stat(path, { bigint: true }).then((found) => stampOf(found).mark, instead(undefined))
    const kept = this.kept.get(path)
    if (mark !== undefined && kept?.mark === mark) return kept.read
    const file = await readFileText(path, limitBytes, within)
    if (!file.ok) {
      this.kept.delete(path)
      return file
    }
    const read = parse(file.value.text)
    this.kept.set(path, { mark: file.value.stamp.mark, read })
    return read
  }

  /** Lets go of files that are no longer there. */
  forgetAllBut(paths: ReadonlySet<string>): void {
    for (const path of this.kept.keys()) if (!paths.has(path)) this.kept.delete(path)
  }
}
