import type { MarkerId } from '../kernel/ids'
import type { Effect } from './effects'
import type { Marker } from './state'
import type { StateDraft } from './state-draft'

type EffectOf<Type extends Effect['type']> = Extract<Effect, { readonly type: Type }>

/** Lays a marker down, after those that lie there. */
export function layMarker(draft: StateDraft, { type: _type, marker: id, ...marker }: EffectOf<'markerLaid'>) {
  if (isThere(draft, id)) return 'taken'
  draft.set('markers', [...draft.state.markers, { id, ...marker }])
  return undefined
}

/** Changes what is named of a marker and leaves the rest. */
export function moveMarker(draft: StateDraft, { marker: id, values }: EffectOf<'markerMoved'>) {
  if (!isThere(draft, id)) return 'marker'
  const moved = (marker: Marker): Marker => ({ ...marker, values: { ...marker.values, ...values } })
  draft.set(
    'markers',
    draft.state.markers.map((marker) => (marker.id === id ? moved(marker) : marker)),
  )
  return undefined
}

export function liftMarker(draft: StateDraft, id: MarkerId) {
  if (!isThere(draft, id)) return 'marker'
  draft.set(
    'markers',
    draft.state.markers.filter((marker) => marker.id !== id),
  )
  return undefined
}

/** Whether a marker's turns are over when a turn begins: one that lives a turn is gone in the next. */
export function isSpent({ turnLaid, livesTurns }: Marker, turn: number): boolean {
  return livesTurns !== undefined && turn >= turnLaid + livesTurns
}

function isThere(draft: StateDraft, id: MarkerId): boolean {
  return draft.state.markers.some((marker) => marker.id === id)
}
