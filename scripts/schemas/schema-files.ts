import { z } from 'zod'
import { deckPlan } from '../../shared/decks/deck-plan'
import { deckRulesSchema } from '../../shared/decks/deck-rules'
import { ownCard } from '../../shared/decks/own-card'
import { pileSchema } from '../../shared/decks/pile-schema'
import { schemaId } from '../../shared/documents/formats'
import { shipDocument } from '../../shared/documents/ship'
import { effectSchema, premiseSchema } from '../../shared/game/effect'
import { outcomeSchema, phraseSchema } from '../../shared/game/journal-line'
import { printProfile } from '../../shared/print/print-request'
import { formatted } from '../write-formatted.mjs'
import { documents, type DescribedDocument } from './documents'

/** Where the schemas lie, from the root of the project. */
export const schemaFolder = 'docs/schemas'

/** Every file of the folder by its name, as it should be. */
export async function schemaFiles(): Promise<ReadonlyMap<string, string>> {
  const files = new Map([['README.md', listOf(documents)]])
  for (const document of documents) {
    const name = fileOf(document)
    files.set(name, await formatted(`${schemaFolder}/${name}`, JSON.stringify(jsonSchemaOf(document))))
  }
  return files
}

function fileOf({ name }: DescribedDocument): string {
  return `${name}.schema.json`
}

function listOf(described: readonly DescribedDocument[]): string {
  const rows = described.map((document) => {
    const { title, description, where, writtenBy, version } = document
    return `| [${title}](${fileOf(document)}) | ${description} | ${code(where)} | ${writtenBy} | ${version ?? ''} |\n`
  })
  return `# Schemas of the documents

Every file that the program writes and reads again, as [JSON Schema](https://json-schema.org) 2020-12. The schemas are
made from the code that checks the files: \`npm run schemas\` makes them again, and a test fails while
they are not the newest. Places are in a library, unless they say otherwise.

| Document | What it is | Where | Written by | Version |
|---|---|---|---|---|
${rows.join('')}
A schema describes the newest version; the program reads older ones too. In a file without a version a member
that is missing or unsound is no fault: the program goes on with what is usual.

A schema says what a file must look like. The program checks more when it reads one: hidden characters in texts, names
that occur twice, sums such as the number of cards in a deck, size and depth of the whole file, and what a rules pack
asks of its ships and scenarios beyond their form. \`snapshot.json\` beside a journal has no schema: it is a cache that one
version of the program keeps for itself, and it may be deleted at any time.
`
}

/** The path as code, what follows a comma or a blank as words. */
function code(where: string): string {
  return where.replace(/^[^\s,]+/, '`$&`')
}

/** What occurs at many places is a definition of its own: a schema that is read by people says it once. */
const definitions = z.registry<{ id: string }>()
const named = { shipDocument, ownCard, deckRules: deckRulesSchema, deckPlan, pile: pileSchema, printProfile }
const ofJournals = { effect: effectSchema, premise: premiseSchema, phrase: phraseSchema, outcome: outcomeSchema }
for (const [id, schema] of Object.entries({ ...named, ...ofJournals })) definitions.add(schema, { id })

/**
 * The JSON Schema of a document as its file holds it. What no JSON Schema can say throws, but for the conditions that
 * code alone can check: those are left out.
 */
function jsonSchemaOf({ name, title, description, schema }: DescribedDocument): object {
  const { $schema, ...rest } = z.toJSONSchema(schema, {
    io: 'input',
    metadata: definitions,
    override: ({ jsonSchema }) => {
      // The name under which it is defined; as a keyword of its own it means nothing.
      delete jsonSchema.id
    },
  })
  return { $schema, $id: schemaId(name), title, description, ...rest }
}
