import { callEventMarker } from '../../../game/decks/lasting-words'
import type { GameState } from '../../../game/state'
import type { Phrase } from '../../../kernel/phrase'
import { attackById, attackName } from '../procedures/torpedoes/attacks'
import type { Marker } from '../../../game/mark'

/** What a marker is called in a list: a torpedo attack that was declared, an event that lasts. */
export function callMarker(state: GameState, marker: Marker): Phrase | undefined {
  const attack = attackById(state, marker.id)
  return attack ? attackName(state, attack) : callEventMarker(state, marker)
}
