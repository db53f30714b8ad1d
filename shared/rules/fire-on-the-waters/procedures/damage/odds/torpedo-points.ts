import type { GameState, ShipInPlay } from '../../../../../game/state'
import { hullBox } from '../../../ship/boxes'
import { locations } from '../../../ship/ship'
import { orderOf, placeAt, shipOf } from '../../../ship/ship-data'
import type { Shot } from '../hit'
import { bears } from '../marks'
import { reachOf, spanOf } from '../torpedo'
import { factorOf, HitsAndPoints } from './hits-and-points'
import type { Most } from './shell-points'

/**
 * A torpedo opens a stretch of the hull: taken by where the stretches begin, what is open already reaches up to some
 * location, and a further one adds what lies beyond it.
 */
export function torpedoPoints(_: GameState, ship: ShipInPlay, { inches }: Shot, { mostHits, mostPoints }: Most) {
  const form = shipOf(ship.document)
  const reach = reachOf(form, inches)
  const dry = locations.map((at) => (bears(ship, hullBox(at), 'flooded') ? 0 : (placeAt(form, at)?.points ?? 0)))
  const effective = reach.effectivePercent / 100
  const fails = factorOf(mostHits, (hits) => (1 - effective) ** hits)
  const opens = factorOf(mostHits, (hits) => 1 - (1 - effective) ** hits)
  const stretches = locations
    .map((at) => spanOf(form, at, reach).map(orderOf))
    .map((span) => ({ from: span[0] ?? 0, to: span.at(-1) ?? -1 }))
    .toSorted((one, other) => one.from - other.from)
  let ways = new Map([[-1, HitsAndPoints.nothing(mostHits, mostPoints)]])
  for (const { from, to } of stretches) {
    const next = new Map<number, HitsAndPoints>()
    const add = (open: number, way: HitsAndPoints, factor: readonly number[], points: number) => {
      const sum = next.get(open) ?? new HitsAndPoints(mostHits, mostPoints)
      sum.addFrom(way, factor, points)
      next.set(open, sum)
    }
    for (const [open, way] of ways) {
      add(open, way, fails, 0)
      const fresh = dry.slice(Math.max(open + 1, from), to + 1).reduce((sum, points) => sum + points, 0)
      add(Math.max(open, to), way, opens, fresh)
    }
    ways = next
  }
  const all = new HitsAndPoints(mostHits, mostPoints)
  for (const way of ways.values()) all.addFrom(way, [1], 0)
  return all
}
