/** What players do by hand in a land battle, outside its dialogues, as journal entries. */
import type { Role } from '../../../decks/field/battle'
import { withName } from '../../../decks/field/names'
import type { Effect } from '../../../game/effect'
import type { Entry } from '../../../game/journal-line'
import type { GameState } from '../../../game/state'
import type { MarkerId } from '../../../kernel/ids'
import type { Phrase } from '../../../kernel/phrase'
import { unitEffects } from './place-event'
import { says } from '../says'
import { latestMarker, latestOf, appliedEvents, unitsOf } from '../state'

/** Names the unit that an event affects, and adds it to the list. Nothing where the name cannot be read. */
export function nameAffectedUnit(state: GameState, marker: MarkerId, typed: string): Entry | undefined {
  const struck = appliedEvents(state).find((each) => each.marker === marker)
  const [unit] = withName([], typed)
  if (!struck || unit === undefined || unit === struck.unit) return undefined
  const isLatest = latestOf(state)?.struck === marker
  const named = [marker, ...(isLatest ? [latestMarker] : [])].map((id): Effect => {
    return { type: 'markerMoved', marker: id, values: { unit } }
  })
  const label = says(`events.${struck.event.key}.unitNamed`, { unit })
  return step(label, [...named, ...unitEffects(state, struck.strikes, unit)])
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
