import { RuleDraft } from '../../../../../game/rule-draft'
import type { GameState, ShipInPlay } from '../../../../../game/state'
import { errorOf, playOut, usualSamples } from '../../../../../kernel/sampled-odds'
import { shipById } from '../../../../kit/on-table'
import type { Assumed, OddsFound, OddsRow } from '../../../../pack/odds'
import { checkShip } from '../../../ship/check-ship'
import type { Hits } from '../../../table/markers'
import { shape } from '../../../ship/shape'
import { countOf } from '../../../ship/state'
import { isGone } from '../gone'
import { says } from '../says'
import { resolveHits } from '../resolve-hits'
import { chanceOfSinking, flotationLostBy, type PointOdds } from './flotation-odds'

const rules = { checkShip, shape }

/** Flotation points lost, in steps that are easy to read. */
const steps = [
  { least: 1, most: 2 },
  { least: 3, most: 5 },
  { least: 6, most: 10 },
  { least: 11, most: Infinity },
] as const

/** Samples between two results: some milliseconds. */
const samplesAtOnce = 200

/** Flooding of one marker, exact and at once; fires, explosions and several markers are played out. */
export function oddsOfHits<Values>(hitsIn: (state: GameState, values: Values) => readonly Hits[]) {
  return {
    quick(state: GameState, values: Values): readonly OddsRow[] {
      const hits = oneMarker(state, hitsIn(state, values))
      const ship = hits && shipById(state, hits.target)
      if (!hits || !ship) return []
      const points = flotationLostBy(state, ship, hits, hits.count)[hits.count] ?? []
      return [
        ...inSteps(points, null),
        { say: says('odds.sinks'), chance: chanceOfSinking(state, ship, points), error: null },
      ]
    },
    full: (state: GameState, values: Values, assumed: Assumed) => played(state, hitsIn(state, values), assumed),
  }
}

/** The marker whose flooding is exact; several have to be played out. */
function oneMarker(state: GameState, [hits, ...others]: readonly Hits[]): Hits | undefined {
  return hits && others.length === 0 && shipById(state, hits.target) ? hits : undefined
}

function inSteps(points: PointOdds, samples: number | null): readonly OddsRow[] {
  return steps.map(({ least, most }) => {
    const chance = points.reduce((sum, each, lost) => sum + (lost >= least && lost <= most ? each : 0), 0)
    const say = most === Infinity ? says('odds.pointsOrMore', { least }) : says('odds.points', { least, most })
    return { say, chance, error: samples === null ? null : errorOf(chance, samples) }
  })
}

function* played(state: GameState, all: readonly Hits[], assumed: Assumed): Generator<OddsFound, OddsFound> {
  const seen = new Seen(oneMarker(state, all) === undefined)
  for (let samples = samplesAtOnce; samples < usualSamples; samples += samplesAtOnce) {
    while (seen.samples < samples) playOnce(state, all, assumed, seen)
    yield seen.found()
  }
  while (seen.samples < usualSamples) playOnce(state, all, assumed, seen)
  return seen.found()
}

class Seen {
  samples = 0
  private readonly points: number[] = []
  private burnt = 0
  private lost = 0

  constructor(private readonly showsWater: boolean) {}

  add(points: number, isBurning: boolean, isLost: boolean): void {
    this.samples++
    this.points[points] = (this.points[points] ?? 0) + 1
    if (isBurning) this.burnt++
    if (isLost) this.lost++
  }

  found(): OddsFound {
    const { samples, showsWater } = this
    const points = Array.from(this.points, (times: number | undefined) => (times ?? 0) / samples)
    const row = (name: string, times: number): OddsRow => {
      return { say: says(name, { n: 1 }), chance: times / samples, error: errorOf(times / samples, samples) }
    }
    const water = showsWater ? inSteps(points, samples) : []
    return { rows: [...water, row('odds.burns', this.burnt), row('odds.gone', this.lost)], samples }
  }
}

function playOnce(state: GameState, all: readonly Hits[], { dice, policy, pending }: Assumed, seen: Seen): void {
  const draft = new RuleDraft(rules, state, pending, 'table')
  const targets = [...new Set(all.flatMap(({ target }) => shipById(state, target) ?? []))]
  let points = 0
  for (const hits of all) points += playOut(resolveHits(draft, hits), dice, policy).points
  const now = (ship: ShipInPlay) => draft.ship(ship.id)
  seen.add(
    points,
    targets.some((ship) => countOf(now(ship), 'burning') > countOf(ship, 'burning')),
    targets.some((ship) => !isGone(ship) && isGone(now(ship))),
  )
}
