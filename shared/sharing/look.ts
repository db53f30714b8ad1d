import { further, readBundledGame, type BundledGame, type BundledKind, type BundledText } from '../documents/bundle'
import { kindOf, nameOf, type LibraryDocument } from '../documents/formats'
import { readStrangerWhole, type FindChecks } from '../documents/stranger'
import { checkLine } from '../game/check-line'
import type { HeadLine, JournalLine } from '../game/journal-line'
import { crc32Of } from '../json/crc32'
import { shortened } from '../json/json-path'
import { JsonSlices } from '../json/json-slices'
import { readJson, type JsonLimits } from '../json/json-text'
import { done, refused, type Refusal, type Result } from '../kernel/result'
import { sameValue } from '../kernel/same-value'
import { isSeen, withoutHidden } from '../kernel/seen-text'

/** What a thing that came in a file is to the library: nothing is changed by saying so. */
export type Looked = LookedDocument | LookedGame | LookedRefusal

interface Found {
  /** The file that it came in, and its line there. */
  readonly file: string
  readonly line: number
  /** Which of its kind it is there: a whole bundle may lie on one line. */
  readonly nth: number
  /** `''`: it has none that can be shown. */
  readonly name: string
}
/** Of a table in text every line is one thing. */
type Place = Omit<Found, 'name' | 'nth'> & { readonly nth?: number }
export interface LookedDocument extends Found {
  readonly is: 'new' | 'same' | 'differs'
  readonly kind: 'ship' | 'scenario' | 'deck'
  readonly document: LibraryDocument
  /** The one in the library that it is held against. */
  readonly yours: LibraryDocument | null
  /** A ship whose picture was refused comes in without it. */
  readonly isPictureLost: boolean
}
export interface LookedGame extends Found {
  readonly is: 'new' | 'same'
  readonly kind: 'game'
  readonly game: BundledGame
  readonly head: HeadLine
  /** The same lines, read. */
  readonly journal: readonly JournalLine[]
}
export interface LookedRefusal extends Found {
  readonly is: 'refused'
  readonly kind: BundledKind
  readonly because: Refusal
}

/** What the library holds, as far as a look needs it. */
export interface Holdings {
  readonly ships: readonly LibraryDocument[]
  readonly scenarios: readonly LibraryDocument[]
  readonly decks: readonly LibraryDocument[]
  readonly games: readonly {
    readonly title: string
    readonly pack: string
    readonly lines: number
    readonly lastPlayed: number
  }[]
}

/** Looks at one thing after the other against one library. */
export class Look {
  private readonly byPlace = new Map<string, LibraryDocument>()
  private readonly byName = new Map<string, LibraryDocument>()
  private readonly seen = new Map<string, LookedDocument>()
  private readonly replaced = new Set<Looked>()

  constructor(
    private readonly holdings: Holdings,
    private readonly findPack: FindChecks,
  ) {
    for (const document of [...holdings.ships, ...holdings.scenarios, ...holdings.decks]) {
      this.byPlace.set(placeKey(document), document)
      if (!this.byName.has(nameKey(document))) this.byName.set(nameKey(document), document)
    }
  }

  thing({ kind, text, line, nth }: BundledText, file: string): Looked {
    const found = { file, line, nth }
    if (kind === 'game') return this.game(text, found)
    const read = readStrangerWhole(text, [kind], this.findPack)
    if (!read.ok) return { ...found, kind, name: nameIn(text), is: 'refused', because: further(read, line) }
    return this.document(read.value.document, found, read.value.isPictureLost)
  }

  /** A document that was read already, as out of a table in text. */
  document(document: LibraryDocument, place: Place, isPictureLost = false): Looked {
    const kind = kindOf(document)
    const found = { nth: place.line, ...place, kind, name: nameOf(document) }
    const key = placeKey(document)
    const before = this.seen.get(key)
    if (before?.file === place.file)
      return { ...found, is: 'refused', because: refused('bundle-twice', { line: place.line }) }
    if (before) this.replaced.add(before)
    const looked = { ...found, ...this.heldAgainst(document), document, isPictureLost }
    this.seen.set(key, looked)
    return looked
  }

  /** A later file, as one that was mended, has taken its place. */
  isReplaced(thing: Looked): boolean {
    return this.replaced.has(thing)
  }

