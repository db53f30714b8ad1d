import { say } from './index'
import { drawerOf } from '#shared/game/decks/turn-of-decks'
import type { DeckDocument } from '#shared/decks/deck-document'
import type { DeckPlan } from '#shared/decks/deck-plan'
import type { SideId } from '#shared/kernel/ids'

export interface NamedSide {
  readonly id: SideId
  readonly name: string
  readonly flag: string
}

/** What a deck is called: as its player called it, by its own title, or by whose mishaps it holds. */
export function nameOfPlan(plan: DeckPlan, sides: readonly NamedSide[], owned: readonly DeckDocument[]): string {
  if (plan.called !== '') return plan.called
  const side = sides.find(({ id }) => id === plan.side)?.name ?? plan.side
  const title = plan.kind === 'own' ? owned.find(({ slug }) => slug === plan.deck)?.title : undefined
  return title === undefined ? say('deckTuner.deckOf', { side }) : say('deckTuner.addOwn', { side, deck: title })
}

export function drawerName(plan: DeckPlan, sides: readonly NamedSide[]): string {
  const drawer = drawerOf(plan.side, plan.rules, sides)
  const side = drawer.ok ? sides.find(({ id }) => id === drawer.value) : undefined
  return side?.name ?? say('deckTuner.anyone')
}
