import type { Entry } from '../game/journal-line'
import { liftMarker, step } from '../game/commands'
import type { GameState } from '../game/state'
import type { MarkerId, SideId } from '../kernel/ids'
import { cutTo, withoutHidden } from '../kernel/seen-text'
import { freeMarker, type Marker } from '../game/mark'

/** A marker that the umpire places himself: smoke, a buoy, a wreck, a fog bank. */
export const umpireMarker = 'umpireMarker'
const longestName = 60
export const mostTurns = 99

export interface NewMarker {
  readonly name: string
  readonly where: string
  readonly of: SideId | 'umpire'
  /** How many turns it stays, including the turn it is placed in; without it, until it is lifted. */
  readonly livesTurns?: number
}

export function placeUmpireMarker(state: GameState, { name, where, of, livesTurns }: NewMarker): Entry {
  const called = shown(name)
  const key = livesTurns ? 'umpire.log.laidFor' : 'umpire.log.laid'
  const marker = {
    marker: freeMarker(state, `umpire-${state.turn}`),
    ...{ kind: umpireMarker, of, turnLaid: state.turn, ...(livesTurns ? { livesTurns } : {}) },
    values: { name: called, where: shown(where) },
  }
  return step({ key, values: { name: called, n: livesTurns ?? 0 } }, [{ type: 'markerLaid', ...marker }])
}

/** It is moved on the table; the new place is given in words. */
export function moveUmpireMarker(marker: Marker, where: string): Entry {
  const to = shown(where)
  const label = { key: 'umpire.log.moved', values: { name: markerName(marker), where: to } }
  return step(label, [{ type: 'markerMoved', marker: marker.id, values: { where: to } }])
}

export function liftUmpireMarker(state: GameState, id: MarkerId): Entry | undefined {
  const marker = state.markers.find((each) => each.id === id)
  return marker && liftMarker(state, id, markerName(marker))
}

export function markersOfUmpire({ markers }: GameState): readonly Marker[] {
  return markers.filter(({ kind }) => kind === umpireMarker)
}

export function markerName({ id, values }: Marker): string {
  return typeof values['name'] === 'string' ? values['name'] : id
}

export function markerPlace({ values }: Marker): string {
  return typeof values['where'] === 'string' ? values['where'] : ''
}

/** The turns it has left, this one counted; 0 where its time is over, `undefined` where it lies until it is lifted. */
export function turnsLeft({ turnLaid, livesTurns }: Marker, turn: number): number | undefined {
  return livesTurns === undefined ? undefined : Math.max(0, turnLaid + livesTurns - turn)
}

function shown(text: string): string {
  return cutTo(withoutHidden(text).trim(), longestName)
}
