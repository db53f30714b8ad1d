import { deckDocument, deckFromVersion1, type DeckDocument } from '../decks/deck-document'
import type { DocumentFormat } from '../json/envelope'
import { seenThroughout } from '../json/plain-text'
import { scenarioDocument, type ScenarioDocument } from './scenario'
import { shipDocument, type ShipDocument } from './ship'

/** A document of the library: its `format` says which. */
export type LibraryDocument = ShipDocument | ScenarioDocument | DeckDocument

const ship: DocumentFormat<ShipDocument> = {
  format: 'spotting-top/ship',
  version: 1,
  schema: shipDocument.superRefine(seenThroughout),
  migrate: {},
}
const scenario: DocumentFormat<ScenarioDocument> = {
  format: 'spotting-top/scenario',
  version: 1,
  schema: scenarioDocument.superRefine(seenThroughout),
  migrate: {},
}
const deck: DocumentFormat<DeckDocument> = {
  format: 'spotting-top/deck',
  version: 2,
  schema: deckDocument.superRefine(seenThroughout),
  migrate: { 1: deckFromVersion1 },
}

/** Every kind of document a library holds, except games. */
export const documentFormats = { ship, scenario, deck } as const
