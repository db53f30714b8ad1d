import { isOncePerGame, withName, type Role } from '../../decks/field/battle'
import type { FieldEvent } from '../../decks/field/event'
import type { Effect } from '../../game/effect'
import { freeMarker } from '../../game/mark'
import type { RuleDraft } from '../../game/rule-draft'
import type { GameState } from '../../game/state'
import type { MarkerId, SideId } from '../../kernel/ids'
import type { Entry } from '../../game/journal-line'
import type { Phrase } from '../../kernel/phrase'
import type { Scalar } from '../../kernel/scalar'
import { says } from './rules'
import {
  appliedEvents,
  dieMarker,
  latestMarker,
  latestOf,
  markersOf,
  overMarkers,
  sideOf,
  turnOfEffect,
  unitsOf,
  type Fate,
  type MarkerKind,
} from './state'

/** What is kept of an event that came or was played. */
export interface EventOutcome {
  readonly fate: Fate
  readonly event?: FieldEvent
  readonly strikes: Role
  readonly from: 'die' | 'hand'
  readonly unit?: string
  readonly struck?: MarkerId
}

/** A marker that keeps something of the battle, placed in this turn. */
function placed(
  { turn }: GameState,
  kind: MarkerKind,
  marker: MarkerId,
  of: SideId | 'umpire',
  values: Readonly<Record<string, Scalar>>,
  life: { readonly livesTurns?: number } = {},
): Effect {
  return { type: 'markerLaid', marker, kind, of, turnLaid: turn, ...life, values }
}

function lift(table: RuleDraft, markers: readonly MarkerId[]): void {
  for (const marker of markers) table.apply({ type: 'markerLifted', marker })
}

/** Places the die of a turn, and lifts what is over. */
export function placeDie(table: RuleDraft): void {
  const { state } = table
  lift(table, [...overMarkers(state), ...markersOf(state, 'die').map(({ id }) => id)])
  table.apply(placed(state, 'die', dieMarker, 'umpire', { in: state.phase }))
}

/** Places the latest event, in place of the one before. */
export function placeLatest(table: RuleDraft, { fate, event, strikes, from, unit, struck }: EventOutcome): void {
  lift(
    table,
    markersOf(table.state, 'latest').map(({ id }) => id),
  )
  const values = { fate, event: event?.die ?? 0, strikes, from, unit: unit ?? '', struck: struck ?? '' }
  table.apply(placed(table.state, 'latest', latestMarker, 'umpire', values))
}

/** Places an event that takes effect: until the turn it counts in is over, or for the whole game if it comes once. */
export function placeApplied(
  table: RuleDraft,
  event: FieldEvent,
  strikes: Role,
  { unit = '', morale = 0 }: { unit?: string; morale?: number },
): MarkerId {
  const { state } = table
  const of = sideOf(strikes)
  if (isOncePerGame(event)) {
    const marker = freeMarker(state, `spent-${strikes}-${event.die}`)
    table.apply(placed(state, 'spent', marker, of, { event: event.die, morale }))
    return marker
  }
  const inTurn = turnOfEffect(state, strikes)
  const marker = freeMarker(state, `struck-${state.turn}`)
  const values = { event: event.die, strikes, unit, inTurn }
  table.apply(placed(state, 'struck', marker, of, values, { livesTurns: inTurn - state.turn + 1 }))
  return marker
}

/** Places a kept event, face down. */
export function placeHeld(table: RuleDraft, holder: Role, event: FieldEvent, strikes: Role): void {
  const { state } = table
  const marker = freeMarker(state, `held-${holder}`)
  table.apply(placed(state, 'held', marker, sideOf(holder), { event: event.die, strikes }))
}

export function liftHeld(table: RuleDraft, holder: Role): void {
  const held = markersOf(table.state, 'held').filter(({ of }) => of === sideOf(holder))
  lift(
    table,
    held.map(({ id }) => id),
  )
}

/** Effects that add a unit's name to a side's list; `[]` where it is there, or cannot be read. */
function unitEffects(state: GameState, role: Role, typed: string): readonly Effect[] {
  const known = unitsOf(state, role).map(({ name }) => name)
  const names = withName(known, typed)
  const [name] = names
  if (name === undefined || names.length === known.length) return []
  return [placed(state, 'unit', freeMarker(state, `unit-${role}`), sideOf(role), { name })]
}

/** Names the unit that an event affects, by hand, and adds it to the list. Nothing where the name cannot be read. */
export function nameAffectedUnit(state: GameState, marker: MarkerId, typed: string): Entry | undefined {
  const struck = appliedEvents(state).find((each) => each.marker === marker)
  const [unit] = withName([], typed)
  if (!struck || unit === undefined || unit === struck.unit) return undefined
  const named = latestOf(state)?.struck === marker ? [marker, latestMarker] : [marker]
  const effects = named.map((id): Effect => ({ type: 'markerMoved', marker: id, values: { unit } }))
  const label = says(`events.${struck.event.key}.unitNamed`, { unit })
  return step(label, [...effects, ...unitEffects(state, struck.strikes, unit)])
}

/** Adds a unit to the list of a side; nothing where it is there, or cannot be read. */
export function addUnit(state: GameState, role: Role, typed: string): Entry | undefined {
  const effects = unitEffects(state, role, typed)
  const [unit] = withName([], typed)
  return effects.length > 0 && unit !== undefined ? step(says('steps.unitAdded', { unit }), effects) : undefined
}

/** Removes a unit from the list. Its entries stay in the log. */
export function removeUnit(state: GameState, role: Role, marker: MarkerId): Entry | undefined {
  const unit = unitsOf(state, role).find((each) => each.marker === marker)
  return unit && step(says('steps.unitRemoved', { unit: unit.name }), [{ type: 'markerLifted', marker }])
}

function step(label: Phrase, effects: readonly Effect[]): Entry {
  return { kind: 'step', label, by: 'hand', effects }
}
