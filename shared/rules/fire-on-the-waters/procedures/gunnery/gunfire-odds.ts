import type { GameState } from '../../../../game/state'
import { errorOf, usualSamples } from '../../../../kernel/sampled-odds'
import type { Assumed, OddsFound, OddsRow, ProcedureOdds } from '../../../pack/odds'
import { flotationLost, type PointOdds } from '../damage/odds/flotation-odds'
import { reckoned } from './agreed'
import { broadsideOdds, oddsOnceOn } from './battery-odds'
import type { GunfireValues } from './gunfire-form'
import { knownToGoOn } from './initial-roll'
import { PlayedFire } from './played-fire'
import { says } from './says'

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
  const play = new PlayedFire(state, inputs, assumed)
  for (let samples = samplesAtOnce; ; samples += samplesAtOnce) {
    while (play.samples < samples) play.once()
    const found = foundBy(play, exact)
    const isSure = samples >= leastSamples && found.rows.every(({ error }) => (error ?? 0) <= sureEnough)
    if (isSure || samples >= usualSamples) return found
    yield found
  }
}

/** Flotation lost to shells of one size is exact; spaces that two sizes may flood are played out. */
function pointsOf(state: GameState, inputs: GunfireValues): PointOdds | undefined {
  const [inches, ...others] = [...new Set(inputs.firing.map(({ battery }) => battery.inches))]
  if (inches === undefined || others.length > 0) return undefined
  const hits = broadsideOdds(state, reckoned(state, inputs))
  return flotationLost(state, inputs.target, { weapon: 'gun', inches, rangeInches: inputs.rangeInches }, hits)
}

function foundBy({ samples, pointsLost, burnt, gone }: PlayedFire, exact: PointOdds | undefined): OddsFound {
  const played = [...pointsLost].map(([points, times]) => ({ points, chance: times / samples }))
  const lost = exact ? exact.map((chance, points) => ({ points, chance })) : played
  const rows = steps.map(({ least, most }): OddsRow => {
    const chance = lost.reduce((sum, each) => sum + (each.points >= least && each.points <= most ? each.chance : 0), 0)
    const say = most === Infinity ? says('odds.pointsOrMore', { least }) : says('odds.points', { least, most })
    return { say, chance, error: exact ? null : errorOf(chance, samples) }
  })
  return { rows: [...rows, seen('odds.burns', burnt, samples), seen('odds.gone', gone, samples)], samples }
}

function seen(name: string, times: number, samples: number): OddsRow {
  const chance = times / samples
  return { say: says(name), chance, error: errorOf(chance, samples) }
}
