import type { Effect } from '../../../game/effect'
import type { Marker } from '../../../game/mark'
import { shipName } from '../../../game/ship-name'
import type { GameState } from '../../../game/state'
import { markerId, type MarkerId } from '../../../kernel/ids'
import { own } from '../../../kernel/own'
import type { Phrase } from '../../../kernel/phrase'
import type { Addressee } from '../../../kernel/question'
import { shipById } from '../../kit/on-table'
import { sentencesOf } from '../sentence'
import { keptFigure } from './table-facts'

const says = sentencesOf('damage')

/**
 * Markers of this pack. `hits` wait for the damage phase; a `spread` runs until it hits, is spent or is lifted; a
 * `radar` or `spotting` result counts for its turn.
 */
const markerKinds = ['hits', 'spread', 'spotting'] as const
type MarkerKind = (typeof markerKinds)[number]

/** Values of a `hits` marker: so many hits of one weapon at one range on one ship. */
export interface Hits {
  /** Ship ids. `by` is empty for what no ship fired: a mine, bombers. */
  readonly target: string
  readonly by: string
  readonly weapon: 'gun' | 'torpedo' | 'bomb'
  /** Of the shell or torpedo; a bomb goes as a shell of this size. */
  readonly inches: number
  readonly rangeInches: number
  readonly count: number
}

/** Values of a `spread` marker, as a launch records it; `turnLaid` is the turn of launch. */
export interface Spread {
  readonly by: string
  readonly target: string
  readonly mount: string
  readonly torpedoes: number
  /** A key of `torpedoTypes`: `IJN T93`. */
  readonly type: string
  /** Inches a turn, of the setting chosen. */
  readonly speed: number
  /** 30-degree arc 1 to 4 of the mount's 120. */
  readonly arc: number
  /** Range and target aspect at launch: the optional T93 rule asks for them. */
  readonly rangeInches: number
  readonly aspectDegrees: number
  /** Whether the torpedo director that aimed them was out. */
  readonly directorOut: boolean
}

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

/** The choice of all waiting markers. */
export const allThatWait = 'all'

/** Waiting hits in a list: `3 hits of 8″ on Furutaka`. */
export function callHits(state: GameState, hits: Hits): Phrase {
  const target = shipById(state, hits.target)
  const values = { ship: target ? shipName(target) : hits.target, n: hits.count, inches: hits.inches }
  return says(`waiting.${hits.weapon}`, values)
}
