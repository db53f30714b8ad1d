import { RuleDraft } from '../../../../game/rule-draft'
import type { GameState } from '../../../../game/state'
import type { Phrase } from '../../../../kernel/phrase'
import { errorOf, playOut, usualSamples } from '../../../../kernel/sampled-odds'
import type { Assumed, OddsFound, OddsRow, ProcedureOdds } from '../../../pack/odds'
import { sentencesOf } from '../../sentence'
import { checkShip } from '../../ship/check-ship'
import { shape } from '../../ship/shape'
import { countOf } from '../../ship/state'
import { resolveHits } from '../damage/damage'
import { flotationLost, type PointOdds } from '../damage/flotation-odds'
import type { GunfireValues } from './gunfire-form'
import { broadsideOdds, knownToGoOn, oddsOnceOn, reckoned, type ReckonedBattery } from './reckoning'
import { scoreAll } from './scoring'

const says = sentencesOf('gunnery')

/** More hits than these are one row. */
const mostShown = 6

/** Samples between two results: some milliseconds. */
const samplesAtOnce = 250
const leastSamples = 1_000
/** Half the width of the 95 % interval, 0 to 1, at which sampling stops. */
const sureEnough = 0.01

/** The number of hits, exact and at once; their damage, played out. */
export const oddsOfGunfire: ProcedureOdds<GunfireValues> = {
  quick(state, values) {
    const batteries = reckoned(state, values)
    const odds = broadsideOdds(state, batteries)
    const none = oddsOnceOn(state, batteries)[0] ?? 1
    const shown = odds
      .slice(0, mostShown)
      .flatMap((chance, n) => (chance > 0 ? [sure('odds.hits', chance, { n })] : []))
    const more = odds.slice(mostShown).reduce((sum, chance) => sum + chance, 0)
    const isRolled = batteries.some((battery) => knownToGoOn(battery) === undefined)
    return [
      ...shown,
      ...(more > 0 ? [sure('odds.orMore', more, { n: mostShown })] : []),
      ...(isRolled ? [sure('odds.onceOn', 1 - none)] : []),
    ]
  },
  full: played,
}

function sure(name: string, chance: number, values: Parameters<typeof says>[1] = {}): OddsRow {
  return { say: says(name, values), chance, error: null }
}

/** Flotation points lost, in steps that are easy to read. */
const steps = [
  { least: 1, most: 2 },
  { least: 3, most: 5 },
  { least: 6, most: 10 },
  { least: 11, most: Infinity },
] as const

function* played(state: GameState, inputs: GunfireValues, assumed: Assumed): Generator<OddsFound, OddsFound> {
  const exact = pointsOf(state, inputs)
  const batteries = reckoned(state, inputs)
  const seen: Struck[] = []
  for (let samples = samplesAtOnce; ; samples += samplesAtOnce) {
    while (seen.length < samples) seen.push(playOnce(state, inputs, batteries, assumed))
    const found = foundBy(seen, exact)
    const isSure = samples >= leastSamples && found.rows.every(({ error }) => (error ?? 0) <= sureEnough)
    if (isSure || samples >= usualSamples) return found
    yield found
  }
}

/** What one sample does to the target. */
interface Struck {
  readonly points: number
  readonly burns: boolean
  readonly isGone: boolean
}

function playOnce(
  state: GameState,
  { ships, target: { id: target }, rangeInches }: GunfireValues,
  batteries: readonly ReckonedBattery[],
  { dice, policy, pending }: Assumed,
): Struck {
  const draft = new RuleDraft({ checkShip, shape }, state, pending, 'table')
  const burning = countOf(draft.ship(target), 'burning')
  let [points, isGone] = [0, false]
  for (const { battery, count } of playOut(scoreAll(draft, ships, batteries), dice, policy)) {
    const { ship, battery: of } = battery.firing
    const hits = { target, by: ship.id, weapon: 'gun', inches: of.inches, rangeInches, count } as const
    const struck = playOut(resolveHits(draft, hits), dice, policy)
    points += struck.points
    isGone = struck.isGone
  }
  return { points, isGone, burns: countOf(draft.ship(target), 'burning') > burning }
}

/** Flotation lost to shells of one size is exact; spaces that two sizes may flood are played out. */
function pointsOf(state: GameState, inputs: GunfireValues): PointOdds | undefined {
  const [inches, ...others] = [...new Set(inputs.firing.map(({ battery }) => battery.inches))]
  if (inches === undefined || others.length > 0) return undefined
  const hits = broadsideOdds(state, reckoned(state, inputs))
  return flotationLost(state, inputs.target, { weapon: 'gun', inches, rangeInches: inputs.rangeInches }, hits)
}

function foundBy(seen: readonly Struck[], exact: PointOdds | undefined): OddsFound {
  const samples = seen.length
  const rowOf = (say: Phrase, isSo: (struck: Struck) => boolean): OddsRow => {
    const chance = seen.filter(isSo).length / samples
    return { say, chance, error: errorOf(chance, samples) }
  }
  const rows = steps.map(({ least, most }): OddsRow => {
    const say = most === Infinity ? says('odds.pointsOrMore', { least }) : says('odds.points', { least, most })
    const isWithin = (points: number) => points >= least && points <= most
    if (!exact) return rowOf(say, ({ points }) => isWithin(points))
    return { say, chance: exact.reduce((sum, each, points) => sum + (isWithin(points) ? each : 0), 0), error: null }
  })
  const burns = rowOf(says('odds.burns'), (struck) => struck.burns)
  return { rows: [...rows, burns, rowOf(says('odds.gone'), ({ isGone }) => isGone)], samples }
}
