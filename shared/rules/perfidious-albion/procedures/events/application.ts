import type { NavalEffect } from '../../../../decks/naval/effect'
import type { RuleDraft } from '../../../../game/rule-draft'
import { shipName } from '../../../../game/ship-name'
import type { GameState, ShipInPlay } from '../../../../game/state'
import { under, type Dialogue } from '../../../../kernel/dialogue'
import { trackId, type ShipId } from '../../../../kernel/ids'
import { own } from '../../../../kernel/own'
import type { EventApplication, Noted, HitByEvent } from '../../../pack/event-application'
import { condition, speedByEvents } from '../../ship/state'
import { isExploding, raiseFire } from '../damage/fire'
import { mountsOf } from '../gunnery/mounts'
import { acts, floats } from '../turn/acting'
import { gunsAtWork, tubesAtWork } from './at-work'
import { noteHalf, sideOf } from './half-out'
import { says } from './says'
import { mainBattery, secondaryBattery } from './silence'
import { onCard } from './on-card'
import { hitByEvent } from './hit-by-event'

const fire = trackId('fire')

/** What event cards do under these rules. No radar and no spotting step: such cards stand as reminders. */
export const events: EventApplication = {
  hasAirRules: false,
  hasSteeringHits: true,
  isNight: (state) => own(state.table, 'timeOfDay') === 'night',
  meets,
  lasts,
  onCard: { fields: [speedByEvents], shown: onCard },
  dealDamage: hitByEvent,
}

function meets(_state: GameState, ship: ShipInPlay, effect: NavalEffect): boolean {
  switch (effect.code) {
    case 'silence':
      return acts(ship) && has(ship, effect)
    case 'retarget':
      return acts(ship) && (effect.weapon === 'torpedoes' ? hasTubes(ship) : hasGuns(ship))
    case 'fireOnFriend':
    case 'spotterBonus':
      return acts(ship) && gunsAtWork(ship, mountsOf(ship.document)).length > 0
    case 'localControl':
      return acts(ship) && hasGuns(ship)
    case 'speedFactor':
    case 'steeringLost':
      return acts(ship) && condition(ship).maximumSpeed > 0
    default:
      return floats(ship)
  }
}

const hasGuns = (ship: ShipInPlay) => gunsAtWork(ship, mainBattery(ship.document)).length > 0
const hasTubes = (ship: ShipInPlay) => tubesAtWork(ship).length > 0

function has(ship: ShipInPlay, effect: Extract<NavalEffect, { code: 'silence' }>): boolean {
  const secondary = gunsAtWork(ship, secondaryBattery(ship.document))
  if ('side' in effect) return secondary.some((mount) => sideOf(mount) !== null)
  if (effect.what === 'torpedoes') return hasTubes(ship)
  if (effect.what === 'secondaryBattery') return secondary.length > 0
  if (effect.what === 'mainBattery') return hasGuns(ship)
  return hasGuns(ship) || secondary.length > 0 || hasTubes(ship)
}

function* lasts(table: RuleDraft, on: HitByEvent, effect: NavalEffect): Dialogue<Noted | null> {
  switch (effect.code) {
    case 'silence':
      return 'ship' in on ? yield* silences(table, on, effect) : null
    case 'fire':
      return 'ship' in on ? yield* lights(table, on.ship) : null
    case 'speedFactor':
    case 'steeringLost':
    case 'randomTurn':
    case 'localControl':
    case 'fireOnFriend':
    case 'retarget':
    case 'illuminate':
      return {}
    default:
      return null
  }
}

/** Notes by how much the fire rose, at `Explosion!` by nothing: only that much goes out again. */
function* lights(table: RuleDraft, ship: ShipId): Dialogue<Noted> {
  if (isExploding(table.ship(ship))) table.because(says('fireFull', { ship: shipName(table.ship(ship)) }))
  const was = table.track(ship, fire)
  yield* under('fire', raiseFire(table, ship, { by: 1, cause: 'growth' }))
  return { raised: (own(table.ship(ship).tracks, fire) ?? 0) - was }
}

/** Notes which half of a battery; wrecked guns are no part of it. */
function* silences(
  table: RuleDraft,
  { ship }: Extract<HitByEvent, { ship: unknown }>,
  effect: Extract<NavalEffect, { code: 'silence' }>,
): Dialogue<Noted> {
  if ('side' in effect || effect.share === 1) return {}
  const inPlay = table.ship(ship)
  const battery = effect.what === 'torpedoes' ? tubesAtWork(inPlay) : gunsAtWork(inPlay, mainBattery(inPlay.document))
  return yield* noteHalf(table, ship, battery)
}
