import { isOncePerGame, type Role } from '../../../decks/field/battle'
import type { FieldEvent } from '../../../decks/field/event'
import { withName } from '../../../decks/field/names'
import type { Effect } from '../../../game/effect'
import type { RuleDraft } from '../../../game/rule-draft'
import type { GameState } from '../../../game/state'
import type { MarkerId } from '../../../kernel/ids'
import {
  dieMarker,
  freeMarker,
  latestMarker,
  markersOf,
  overMarkers,
  sideOf,
  turnOfEffect,
  unitsOf,
  type Fate,
} from '../state'

/** What is kept of an event that came or was played. */
export interface EventOutcome {
  readonly fate: Fate
  readonly event?: FieldEvent
  readonly strikes: Role
  readonly from: 'die' | 'hand'
  readonly unit?: string
  readonly struck?: MarkerId
}

/** Places the die of a turn, and lifts what is over. */
export function placeDie(table: RuleDraft): void {
  const { turn, phase } = table.state
  for (const marker of overMarkers(table.state)) table.apply({ type: 'markerLifted', marker })
  liftOld(table, 'die')
  table.apply({
    type: 'markerLaid',
    marker: dieMarker,
    kind: 'die',
    of: 'umpire',
    turnLaid: turn,
    values: { in: phase },
  })
}

/** Places the latest event, in place of the one before. */
export function placeLatest(table: RuleDraft, { fate, event, strikes, from, unit, struck }: EventOutcome): void {
  liftOld(table, 'latest')
  table.apply({
    type: 'markerLaid',
    marker: latestMarker,
    kind: 'latest',
    of: 'umpire',
    turnLaid: table.state.turn,
    values: { fate, event: event?.die ?? 0, strikes, from, unit: unit ?? '', struck: struck ?? '' },
  })
}

function liftOld(table: RuleDraft, kind: 'die' | 'latest'): void {
  for (const { id } of markersOf(table.state, kind)) table.apply({ type: 'markerLifted', marker: id })
}

/** Places an event that takes effect: until the turn it counts in is over, or for the whole game if it comes once. */
export function placeApplied(
  table: RuleDraft,
  event: FieldEvent,
  strikes: Role,
  more: { unit?: string; morale?: number },
) {
  const { turn } = table.state
  const of = sideOf(strikes)
  if (isOncePerGame(event)) {
    const marker = freeMarker(table.state, `spent-${strikes}-${event.die}`)
    const values = { event: event.die, morale: more.morale ?? 0 }
    table.apply({ type: 'markerLaid', marker, kind: 'spent', of, turnLaid: turn, values })
    return marker
  }
  const inTurn = turnOfEffect(table.state, strikes)
  const marker = freeMarker(table.state, `struck-${turn}`)
  const values = { event: event.die, strikes, unit: more.unit ?? '', inTurn }
  const livesTurns = inTurn - turn + 1
  table.apply({ type: 'markerLaid', marker, kind: 'struck', of, turnLaid: turn, livesTurns, values })
  return marker
}

/** Places a kept event, face down. */
export function placeHeld(table: RuleDraft, holder: Role, event: FieldEvent, strikes: Role): void {
  table.apply({
    type: 'markerLaid',
    marker: freeMarker(table.state, `held-${holder}`),
    kind: 'held',
    of: sideOf(holder),
    turnLaid: table.state.turn,
    values: { event: event.die, strikes },
  })
}

export function liftHeld(table: RuleDraft, holder: Role): void {
  for (const { id, of } of markersOf(table.state, 'held')) {
    if (of === sideOf(holder)) table.apply({ type: 'markerLifted', marker: id })
  }
}

/** Effects that add a unit's name to a side's list; `[]` where it is there, or cannot be read. */
export function unitEffects(state: GameState, role: Role, typed: string): readonly Effect[] {
  const known = unitsOf(state, role).map(({ name }) => name)
  const names = withName(known, typed)
  const [name] = names
  if (name === undefined || names.length === known.length) return []
  return [
    {
      type: 'markerLaid',
      marker: freeMarker(state, `unit-${role}`),
      kind: 'unit',
      of: sideOf(role),
      turnLaid: state.turn,
      values: { name },
    },
  ]
}
