import type { GameState, ShipInPlay, Squadron } from '../../../../game/state'
import { squadronStrength } from '../../ship/squadron-strength'
import { beganOn, standingOf, standsOn } from '../../ship/state'
import { dataOf } from '../../ship/stand-data'
import { aircraftMorale, shipCauses, squadronMorale, type ShipCause } from '../../tables/morale'
import { actingShips, actingSquadrons, acts } from '../turn/acting'
import { lastDone } from '../turn/once-a-turn'
import { isTested } from './tested'

/** Why a stand is tested; `third` of aircraft. */
export type Cause = ShipCause | 'third'

/** Causes that can make a stand test; only ships and aircraft are tested. */
export function causesOf(stand: ShipInPlay): readonly Cause[] {
  switch (dataOf(stand.document).kind) {
    case 'ship':
      return shipCauses.map(({ id }) => id)
    case 'aircraft':
      return ['third']
    case 'smallCraft':
    case 'shore':
      return []
  }
}

/** Whether her card has the cause. */
export function isMet(stand: ShipInPlay, cause: Cause): boolean {
  const of = shipCauses.find(({ id }) => id === cause)
  const { track, atMost } = of ?? { track: 'aircraft' as const, atMost: aircraftMorale.atMost }
  return standsOn(stand, track) <= beganOn(stand, track) * atMost
}

/** Neither lost nor on the way off the table. */
export function canTest(stand: ShipInPlay): boolean {
  return acts(stand) && standingOf(stand) !== 'withdrawing'
}

export interface StandDue {
  readonly stand: ShipInPlay
  readonly cause: Cause
}

/** Every test that a card calls for and that was not made: each cause its own. */
export function standsDue(state: GameState): readonly StandDue[] {
  return Object.values(state.ships)
    .filter(canTest)
    .flatMap((stand) => dueCauses(stand).map((cause) => ({ stand, cause })))
}

export function dueCauses(stand: ShipInPlay): readonly Cause[] {
  return causesOf(stand).filter((cause) => isMet(stand, cause) && !isTested(stand, cause))
}

/** Half of what it began with, or fewer. */
export function isHalved(state: GameState, squadron: Squadron): boolean {
  const { left, of } = squadronStrength(state, squadron)
  return left <= of * squadronMorale.atMost
}

/** Squadrons that have come down to half and were not tested for it. */
export function squadronsDue(state: GameState): readonly Squadron[] {
  return actingSquadrons(state).filter(
    (squadron) =>
      isHalved(state, squadron) &&
      lastDone(state, 'squadronMorale', squadron.id) === undefined &&
      actingShips(state, squadron).some(canTest),
  )
}
