import { eventMarker, eventsOnTable, lastingOn, type LastingEvent } from '../../../../decks/lasting'
import type { NavalEffect } from '../../../../decks/naval/effect'
import { navalEventOf } from '../../../../decks/naval/events'
import type { GameState } from '../../../../game/state'
import type { ShipId } from '../../../../kernel/ids'

/** Something that an event card does to a ship for as long as it lasts, and that these rules act on. */
export interface InForce<Effect extends NavalEffect = NavalEffect> {
  readonly effect: Effect
  readonly event: LastingEvent
}

const nothing: readonly InForce[] = []

/** What event cards do to a ship now, those on her squadron among them. Battles ask by the million: mostly none lies. */
export function inForce(state: GameState, ship: ShipId): readonly InForce[] {
  if (!hasEvents(state)) return nothing
  return lastingOn(state, ship).flatMap(effectsOf)
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

/** Fires that burn for one turn alone, one whose turn is over among them: it has still to go out. */
export function firesOfOneTurn(state: GameState, ship: ShipId): readonly LastingEvent[] {
  if (!hasEvents(state)) return []
  return eventsOnTable(state).filter(
    (event) => event.ship === ship && event.endsBy === 'turn' && effectsOf(event).some(isFire),
  )
}

const isFire = ({ effect }: InForce) => effect.code === 'fire'

function hasEvents({ markers }: GameState): boolean {
  return markers.length > 0 && markers.some(({ kind }) => kind === eventMarker)
}

function effectsOf(event: LastingEvent): readonly InForce[] {
  if (!event.isApplied) return nothing
  return (navalEventOf(event.face)?.effects ?? []).map((effect) => ({ effect, event }))
}
