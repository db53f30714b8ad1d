import type { GameState, ShipInPlay } from '../../../../game/state'
import { chitOdds } from '../../hitting/chit-odds'
import { hitOdds, noHits, shipOdds, together, type HitOdds } from '../../hitting/hit-odds'
import { rulingOf } from '../../table/house-rules'
import type { ReckonedBattery } from './agreed'
import { cupOf } from './cup'
import { knownToGoOn, type Initial } from './initial-roll'

/** Hits of a battery that goes on, by the way of finding them that the table uses. */
export function batteryOdds(state: GameState, { kinds }: Pick<ReckonedBattery, 'kinds'>): HitOdds {
  const firing = kinds.map(({ hitNumber, mounts }) => ({ hitNumber, mounts: mounts.length }))
  if (rulingOf(state, 'hitMethod') !== 'chits') return hitOdds(firing)
  const cup = cupOf(state)
  return cup.ok ? chitOdds(cup.value, firing) : noHits
}

/** Hits of all that fire: ship by ship, each with one initial roll for her batteries. */
export function broadsideOdds(state: GameState, batteries: readonly ReckonedBattery[]): HitOdds {
  const ships = new Map<ShipInPlay, ReckonedBattery[]>()
  for (const battery of batteries) {
    const hers = ships.get(battery.firing.ship)
    if (hers) hers.push(battery)
    else ships.set(battery.firing.ship, [battery])
  }
  return [...ships.values()]
    .map((hers) => shipOdds(hers.map((each) => ({ initial: stillOpen(each), odds: batteryOdds(state, each) }))))
    .reduce(together, noHits)
}

/** A die already thrown is certain. */
function stillOpen(battery: ReckonedBattery): Initial {
  const goes = knownToGoOn(battery)
  if (goes === undefined) return battery.initial
  return goes ? 'A' : never
}

const never = 0

/** The same once every battery has gone on. */
export function oddsOnceOn(state: GameState, batteries: readonly ReckonedBattery[]): HitOdds {
  return batteries.map((battery) => batteryOdds(state, battery)).reduce(together, noHits)
}
