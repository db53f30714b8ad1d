import { callEventMarker } from '../../../game/decks/lasting-words'
import type { GameState } from '../../../game/state'
import type { Phrase } from '../../../kernel/phrase'
import { waitingHits, callHits } from './markers'
import { spreadById, spreadName } from '../procedures/torpedoes/spreads'
import type { Marker } from '../../../game/mark'

/** What a marker is called in a list: a spread that runs, hits that wait, an event that lasts. */
export function callMarker(state: GameState, marker: Marker): Phrase | undefined {
  const spread = spreadById(state, marker.id)
  if (spread) return spreadName(state, spread)
  const hits = waitingHits(state).find(({ id }) => id === marker.id)
  return hits ? callHits(state, hits) : callEventMarker(state, marker)
}
