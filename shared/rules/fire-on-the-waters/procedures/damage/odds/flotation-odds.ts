import type { GameState, ShipInPlay } from '../../../../../game/state'
import { trackId } from '../../../../../kernel/ids'
import { own } from '../../../../../kernel/own'
import { rulingOf } from '../../../table/house-rules'
import { flotationOf, shipOf } from '../../../ship/ship-data'
import { asItFalls, type Shot } from '../hit'
import { isGone } from '../gone'
import { shellPoints } from './shell-points'
import { torpedoPoints } from './torpedo-points'

/** The chance, 0 to 1, of every number of flotation points lost, by its number. */
export type PointOdds = readonly number[]

/**
 * Points that hits flood, for every number of hits from none up to `mostHits`: exact, each space flooding once.
 * Explosions and rooms opened by shock are left out: the first sink her anyway, the second are too rare to matter.
 */
export function flotationLostBy(
  state: GameState,
  ship: ShipInPlay,
  shot: Shot,
  mostHits: number,
): readonly PointOdds[] {
  const left = own(ship.tracks, trackId('flotation')) ?? flotationOf(shipOf(ship.document))
  if (isGone(ship)) return Array.from({ length: mostHits + 1 }, () => [1])
  const points = shot.weapon === 'torpedo' ? torpedoPoints : shellPoints
  const odds = points(state, ship, asItFalls(shot), { mostHits, mostPoints: left })
  return Array.from({ length: mostHits + 1 }, (_, hits) => odds.chances(hits))
}

/** The same for a random number of hits: `hitOdds[n]` is the chance of n hits. */
export function flotationLost(state: GameState, ship: ShipInPlay, shot: Shot, hitOdds: readonly number[]): PointOdds {
  const byHits = flotationLostBy(state, ship, shot, hitOdds.length - 1)
  const sums = new Array<number>(Math.max(...byHits.map(({ length }) => length))).fill(0)
  byHits.forEach((points, hits) => points.forEach((chance, lost) => (sums[lost]! += chance * hitOdds[hits]!)))
  return sums
}

/** The chance that flooding alone sinks her; ruling `sinksWhen`. */
export function chanceOfSinking(state: GameState, ship: ShipInPlay, points: PointOdds): number {
  const total = flotationOf(shipOf(ship.document))
  const left = own(ship.tracks, trackId('flotation')) ?? total
  const sinksAt = left - (rulingOf(state, 'sinksWhen') === 'halfFpLost' ? total / 2 : 0)
  return points.reduce((sum, chance, lost) => sum + (lost > 0 && lost >= sinksAt ? chance : 0), 0)
}

export function expectedPoints(points: PointOdds): number {
  return points.reduce((sum, chance, lost) => sum + chance * lost, 0)
}
