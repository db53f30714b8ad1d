import type { MarkerId } from '../kernel/ids'
import type { Effect } from './effect'
import type { Marker } from './mark'
import type { StateDraft } from './state-draft'

type EffectOf<Type extends Effect['type']> = Extract<Effect, { readonly type: Type }>

/** Places a marker after those that are there. */
export function placeMarker(draft: StateDraft, { type: _type, marker: id, ...marker }: EffectOf<'markerLaid'>) {
  if (draft.markers.has(id)) return 'taken'
  draft.markers.put({ id, ...marker })
  return undefined
}

/** Changes the values that are given and keeps the rest of a marker. */
export function moveMarker(draft: StateDraft, { marker: id, values }: EffectOf<'markerMoved'>) {
  const marker = draft.ownMarker(id)
  if (!marker) return 'marker'
  Object.assign(marker.values, values)
  return undefined
}

export function liftMarker(draft: StateDraft, id: MarkerId) {
  if (!draft.markers.has(id)) return 'marker'
  draft.markers.delete(id)
  return undefined
}

/** Whether a marker's turns are over when a turn begins: one that lives a turn is gone in the next. */
export function isSpent({ turnLaid, livesTurns }: Marker, turn: number): boolean {
  return livesTurns !== undefined && turn >= turnLaid + livesTurns
}
