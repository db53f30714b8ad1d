import { z } from 'zod'
import { deckFromVersion1, deckMembers, wholeDeck, type DeckDocument } from '../decks/deck-document'
import type { DocumentFormat } from '../json/envelope'
import { documentLimits } from '../json/json-text'
import { seenThroughout } from '../json/plain-text'
import { scenarioDocument, type ScenarioDocument } from './scenario'
import { shipDocument, type ShipDocument } from './ship'
import { slugOfName } from './slug-of-name'

/** A document of the library: its `format` says which. */
export type LibraryDocument = ShipDocument | ScenarioDocument | DeckDocument
export type DocumentKind = 'ship' | 'scenario' | 'deck'

/** What editors of text look for, and nobody else. */
const schemaName = { $schema: z.string().max(200).exactOptional() }
const own = { unofficial: z.boolean().default(false) }
const empty = (schema: z.ZodString) => schema.default('')

const { shape: ofShip } = shipDocument
/** A ship as a file holds her: what an author need not know has a usual value. */
export const shipFile = shipDocument.extend({
  ...schemaName,
  ...own,
  slug: ofShip.slug.exactOptional(),
  prefix: empty(ofShip.prefix),
  class: empty(ofShip.class),
  type: empty(ofShip.type),
})

const { shape: ofScenario } = scenarioDocument
const scenarioFile = scenarioDocument.extend({
  ...schemaName,
  ...own,
  slug: ofScenario.slug.exactOptional(),
  subtitle: empty(ofScenario.subtitle),
  setting: empty(ofScenario.setting),
  players: empty(ofScenario.players),
  hours: empty(ofScenario.hours),
  briefing: empty(ofScenario.briefing),
  orders: ofScenario.orders.default({}),
  victory: empty(ofScenario.victory),
  notes: empty(ofScenario.notes),
  table: ofScenario.table.default({}),
  houseRules: ofScenario.houseRules.default({}),
})

const { shape: ofDeck } = deckMembers
const deckFile = deckMembers
  .extend({
    ...schemaName,
    ...own,
    slug: ofDeck.slug.exactOptional(),
    notes: empty(ofDeck.notes),
    blacks: ofDeck.blacks.default(0),
  })
  .superRefine(wholeDeck)

interface AsFile {
  readonly $schema?: string
  readonly slug?: string
}

/** A document without what only its file has, and with a name for its file. */
function read<File extends AsFile>({ $schema: _, ...document }: File, name: string, kind: DocumentKind) {
  const slug = document.slug ?? slugOfName(name, kind)
  // The order of its members stays as it was written.
  return Object.assign(document, { slug })
}

const ship: DocumentFormat<ShipDocument> = {
  format: 'spotting-top/ship',
  version: 1,
  schema: shipFile.superRefine(seenThroughout).transform((file) => read(file, file.name, 'ship')),
  migrate: {},
}
const scenario: DocumentFormat<ScenarioDocument> = {
  format: 'spotting-top/scenario',
  version: 1,
  schema: scenarioFile.superRefine(seenThroughout).transform((file) => read(file, file.title, 'scenario')),
  migrate: {},
}
const deck: DocumentFormat<DeckDocument> = {
  format: 'spotting-top/deck',
  version: 2,
  schema: deckFile.superRefine(seenThroughout).transform((file) => read(file, file.title, 'deck')),
  migrate: { 1: deckFromVersion1 },
}

/** Every kind of document a library holds, except games. */
export const documentFormats = { ship, scenario, deck } as const

export function kindOf({ format }: LibraryDocument): DocumentKind {
  return format === 'spotting-top/ship' ? 'ship' : format === 'spotting-top/scenario' ? 'scenario' : 'deck'
}

/** Where in a library a document of a kind belongs: `ships/perfidious-albion/mikasa.ship.json`. */
export function pathOf(
  kind: DocumentKind,
  { slug, pack = '' }: { readonly slug: string; readonly pack?: string },
): string {
  return `${kind}s/${kind === 'ship' ? `${pack}/` : ''}${slug}.${kind}.json`
}

export function nameOf(document: LibraryDocument): string {
  return document.format === 'spotting-top/ship' ? document.name : document.title
}

/** The name of a schema of `docs/schemas`, as the `$schema` of a file. */
export const schemaId = (name: string) => `urn:spotting-top:schema:${name}`

/** A document as its file says it: in lines for people to read, unless it would be too long for us to read. */
export function documentText(document: LibraryDocument): string {
  const kind = kindOf(document)
  const name = document.format === 'spotting-top/ship' ? `ship-${document.pack}` : kind
  const file = { $schema: schemaId(name), ...document }
  const lines = `${JSON.stringify(file, null, 2)}\n`
  return utf8Length(lines) > documentLimits.characters ? JSON.stringify(file) : lines
}

/** Bytes of a text in UTF-8. */
export function utf8Length(text: string): number {
  let bytes = 0
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at)
    // Each half of a pair is two of its four bytes.
    bytes += code < 0x80 ? 1 : code < 0x800 || (code & 0xf800) === 0xd800 ? 2 : 3
  }
  return bytes
}
