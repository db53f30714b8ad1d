import type { GameState, ShipInPlay } from '../../../../../game/state'
import { locations } from '../../../ship/ship'
import { orderOf, placeAt, shipOf } from '../../../ship/ship-data'
import type { Shot } from '../hit'
import { factorOf, HitsAndPoints } from './hits-and-points'
import { shellFloods, type Floods } from './shell-floods'

export interface Most {
  readonly mostHits: number
  readonly mostPoints: number
}

/** A shell that strikes a location may flood it, the one before and the one after: three bits, in that order. */
const before = 1
const here = 2
const after = 4
const every = [0, 1, 2, 3, 4, 5, 6, 7] as const

/**
 * Goes from bow to stern with two bits in hand: whether the last location and this one are flooded already by hits on
 * their neighbours. When no hit can reach a location any more, its points count.
 */
export function shellPoints(state: GameState, ship: ShipInPlay, shot: Shot, { mostHits, mostPoints }: Most) {
  const form = shipOf(ship.document)
  const pointsAt = (order: number) => placeAt(form, locations[order] ?? 0)?.points ?? 0
  let ways = new Map([[0, HitsAndPoints.nothing(mostHits, mostPoints)]])
  shellFloods(state, ship, shot).forEach((floods, order) => {
    const next = new Map<number, HitsAndPoints>()
    for (const { flooded, factor } of unions(floods, order, mostHits)) {
      for (const [carried, way] of ways) {
        const bits = carried | flooded
        const points = bits & before ? pointsAt(order - 1) : 0
        // Forward by one location: what was here is before, what is after is here.
        const to = bits >> 1
        const sum = next.get(to) ?? new HitsAndPoints(mostHits, mostPoints)
        sum.addFrom(way, factor, points)
        next.set(to, sum)
      }
    }
    ways = next
  })
  const all = new HitsAndPoints(mostHits, mostPoints)
  for (const [carried, way] of ways) all.addFrom(way, [1], carried & before ? pointsAt(locations.length - 1) : 0)
  return all
}

/** What so many hits on one location flood between them: exactly these bits, for every number of hits. */
function unions(floods: readonly Floods[], order: number, mostHits: number) {
  const within = every.map((bits) => {
    const flooding = floods.reduce((sum, { at, chance }) => sum + ((bitsOf(at, order) & ~bits) === 0 ? chance : 0), 0)
    const nothing = 1 - floods.reduce((sum, { chance }) => sum + chance, 0)
    return nothing + flooding
  })
  const possible = floods.reduce((bits, { at }) => bits | bitsOf(at, order), 0)
  return every
    .filter((bits) => (bits & ~possible) === 0)
    .map((flooded) => ({
      flooded,
      factor: factorOf(mostHits, (hits) => exactly(within, flooded, hits)),
    }))
}

/** All hits within these bits, less those within fewer of them. */
function exactly(within: readonly number[], bits: number, hits: number): number {
  let chance = 0
  for (const fewer of every) {
    if ((fewer & ~bits) !== 0) continue
    const sign = bitCount(bits & ~fewer) % 2 === 0 ? 1 : -1
    chance += sign * within[fewer]! ** hits
  }
  return Math.max(0, chance)
}

function bitsOf(at: readonly number[], order: number): number {
  return at.reduce((bits, each) => bits | [before, here, after][orderOf(each) - order + 1]!, 0)
}

const bitCount = (bits: number) => (bits & 1) + ((bits >> 1) & 1) + ((bits >> 2) & 1)
