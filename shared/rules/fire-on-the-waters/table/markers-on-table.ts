import type { Effect } from '../../../game/effect'
import type { GameState } from '../../../game/state'
import { markerId, type MarkerId } from '../../../kernel/ids'
import { own } from '../../../kernel/own'
import type { Addressee } from '../../../kernel/question'
import { keptFigure } from '../ship/kept-figure'
import type { Hits, MarkerKind } from './markers'
import type { Marker } from '../../../game/mark'

/** Hits that wait for the damage phase, with the marker that holds them. */
export interface WaitingHits extends Hits {
  readonly id: MarkerId
  readonly turnScored: number
}

export function waitingHits(state: GameState): readonly WaitingHits[] {
  return state.markers.filter(({ kind }) => kind === ('hits' satisfies MarkerKind)).map(hitsOf)
}

/**
 * Places hits for a side, or the umpire: they wait for the damage phase. The id names the battery that scored them, so
 * that amending an older salvo does not change the ids of others.
 */
export function placeHits(state: GameState, of: Addressee, hits: Hits): Effect {
  const scoredBy = (hits.by === '' ? hits.target : hits.by).slice(0, 36)
  return {
    type: 'markerLaid',
    marker: freeId(state, `${scoredBy}-hits-${state.turn}-${Math.round(100 * hits.inches)}`),
    kind: 'hits' satisfies MarkerKind,
    of: of as Marker['of'],
    turnLaid: state.turn,
    values: { ...hits },
  }
}

function hitsOf({ id, turnLaid, values }: Marker): WaitingHits {
  const figure = (name: string) => keptFigure(values, name)
  const text = (name: string) => String(own(values, name) ?? '')
  const weapon = text('weapon')
  return {
    id,
    turnScored: turnLaid,
    target: text('target'),
    by: text('by'),
    weapon: weapon === 'torpedo' || weapon === 'bomb' ? weapon : 'gun',
    inches: figure('inches'),
    rangeInches: figure('rangeInches'),
    count: figure('count'),
  }
}

/** A name that no marker of the table has: `stem-1`, `stem-2` … */
export function freeId({ markers }: GameState, stem: string): MarkerId {
  for (let number = 1; ; number++) {
    const id = markerId(`${stem}-${number}`)
    if (!markers.some((marker) => marker.id === id)) return id
  }
}
