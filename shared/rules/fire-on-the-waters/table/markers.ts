import type { Effect } from '../../../game/effect'
import { type Marker, freeMarker } from '../../../game/mark'
import { shipName } from '../../../game/ship-name'
import type { GameState } from '../../../game/state'
import type { MarkerId } from '../../../kernel/ids'
import type { Phrase } from '../../../kernel/phrase'
import type { Addressee } from '../../../kernel/question'
import { shipById } from '../../kit/on-table'
import { sentencesOf } from '../sentence'
import { keptAs } from './table-facts'

const says = sentencesOf('damage')

/** Markers of this pack: hits that wait for the damage phase; a spread until it hits, is spent or is lifted. */
export const markerKind = { hits: 'hits', spread: 'spread' } as const

export const weapons = ['gun', 'torpedo', 'bomb'] as const

/** Values of a `hits` marker: so many hits of one weapon at one range on one ship. */
const noHits = {
  /** Ship ids. `by` is empty for what no ship fired: a mine, bombers. */
  ...{ target: '', by: '' },
  weapon: 'gun' as (typeof weapons)[number],
  /** Of the shell or torpedo; a bomb goes as a shell of this size. */
  inches: 0,
  rangeInches: 0,
  count: 0,
}
export type Hits = Readonly<typeof noHits>

/** Values of a `spread` marker, as a launch records it; `turnLaid` is the turn of launch. */
export const noSpread = {
  ...{ by: '', target: '', mount: '', torpedoes: 0 },
  /** A key of `torpedoTypes`: `IJN T93`. */
  type: '',
  /** Inches a turn, of the setting chosen. */
  speed: 0,
  /** 30-degree arc 1 to 4 of the mount's 120. */
  arc: 0,
  /** Range and target aspect at launch: the optional T93 rule asks for them. */
  ...{ rangeInches: 0, aspectDegrees: 0 },
  /** Whether the torpedo director that aimed them was out. */
  directorOut: false,
}
export type Spread = Readonly<typeof noSpread>

/** Hits that wait for the damage phase, with the marker that holds them. */
export interface WaitingHits extends Hits {
  readonly id: MarkerId
  readonly turnScored: number
}

export function waitingHits(state: GameState): readonly WaitingHits[] {
  return state.markers.filter(({ kind }) => kind === markerKind.hits).map(hitsOf)
}

/**
 * Places hits for a side, or the umpire: they wait for the damage phase. The id names the battery that scored them, so
 * that amending an older salvo does not change the ids of others.
 */
export function placeHits(state: GameState, of: Addressee, hits: Hits): Effect {
  const scoredBy = (hits.by === '' ? hits.target : hits.by).slice(0, 36)
  return {
    type: 'markerLaid',
    marker: freeMarker(state, `${scoredBy}-hits-${state.turn}-${Math.round(100 * hits.inches)}`),
    kind: markerKind.hits,
    of: of as Marker['of'],
    turnLaid: state.turn,
    values: { ...hits },
  }
}

function hitsOf({ id, turnLaid, values }: Marker): WaitingHits {
  const kept = keptAs(values, noHits)
  return { ...kept, id, turnScored: turnLaid, weapon: weapons.find((each) => each === kept.weapon) ?? 'gun' }
}

/** The choice of all waiting markers. */
export const allThatWait = 'all'

/** Waiting hits in a list: `3 hits of 8″ on Furutaka`. */
export function callHits(state: GameState, hits: Hits): Phrase {
  const target = shipById(state, hits.target)
  const values = { ship: target ? shipName(target) : hits.target, n: hits.count, inches: hits.inches }
  return says(`waiting.${hits.weapon}`, values)
}
