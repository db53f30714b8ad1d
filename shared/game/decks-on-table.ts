import { applyDeckEffect } from '../decks/apply-deck-effect'
import type { DeckEffect, DeckMissing } from '../decks/deck-effects'
import type { StateDraft } from './state-draft'

/** Does one effect to the decks on the table, in the turn it is. */
export function doToDecks(draft: StateDraft, effect: DeckEffect): DeckMissing | undefined {
  const decks = applyDeckEffect(draft.state.decks, effect, draft.state.turn)
  if (typeof decks === 'string') return decks
  draft.set('decks', decks)
  return undefined
}
