import { z } from 'zod'
import { readJson } from '../json/json-text'
import { JsonSlices } from '../json/json-slices'
import { shortened } from '../json/json-path'
import { lineOfText } from '../json/plain-text'
import { schemaProblem } from '../json/schema-problem'
import { done, refused, type Result } from '../kernel/result'
import { documentText, kindOf, schemaId, utf8Length, type DocumentKind, type LibraryDocument } from './formats'
import { bundleFormat, bundleLimits } from './bundle-sign'

const version = 1

/** What a bundle says of itself, beside the things in it. */
export const bundleHead = z.strictObject({
  $schema: z.string().max(200).exactOptional(),
  format: z.literal(bundleFormat),
  version: z.literal(version),
  /** Who made it, as far as they said. */
  from: lineOfText(0, 60).default(''),
  /** Unix time in ms; 0: not said. */
  saved: z.int().min(0).max(8_640_000_000_000_000).default(0),
})

export type BundledKind = DocumentKind | 'game'
/** The list that holds the things of a kind. */
const bundleLists: Readonly<Record<BundledKind, string>> = {
  ship: 'ships',
  scenario: 'scenarios',
  deck: 'decks',
  game: 'games',
}
const kinds = Object.keys(bundleLists) as readonly BundledKind[]

/** One thing of a bundle as it is written there: nobody has read it yet. */
export interface BundledText {
  readonly kind: BundledKind
  readonly text: string
  /** The line of the bundle that it begins in. */
  readonly line: number
  /** Which of its kind it is there, from 1; a bundle may be one line. */
  readonly nth: number
}

export interface Bundle {
  readonly from: string
  readonly saved: number
  readonly things: readonly BundledText[]
}

/**
 * Parts a bundle into its things, each a text of its own. Refused as a whole only where nobody could say what is in it; never
 * throws.
 */
export function readBundle(text: string): Result<Bundle> {
  const size = utf8Length(text)
  if (size > bundleLimits.bytes) return refused('document-too-large', { size, limit: bundleLimits.bytes })
  const slices = new JsonSlices(text)
  const members = slices.members()
  if (!members.ok) return members
  const about: string[] = []
  const things: BundledText[] = []
  const seen = new Set<string>()
  for (const { key, start, end } of members.value) {
    if (seen.has(key)) return refused('document-key-twice', { what: shortened(key), line: slices.lineOf(start) })
    seen.add(key)
    const kind = kinds.find((each) => bundleLists[each] === key)
    if (kind === undefined) {
      if (!Object.hasOwn(bundleHead.shape, key) || end - start > 400) {
        return refused('document-key-unknown', { what: shortened(key), line: slices.lineOf(start) })
      }
      about.push(`"${key}":${text.slice(start, end)}`)
      continue
    }
    const elements = slices.elements(start, end)
    if (!elements.ok) return elements
    if (things.length + elements.value.length > bundleLimits.things) {
      return refused('bundle-too-many', { limit: bundleLimits.things })
    }
    for (const [at, element] of elements.value.entries()) things.push({ kind, ...slices.slice(element), nth: at + 1 })
  }
  const head = readHead(`{${about.join(',')}}`)
  if (!head.ok) return head
  if (things.length === 0) return refused('bundle-empty')
  return done({ from: head.value.from, saved: head.value.saved, things })
}

function readHead(text: string): Result<z.output<typeof bundleHead>> {
  const read = readJson(text, { characters: 8000, depth: 2, values: 20, textLength: 400 })
  if (!read.ok) return read
  const { format, version: said } = Object(read.value) as { readonly format?: unknown; readonly version?: unknown }
  if (typeof format !== 'string') return refused('document-no-format')
  if (format !== bundleFormat) return refused('document-unknown-format', { what: shortened(format) })
  if (typeof said === 'number' && Number.isInteger(said) && said > version) {
    return refused('document-unknown-version', { what: said, newest: version })
  }
  const head = bundleHead.safeParse(read.value)
  return head.success ? done(head.data) : schemaProblem(head.error, read.value).refusal
}

/** What goes into a bundle. */
export interface Bundling {
  readonly from: string
  readonly saved: number
  readonly documents: readonly LibraryDocument[]
  readonly games: readonly BundledGame[]
}

/** A game: its title, and the lines of its journal as they are written there. */
export interface BundledGame {
  readonly title: string
  readonly lines: readonly string[]
}

/** The text of a bundle; refused where nobody could bring it in again. */
export function bundleText({ from, saved, documents, games }: Bundling): Result<string> {
  const count = documents.length + games.length
  if (count > bundleLimits.things) return refused('bundle-too-many', { limit: bundleLimits.things })
  const about = { $schema: schemaId('bundle'), format: bundleFormat, version, from, saved }
  const texts = (kind: DocumentKind) =>
    documents.filter((each) => kindOf(each) === kind).map((each) => documentText(each).trimEnd())
  const lists: Record<BundledKind, readonly string[]> = {
    ship: texts('ship'),
    scenario: texts('scenario'),
    deck: texts('deck'),
    game: games.map(({ title, lines }) => `{"title":${JSON.stringify(title)},"lines":[\n${lines.join(',\n')}\n]}`),
  }
  const filled = kinds.filter((kind) => lists[kind].length > 0)
  const parts = filled.map((kind) => `"${bundleLists[kind]}": [\n${lists[kind].join(',\n')}\n]`)
  const text = `${[JSON.stringify(about).slice(0, -1), ...parts].join(',\n')}\n}\n`
  const size = utf8Length(text)
  return size > bundleLimits.bytes ? refused('document-too-large', { size, limit: bundleLimits.bytes }) : done(text)
}

/** A game as a bundle has it: the lines as they are written, not read yet. */
export function readBundledGame({ text, line }: Pick<BundledText, 'text' | 'line'>): Result<BundledGame> {
  const slices = new JsonSlices(text)
  const members = slices.members()
  if (!members.ok) return further(members, line)
  const names = members.value.map(({ key }) => key)
  const unknown = names.find((name, at) => !['title', 'lines'].includes(name) || names.indexOf(name) !== at)
  if (unknown !== undefined) return refused('document-key-unknown', { what: shortened(unknown), line })
  const title = members.value.find(({ key }) => key === 'title')
  const list = members.value.find(({ key }) => key === 'lines')
  if (!list) return refused('document-value-missing', { where: 'lines', line })
  const said = title && lineOfText(1, 80).safeParse(valueOf(slices.slice(title).text))
  if (said?.success === false) return refused('document-value-unfit', { where: 'title', what: '…', line })
  const lines = slices.elements(list.start, list.end)
  if (!lines.ok) return further(lines, line)
  return done({ title: said?.data ?? '', lines: lines.value.map((each) => slices.slice(each).text) })
}

/** A refusal in a part of the text names the line of the whole. */
export function further<Refused extends { readonly values: Readonly<Record<string, unknown>> }>(
  refusal: Refused,
  line: number,
): Refused {
  const within = refusal.values['line']
  return { ...refusal, values: { ...refusal.values, line: typeof within === 'number' ? line + within - 1 : line } }
}

function valueOf(text: string): unknown {
  const read = readJson(text, { characters: 1000, depth: 1, values: 1, textLength: 400 })
  return read.ok ? read.value : undefined
}
