import type { NavalEffect } from '../../../../decks/naval/effect'
import { navalEvents } from '../../../../decks/naval/events'
import type { GameState } from '../../../../game/state'

/** The last turn of what a card does; nothing where it lasts until repaired or put out. */
export function untilTurnOf({ turn }: GameState, effect: NavalEffect): { readonly untilTurn?: number } {
  const event = navalEvents.find(({ effects }) => effects.includes(effect))
  return event?.lasts === 'turn' ? { untilTurn: turn } : {}
}
