import { documentFormats, type LibraryDocument } from '#shared/documents/formats'
import { readDocument, withLine, type DocumentFormat } from '#shared/json/envelope'
import type { PackId } from '#shared/kernel/ids'
import { done, refused, type Result } from '#shared/kernel/result'
import type { RulesPack } from '#shared/rules/pack/rules-pack'

export type ShelfKind = 'ship' | 'scenario' | 'deck'

/** Where the documents of one kind stand and how their files are called. */
export interface Shelf {
  readonly kind: ShelfKind
  readonly folder: string
  readonly ending: string
  /** `ships/<pack>/`: one folder for each rules pack. */
  readonly byPack: boolean
  readonly format: DocumentFormat<LibraryDocument>
}

export const shelves: Readonly<Record<ShelfKind, Shelf>> = {
  ship: { kind: 'ship', folder: 'ships', ending: '.ship.json', byPack: true, format: documentFormats.ship },
  scenario: {
    kind: 'scenario',
    folder: 'scenarios',
    ending: '.scenario.json',
    byPack: false,
    format: documentFormats.scenario,
  },
  deck: { kind: 'deck', folder: 'decks', ending: '.deck.json', byPack: false, format: documentFormats.deck },
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

/** Where a document belongs: `ships/perfidious-albion/mikasa.ship.json`. */
export function pathOf(kind: ShelfKind, document: { readonly slug: string; readonly pack?: string }): string {
  const { folder, ending, byPack } = shelves[kind]
  const name = `${document.slug}${ending}`
  return byPack ? `${folder}/${document.pack ?? ''}/${name}` : `${folder}/${name}`
}

export function kindOf(document: LibraryDocument): ShelfKind {
  switch (document.format) {
    case 'spotting-top/ship':
      return 'ship'
    case 'spotting-top/scenario':
      return 'scenario'
    case 'spotting-top/deck':
      return 'deck'
  }
}

/** The rules packs of this program, by id. */
export type FindPack = (id: PackId) => Pick<RulesPack, 'checkShip' | 'checkSetup'> | undefined

/** A document of one of these kinds from a text that anyone may have written, checked by its rules pack too. */
export function readStranger(text: string, kinds: readonly ShelfKind[], findPack: FindPack): Result<LibraryDocument> {
  const read = readDocument<LibraryDocument>(
    text,
    kinds.map((kind) => shelves[kind].format),
  )
  if (!read.ok || read.value.format === 'spotting-top/deck') return read
  const pack = findPack(read.value.pack)
  if (!pack) return refused('pack-unknown', { pack: read.value.pack })
  if (read.value.format !== 'spotting-top/ship') return read
  const checked = pack.checkShip(read.value)
  return checked.ok ? done(checked.value) : withLine(checked, text)
}
