import { z } from 'zod'
import { printProfile } from '../../shared/print/print-request'
import { ownCard } from '../../shared/decks/own-card'
import { deckRulesSchema } from '../../shared/decks/deck-rules'
import { pileSchema } from '../../shared/decks/pile-schema'
import { deckPlan } from '../../shared/decks/deck-plan'
import { effectSchema, premiseSchema } from '../../shared/game/effect'
import { outcomeSchema, phraseSchema } from '../../shared/game/journal-line'
import { shipDocument } from '../../shared/documents/ship'
import type { DescribedDocument } from './documents'

/** What occurs at many places is a definition of its own: a schema that is read by people says it once. */
const definitions = z.registry<{ id: string }>()
const named = { shipDocument, ownCard, deckRules: deckRulesSchema, deckPlan, pile: pileSchema, printProfile }
const ofJournals = { effect: effectSchema, premise: premiseSchema, phrase: phraseSchema, outcome: outcomeSchema }
for (const [id, schema] of Object.entries({ ...named, ...ofJournals })) definitions.add(schema, { id })

/**
 * The JSON Schema of a document as its file holds it. What no JSON Schema can say throws, but for the conditions that
 * code alone can check: those are left out.
 */
export function jsonSchemaOf({ title, description, schema }: DescribedDocument): object {
  const { $schema, ...rest } = z.toJSONSchema(schema, {
    io: 'input',
    metadata: definitions,
    override: ({ jsonSchema }) => {
      // The name under which it is defined; as a keyword of its own it means nothing.
      delete jsonSchema.id
    },
  })
  return { $schema, title, description, ...rest }
}
