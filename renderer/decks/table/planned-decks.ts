import type { DeckPlan } from '#shared/decks/deck-plan'
import { deckId, type DeckId } from '#shared/kernel/ids'
import { slugFrom } from '#shared/kernel/slug'

export interface PlannedDeck {
  readonly deck: DeckId
  readonly plan: DeckPlan
}

/** Plans by the id they get at the table: the first of a side has its name, others add their own. */
export function plannedDecks(plans: readonly DeckPlan[]): readonly PlannedDeck[] {
  const taken: DeckId[] = []
  return plans.map((plan) => {
    const deck = deckIdOf(plan, taken)
    taken.push(deck)
    return { deck, plan }
  })
}

/** An id that no other deck has. */
export function deckIdOf(plan: DeckPlan, taken: readonly DeckId[]): DeckId {
  const named = plan.called || (plan.kind === 'own' ? plan.deck : 'deck')
  const beside = `${plan.side}-${slugFrom(named, 24) || 'deck'}`.slice(0, 48)
  const wished = [plan.side, beside, ...Array.from({ length: taken.length }, (_, index) => `${beside}-${index + 2}`)]
  return deckId(wished.find((each) => !taken.includes(deckId(each))) ?? beside)
}
