import type { ShipInPlay } from '../game/state'
import type { TrackId } from '../kernel/ids'
import type { RulesPack } from '../rules/pack/rules-pack'
import type { Words } from '../words/speak'
import { packWords } from '../words/pack-words'

/** The value of a track: the figure, or the word that its last box has in place of one. */
export function trackFigure(pack: RulesPack, ship: ShipInPlay, track: TrackId, value: number, say: Words): string {
  const last = packWords(pack.id, say).lastOfTrack(track)
  return last !== '' && value === pack.shape(ship.document).tracks[track]?.maximum ? last : String(value)
}
