import { shipName } from '../../../../game/ship-name'
import type { ShipInPlay } from '../../../../game/state'
import { trackOf } from '../../ship/card-parts'
import { standsOn } from '../../ship/state'
import type { Effect } from '../../../../game/effect'

/** Crew quality now: a track on every kind of card. */
export const crewQualityOf = (stand: ShipInPlay): number => standsOn(stand, 'crewQuality')

/** Splash markers on a card. */
export const splashOn = (stand: ShipInPlay): number => standsOn(stand, 'splash')

export const nameOf = (stand: ShipInPlay): string => shipName(stand)

/** One more splash marker, or several. */
export function splashes(stand: ShipInPlay, by = 1): Effect {
  return { type: 'trackMoved', ship: stand.id, track: trackOf('splash'), by }
}
