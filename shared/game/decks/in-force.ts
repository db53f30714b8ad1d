import type { GameState } from '../state'
import { shipId, type ShipId } from '../../kernel/ids'
import { own } from '../../kernel/own'
import { eventMarker, lastingOn, type LastingEvent } from './lasting'
import type { NavalEffect } from '../../decks/naval/effect'
import { navalEventOf } from '../../decks/naval/events'

/** Something that an event card does to a ship for as long as it lasts, and that the rules act on. */
export interface InForce<Effect extends NavalEffect = NavalEffect> {
  readonly effect: Effect
  readonly event: LastingEvent
}

const nothing: readonly InForce[] = []

/** What event cards do to a ship now, by herself or with her squadron. Simulations ask by the million: mostly none. */
export function inForce(state: GameState, ship: ShipId): readonly InForce[] {
  if (!hasEvents(state)) return nothing
  return lastingOn(state, ship).flatMap(effectsInForce)
}

/** The same of one kind. */
export function inForceOf<Code extends NavalEffect['code']>(
  state: GameState,
  ship: ShipId,
  code: Code,
): readonly InForce<Extract<NavalEffect, { code: Code }>>[] {
  return inForce(state, ship).filter((each): each is InForce<Extract<NavalEffect, { code: Code }>> => {
    return each.effect.code === code
  })
}

/** What one event does, where the rules act on it. */
export function effectsInForce(event: LastingEvent): readonly InForce[] {
  if (!event.isApplied) return nothing
  return (navalEventOf(event.face)?.effects ?? []).map((effect) => ({ effect, event }))
}

/** Whether there is any event on the table. */
export function hasEvents({ markers }: GameState): boolean {
  return markers.length > 0 && markers.some(({ kind }) => kind === eventMarker)
}

/** Aircraft light up her formation tonight: she counts as lit for look-outs and guns. */
export function isLitUp(state: GameState, ship: ShipId): boolean {
  return inForceOf(state, ship, 'illuminate').some(({ event }) => event.noted['light'] === 'night')
}

/** The target that a card gives her guns this turn: a friend, or another ship than she was ordered. */
export function targetByCard(state: GameState, ship: ShipId): ShipId | undefined {
  for (const { effect, event } of inForce(state, ship)) {
    const target = own(event.noted, 'target')
    const aims = effect.code === 'fireOnFriend' || effect.code === 'retarget'
    if (aims && typeof target === 'string') return shipId(target)
  }
  return undefined
}
