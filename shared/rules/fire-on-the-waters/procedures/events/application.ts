import type { NavalEffect } from '../../../../decks/naval/effect'
import type { GameState, ShipInPlay } from '../../../../game/state'
import type { EventApplication } from '../../../pack/event-application'
import { itemsOf, shipOf } from '../../ship/ship-data'
import { presentSpeed } from '../../ship/speed'
import { works } from '../../working'
import { isNight } from '../spotting/sight-inputs'
import { acts, floats } from '../turn/acting'
import { gunMounts, sideOf, torpedoMounts } from './batteries'
import { lasts } from './lasting'
import { onCard } from './on-card'
import { takeFromCard } from './take-from-card'
import { attackByCard } from './attack-by-card'

/**
 * What event cards do under these rules. There are no aircraft units: attacks are bombs and torpedoes. Fire at the
 * wrong ship and collisions are only logged; the players carry them out.
 */
export const events: EventApplication = {
  hasAirRules: false,
  hasSteeringHits: true,
  isNight,
  meets,
  lasts,
  onCard: { fields: [], shown: onCard },
  ends: takeFromCard,
  dealDamage: attackByCard,
}

function meets(state: GameState, ship: ShipInPlay, effect: NavalEffect): boolean {
  switch (effect.code) {
    case 'silence':
      return acts(ship) && has(ship, effect)
    case 'retarget':
      return acts(ship) && (effect.weapon === 'torpedoes' ? torpedoMounts(ship) : gunMounts(ship, 'main')).length > 0
    case 'fireOnFriend':
    case 'spotterBonus':
    case 'localControl':
      return acts(ship) && gunMounts(ship, 'main').length > 0
    case 'speedFactor':
    case 'steeringLost':
      return acts(ship) && presentSpeed(ship, state).most > 0
    case 'radarsOut':
      return acts(ship) && hasRadar(ship)
    default:
      return floats(ship)
  }
}

function hasRadar(ship: ShipInPlay): boolean {
  const form = shipOf(ship.document)
  return [...itemsOf(form, 'searchRadar'), ...itemsOf(form, 'fireControlRadar')].some(({ box }) => works(ship, box))
}

function has(ship: ShipInPlay, effect: Extract<NavalEffect, { code: 'silence' }>): boolean {
  const secondary = gunMounts(ship, 'secondary')
  if ('side' in effect) return secondary.some((mount) => sideOf(mount) !== null)
  switch (effect.what) {
    case 'mainBattery':
      return gunMounts(ship, 'main').length > 0
    case 'secondaryBattery':
      return secondary.length > 0
    case 'torpedoes':
      return torpedoMounts(ship).length > 0
    default:
      return gunMounts(ship, 'main').length + secondary.length + torpedoMounts(ship).length > 0
  }
}