  private heldAgainst(document: LibraryDocument): Pick<LookedDocument, 'is' | 'yours'> {
    const yours = this.byPlace.get(placeKey(document)) ?? this.byName.get(nameKey(document)) ?? null
    if (yours === null) return { is: 'new', yours }
    // Whose it is, is nobody's figure: a table says nothing of it.
    const isSame = sameValue({ ...yours, slug: document.slug, unofficial: document.unofficial }, document)
    return { is: isSame ? 'same' : 'differs', yours }
  }

  private game(text: string, place: Omit<Found, 'name'>): Looked {
    const { line } = place
    const found = { ...place, kind: 'game', name: nameIn(text) } as const
    const read = readBundledGame({ text, line })
    if (!read.ok) return { ...found, is: 'refused', because: read }
    const sound = soundGame(read.value, this.findPack)
    if (!sound.ok) return { ...found, is: 'refused', because: { ...sound, values: { ...sound.values, line } } }
    const { head, lines, journal, lastAt } = sound.value
    const { title } = head.setup
    const isThere = this.holdings.games.some(
      (each) =>
        each.title === title && each.pack === head.pack && each.lines === lines.length && each.lastPlayed === lastAt,
    )
    return { ...found, is: isThere ? 'same' : 'new', name: title, game: { title, lines }, head, journal }
  }
}

const lineLimits: JsonLimits = { characters: 8_000_000, depth: 20, values: 1_000_000, textLength: 100_000 }

/** Every line of it is one of ours, whole, and in its place: a copy that lost some is not taken for the game. */
function soundGame(
  { lines }: BundledGame,
  findPack: FindChecks,
): Result<Pick<LookedGame, 'head' | 'journal'> & { readonly lines: readonly string[]; readonly lastAt: number }> {
  let head: HeadLine | undefined
  let lastAt = 0
  const plain: string[] = []
  const journal: JournalLine[] = []
  for (const [seq, text] of lines.entries()) {
    const read = readJson(text, lineLimits)
    if (!read.ok) return refused('bundle-line-wrong', { seq })
    if (typeof read.value === 'string') return refused('bundle-line-text', { seq })
    // As a journal has it, whatever an editor made of the file.
    const line = JSON.stringify(read.value)
    const { crc, ...value } = Object(read.value) as { readonly crc?: unknown; readonly at?: unknown }
    if (crc !== crc32Of(`{${line.slice(restAt)}`)) return refused('bundle-line-wrong', { seq })
    const checked = checkLine(value)
    if (!checked.ok) return checked
    if (checked.value.seq !== seq) return refused('bundle-line-wrong', { seq })
    if (checked.value.kind === 'head') head ??= checked.value
    lastAt = Math.max(lastAt, checked.value.at)
    plain.push(line)
    journal.push(checked.value)
  }
  if (!head) return refused('bundle-game-no-head')
  return findPack(head.pack)
    ? done({ head, lines: plain, journal, lastAt })
    : refused('pack-unknown', { pack: head.pack })
}

/** Behind `{"crc":"1a2b3c4d",`. */
const restAt = 18

const folded = (name: string) => name.normalize('NFC').trim().toLowerCase()

/** Where a document lies; ships of several rules may share a name. */
export function placeKey(document: LibraryDocument): string {
  const pack = document.format === 'spotting-top/ship' ? document.pack : ''
  return `${kindOf(document)} ${pack} ${document.slug}`
}

/** What people would take for the same thing. */
function nameKey(document: LibraryDocument): string {
  const pack = document.format === 'spotting-top/deck' ? '' : document.pack
  const navy = document.format === 'spotting-top/ship' ? document.navy : ''
  return `${kindOf(document)} ${pack} ${navy} ${folded(nameOf(document))}`
}

/** Of a text that was refused: what it seems to be called, as far as that can be shown. */
function nameIn(text: string): string {
  const slices = new JsonSlices(text)
  const members = slices.members()
  const own = members.ok ? members.value.find(({ key }) => key === 'name' || key === 'title') : undefined
  const part = own
    ? slices.slice(own).text
    : /"(?:name|title)"\s*:\s*("(?:[^"\\]|\\.)*")/.exec(text.slice(0, 4000))?.[1]
  const read = readJson(part ?? '', { characters: 200_000, depth: 1, values: 1, textLength: 200_000 })
  const name = read.ok && typeof read.value === 'string' ? withoutHidden(read.value).replace(/\s+/g, ' ').trim() : ''
  return isSeen(name) ? shortened(name) : ''
}
