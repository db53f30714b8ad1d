import type { GameState } from '../../../../game/state'
import { errorOf, usualSamples } from '../../../../kernel/sampled-odds'
import type { Assumed, OddsFound, OddsRow, ProcedureOdds } from '../../../odds'
import type { Input } from '../../../procedure'
import { reckoned } from './agreed'
import { broadsideOdds, oddsOnceOn } from './battery-odds'
import { gunfireLaid } from './gunfire-fields'
import { gunfireOf } from './gunfire-input'
import { PlayedFire } from './played-fire'
import { says } from './says'

/** More hits than these stand in one row. */
const mostTold = 6

/** Played out before it looks up: some milliseconds. */
const samplesAtOnce = 250
const leastSamples = 1_000
/** Half the width of the 95 % interval, 0 to 1, at which a figure is sure enough. */
const sureEnough = 0.01

/** How many hits, exactly and at once; what they do to her, played out. */
export const oddsOfGunfire: ProcedureOdds = {
  quick(state, input) {
    const batteries = reckoned(state, gunfireOf(state, gunfireLaid(state, input)))
    const odds = broadsideOdds(state, batteries)
    const none = oddsOnceOn(state, batteries)[0] ?? 1
    const told = odds.slice(0, mostTold).flatMap((chance, n) => (chance > 0 ? [sure('odds.hits', chance, { n })] : []))
    const more = odds.slice(mostTold).reduce((sum, chance) => sum + chance, 0)
    const isRolled = batteries.some(({ initial }) => initial !== 'A')
    return [
      ...told,
      ...(more > 0 ? [sure('odds.orMore', more, { n: mostTold })] : []),
      ...(isRolled ? [sure('odds.onceOn', 1 - none)] : []),
    ]
  },
  full: played,
}

function sure(name: string, chance: number, values: Parameters<typeof says>[1] = {}): OddsRow {
  return { say: says(name, values), chance, error: null }
}

/** Flotation points lost, in steps that a reader takes in at a glance. */
const steps = [
  { least: 1, most: 2 },
  { least: 3, most: 5 },
  { least: 6, most: 10 },
  { least: 11, most: Infinity },
] as const

function* played(state: GameState, input: Input, assumed: Assumed): Generator<OddsFound, OddsFound> {
  const play = new PlayedFire(state, gunfireOf(state, gunfireLaid(state, input)), assumed)
  for (let samples = samplesAtOnce; ; samples += samplesAtOnce) {
    while (play.samples < samples) play.once()
    const found = foundBy(play)
    const isSure = samples >= leastSamples && found.rows.every(({ error }) => (error ?? 0) <= sureEnough)
    if (isSure || samples >= usualSamples) return found
    yield found
  }
}

function foundBy({ samples, pointsLost, burnt, gone }: PlayedFire): OddsFound {
  const row = (name: string, times: number, values: Parameters<typeof says>[1] = {}): OddsRow => {
    const chance = times / samples
    return { say: says(name, values), chance, error: errorOf(chance, samples) }
  }
  const lost = steps.map(({ least, most }) => {
    const times = [...pointsLost].reduce(
      (sum, [points, seen]) => sum + (points >= least && points <= most ? seen : 0),
      0,
    )
    return row(
      most === Infinity ? 'odds.pointsOrMore' : 'odds.points',
      times,
      most === Infinity ? { least } : { least, most },
    )
  })
  return { rows: [...lost, row('odds.burns', burnt), row('odds.gone', gone)], samples }
}
