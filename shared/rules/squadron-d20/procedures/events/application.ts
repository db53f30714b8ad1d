import type { NavalEffect } from '../../../../decks/naval/effect'
import type { GameState, ShipInPlay } from '../../../../game/state'
import type { EventApplication } from '../../../pack/event-application'
import { equipmentNames } from '../../ship/card-parts'
import { has, standsOn } from '../../ship/state'
import { dataOf } from '../../ship/stand-data'
import { acts, floats } from '../turn/acting'
import { isNight } from '../may-fire/sight'
import { groupOf, hasTorpedoes, hasWeapons, mountsAtWork } from './mounts'
import { lasts } from './lasting'
import { attackByEvent } from './event-attack'
import { takeFromCard } from './take-from-card'

/**
 * What event cards do under these rules. Bombers attack by the table of air attacks. Data have no sides of a ship, no
 * planes that spot for guns and no collisions: those are reported and left to the table.
 */
export const events: EventApplication = {
  hasAirRules: true,
  hasSteeringHits: true,
  isNight: (state) => isNight(state),
  meets,
  lasts,
  ends: takeFromCard,
  dealDamage: attackByEvent,
}

function meets(_state: GameState, ship: ShipInPlay, effect: NavalEffect): boolean {
  const { kind } = dataOf(ship.document)
  if (kind === 'aircraft') return false
  switch (effect.code) {
    case 'silence':
      return acts(ship) && canFallSilent(ship, effect)
    case 'retarget':
      return acts(ship) && (effect.weapon === 'torpedoes' ? hasTorpedoes(ship) : hasMainGuns(ship))
    case 'fireOnFriend':
    case 'spotterBonus':
      return acts(ship) && hasMainGuns(ship)
    case 'localControl':
      return acts(ship) && hasMainGuns(ship) && standsOn(ship, 'fireControl') > 0
    case 'speedFactor':
      return acts(ship) && standsOn(ship, 'speed') > 0
    case 'steeringLost':
      return acts(ship) && standsOn(ship, 'speed') > 0 && standsOn(ship, 'steering') > 0
    case 'radarsOut':
      return acts(ship) && radars.some((name) => has(ship, name))
    case 'fire':
      return floats(ship) && (kind === 'ship' || kind === 'shore')
    case 'torpedoAttack':
    case 'mineHit':
    case 'collision':
      return floats(ship) && kind !== 'shore'
    default:
      return floats(ship)
  }
}

const radars = equipmentNames.filter((name) => name !== 'searchlights' && name !== 'smoke')

const hasMainGuns = (ship: ShipInPlay) => mountsAtWork(ship, 'main').length > 0

function canFallSilent(ship: ShipInPlay, effect: Extract<NavalEffect, { code: 'silence' }>): boolean {
  switch (effect.what) {
    case 'allWeapons':
      return hasWeapons(ship)
    case 'torpedoes':
      return effect.share === 1 ? hasTorpedoes(ship) : mountsAtWork(ship, 'torpedoes').length > 0
    default:
      return mountsAtWork(ship, groupOf[effect.what]).length > 0
  }
}
