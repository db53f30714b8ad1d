import { shipName } from '../../../../game/ship-name'
import type { GameState, ShipInPlay } from '../../../../game/state'
import { own } from '../../../../kernel/own'
import { squadronOf } from '../../../kit/on-table'
import type { FormField } from '../../../pack/procedure'
import { isInPlay, rulingOf } from '../../table/house-rules'
import { shipOf } from '../../ship/ship-data'
import { countOf } from '../../ship/state'
import { spotterTypes } from '../../tables/gunnery'
import { isLitUp, isSpottedByCard } from '../events/in-force'
import { acts } from '../turn/acting'
import { batteriesOn, shipHasFired, wasHitLastTurn } from './firing-record'
import { canBeSpottedFor } from './fire-control'
import { isNight } from './fire-sum'
import { firingBatteries } from './firing'
import type { GunfireInput } from './gunfire-input'
import { says } from './says'
import { withPlane } from './spotter-plane'
import type { Input } from '../../../pack/input'

export const mostDegrees = 360
export const mostBatteries = 40
export const mostVisibility = 20
const farthestInches = 60

/** Fields for what only the players know of a salvo, with defaults from the cards; of optional rules those in play. */
export function circumstanceFields(state: GameState, read: GunfireInput, input: Input): readonly FormField[] {
  const hasTurned = (own(input, 'targetTurnedDegrees') ?? 0) !== 0
  return [
    ...sightFields(state),
    { kind: 'number', name: 'targetTurnedDegrees', least: 0, most: mostDegrees, default: 0 },
    ...only(hasTurned, yesNo('targetFollows', false)),
    { kind: 'number', name: 'firerTurnedDegrees', least: 0, most: mostDegrees, default: 0 },
    ...only(rulingOf(state, 'additionalBatteryScope') === 'allShips', {
      kind: 'number',
      name: 'batteriesOnTarget',
      least: 1,
      most: mostBatteries,
      default: batteriesTogether(state, read),
    }),
    { kind: 'number', name: 'visibility', least: -mostVisibility, most: mostVisibility, default: visibilityOf(state) },
    ...optionalFields(state, read, hasTurned),
  ]
}

function sightFields(state: GameState): readonly FormField[] {
  const sights = [
    'seen',
    ...(isInPlay(state, 'notVisuallySpotted') ? ['unseen'] : []),
    ...(isInPlay(state, 'gunFlashesOnly') ? ['flashes'] : []),
  ]
  return only(sights.length > 1, { kind: 'choice', name: 'sight', among: sights, default: 'seen' })
}

function optionalFields(state: GameState, read: GunfireInput, hasTurned: boolean): readonly FormField[] {
  const { target } = read
  const shows =
    target !== undefined &&
    (shipHasFired(state, target.id) || countOf(target, 'burning') > 0 || isLitUp(state, target.id))
  const wasHit = target !== undefined && wasHitLastTurn(state, target)
  return [
    ...only(isInPlay(state, 'nightTargetDark') && isNight(state), yesNo('targetShows', shows)),
    ...only(isInPlay(state, 'hitLastTurn'), yesNo('hitLastTurn', wasHit && !hasTurned)),
    ...only(isInPlay(state, 'sunOrSpray'), yesNo('sunOrSpray', false)),
    ...only(withPlane(state, read.ships).length > 0, yesNo('spotterPlane', isSentByCard(state, read))),
    ...(isInPlay(state, 'spotterShip') ? spotterFields(state, read) : []),
  ]
}

/** Whether a card has sent a plane: the default. */
function isSentByCard(state: GameState, { ships }: GunfireInput): boolean {
  return ships.some((ship) => ship !== undefined && isSpottedByCard(state, ship.id) && canBeSpottedFor(state, ship))
}

function spotterFields(state: GameState, read: GunfireInput): readonly FormField[] {
  const able = Object.values(state.ships).filter((ship) => canSpot(state, read, ship))
  return [
    {
      kind: 'choice',
      name: 'spotterShip',
      among: ['none', ...able.map(({ id }) => id)],
      names: Object.fromEntries(able.map((ship) => [ship.id, says('shipName', { ship: shipName(ship) })])),
      default: 'none',
    },
    { kind: 'number', name: 'spotterRangeInches', least: 0, most: farthestInches, default: 0 },
  ]
}

/** A friend, CL or larger, with radio and fire control undamaged; merchants do not spot. */
export function canSpot(state: GameState, { squadron, ships }: GunfireInput, ship: ShipInPlay): boolean {
  if (!acts(ship) || ships.includes(ship) || squadronOf(state, ship.id)?.side !== squadron?.side) return false
  return spotterTypes.includes(shipOf(ship.document).type) && canBeSpottedFor(state, ship)
}

/** Those that have fired at her this turn, and those of this salvo. */
function batteriesTogether(state: GameState, { target, mounts, rangeInches }: GunfireInput): number {
  const now = firingBatteries(
    mounts.filter((mount) => mount !== undefined),
    rangeInches ?? 0,
  )
  const before = (target ? batteriesOn(state, target.id) : []).filter(
    (on) => !now.some(({ ship, battery }) => ship.id === on.ship && battery.id === on.battery),
  )
  return Math.max(1, now.length + before.length)
}

function visibilityOf(state: GameState): number {
  const said = own(state.table, 'visibilityModifier')
  return typeof said === 'number' ? said : 0
}

function yesNo(name: string, usual: boolean): FormField {
  return { kind: 'yesNo', name, default: usual }
}

function only(isAsked: boolean, field: FormField): readonly FormField[] {
  return isAsked ? [field] : []
}
