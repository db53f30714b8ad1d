import type { GameState, ShipInPlay } from '../../../../game/state'
import { facesOf } from '../../../../kernel/dice'
import { trackId } from '../../../../kernel/ids'
import { own } from '../../../../kernel/own'
import { hullBox } from '../../ship/boxes'
import { locations, type Place } from '../../ship/ship'
import { flotationOf, orderOf, placeAt, shipOf } from '../../ship/ship-data'
import { rulingOf } from '../../table/house-rules'
import { locationHit, powerOf } from '../../tables/damage'
import { asItFalls, bears, isGone, type Shot } from './hit'
import { addedToBlue, besideStruck, faceFor, powerAt } from './shell'
import { reachOf, spanOf } from './torpedo'

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

interface Most {
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
function shellPoints(state: GameState, ship: ShipInPlay, shot: Shot, { mostHits, mostPoints }: Most) {
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

/** Hull spaces that one hit floods together, and how likely that is. Sets are disjoint; the rest floods nothing. */
interface Floods {
  readonly at: readonly number[]
  readonly chance: number
}

const sixFaces = facesOf('D6')

/** For each of the 36 locations what a shell that strikes there floods, the yellow, green and blue dice together. */
function shellFloods(state: GameState, ship: ShipInPlay, shot: Shot): readonly (readonly Floods[])[] {
  const form = shipOf(ship.document)
  const hull = sixFaces.filter((die) => locationHit(die, shot.rangeInches).hull).length / sixFaces.length
  const blue = sixFaces.filter((die) => die + addedToBlue(shot) >= powerOf(shot.inches).floodsFrom).length
  return locations.map((at) => {
    const places = [at, ...besideStruck(form, shot.inches, at)].flatMap((each) => placeAt(form, each) ?? [])
    const through = greenDice(state, shot, places).map(({ reached, chance }) => ({ reached, chance: chance * hull }))
    return floodedSets(ship, through, blue / sixFaces.length)
  })
}

interface Through {
  readonly reached: readonly Place[]
  readonly chance: number
}

/** Which places the hit gets through to: by one die for all of them, or one for each. */
function greenDice(state: GameState, shot: Shot, places: readonly Place[]): readonly Through[] {
  const wanted = places.map((place) => ({ place, atMost: faceFor(powerAt(state, shot, place).power) }))
  if (rulingOf(state, 'greenDice') === 'each') {
    return subsets(
      wanted.map(({ place, atMost }) => ({ what: place, chance: Math.min(1, atMost / sixFaces.length) })),
    ).map(({ chosen, chance }) => ({ reached: chosen, chance }))
  }
  return sixFaces.map((die) => ({
    reached: wanted.filter(({ atMost }) => die <= atMost).map(({ place }) => place),
    chance: 1 / sixFaces.length,
  }))
}

/** A blue die for every space that is still dry. */
function floodedSets(ship: ShipInPlay, through: readonly Through[], blue: number): readonly Floods[] {
  const sets = new Map<string, Floods>()
  for (const { reached, chance } of through) {
    const dry = reached.filter(({ at }) => !bears(ship, hullBox(at), 'flooded'))
    for (const { chosen, chance: each } of subsets(dry.map(({ at }) => ({ what: at, chance: blue })))) {
      if (chosen.length === 0 || chance * each === 0) continue
      const key = chosen.join(' ')
      sets.set(key, { at: chosen, chance: (sets.get(key)?.chance ?? 0) + chance * each })
    }
  }
  return [...sets.values()]
}

/** Every choice of things that come about each for itself. */
function subsets<What>(things: readonly { readonly what: What; readonly chance: number }[]) {
  let ways: { readonly chosen: readonly What[]; readonly chance: number }[] = [{ chosen: [], chance: 1 }]
  for (const { what, chance } of things) {
    ways = ways.flatMap((way) => [
      { chosen: [...way.chosen, what], chance: way.chance * chance },
      { chosen: way.chosen, chance: way.chance * (1 - chance) },
    ])
  }
  return ways
}

/**
 * A torpedo opens a stretch of the hull: taken by where the stretches begin, what is open already reaches up to some
 * location, and a further one adds what lies beyond it.
 */
function torpedoPoints(_: GameState, ship: ShipInPlay, { inches }: Shot, { mostHits, mostPoints }: Most) {
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

/**
 * Weights of so many hits that came to so many points, in the exponential form in which the hits of one part of a ship
 * and of the rest are put together: a hit strikes each of 36 locations alike, and their order does not matter.
 */
class HitsAndPoints {
  private readonly weights: Float64Array

  constructor(
    readonly mostHits: number,
    readonly mostPoints: number,
  ) {
    this.weights = new Float64Array((mostHits + 1) * (mostPoints + 1))
  }

  static nothing(mostHits: number, mostPoints: number): HitsAndPoints {
    const nothing = new HitsAndPoints(mostHits, mostPoints)
    nothing.weights[0] = 1
    return nothing
  }

  /** Adds another, with the hits of one more location: `factor[k]` for k hits there; points beyond the most count as the most. */
  addFrom(other: HitsAndPoints, factor: readonly number[], points: number): void {
    const width = this.mostPoints + 1
    for (let more = 0; more <= this.mostHits; more++) {
      const weight = factor[more] ?? 0
      if (weight === 0) continue
      for (let hits = 0; hits + more <= this.mostHits; hits++) {
        const from = hits * width
        const to = (hits + more) * width
        for (let lost = 0; lost < width; lost++) {
          const has = other.weights[from + lost]!
          if (has !== 0) this.weights[to + Math.min(this.mostPoints, lost + points)]! += has * weight
        }
      }
    }
  }

  /** Chances of every number of points, for so many hits. */
  chances(hits: number): readonly number[] {
    const width = this.mostPoints + 1
    let orders = 1
    for (let hit = 2; hit <= hits; hit++) orders *= hit
    return Array.from(this.weights.subarray(hits * width, (hits + 1) * width), (weight) => weight * orders)
  }
}

/** `(each / 36)^k / k!` for k hits, times their points. */
function factorOf(mostHits: number, chanceOf: (hits: number) => number): readonly number[] {
  const factor: number[] = []
  let weight = 1
  for (let hits = 0; hits <= mostHits; hits++) {
    if (hits > 0) weight /= 36 * hits
    factor.push(weight * chanceOf(hits))
  }
  return factor
}
