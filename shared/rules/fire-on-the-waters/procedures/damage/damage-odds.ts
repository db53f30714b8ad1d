import { RuleDraft } from '../../../../game/rule-draft'
import type { GameState, ShipInPlay } from '../../../../game/state'
import type { Dialogue } from '../../../../kernel/dialogue'
import type { Phrase } from '../../../../kernel/phrase'
import { errorOf, playOut, usualSamples } from '../../../../kernel/sampled-odds'
import type { Assumed, OddsFound, OddsRow } from '../../../pack/odds'
import { sentencesOf } from '../../sentence'
import { checkShip } from '../../ship/check-ship'
import { shape } from '../../ship/shape'
import { countOf, standingOf } from '../../ship/state'
import { isGone } from './hit'

const says = sentencesOf('damage')

/** Samples between two results: some milliseconds. */
const samplesAtOnce = 250
const leastSamples = 1_000
/** Half the width of the 95 % interval, 0 to 1, at which sampling stops. */
const sureEnough = 0.01

/** Flotation points lost, in steps that are easy to read. */
const steps = [
  { least: 1, most: 2 },
  { least: 3, most: 5 },
  { least: 6, most: 10 },
  { least: 11, most: Infinity },
] as const

/** What one sample does to the ships that are hit; what is so or not has the name of its sentence. */
type Struck = { readonly points: number } & Readonly<Record<Outcome, boolean>>
type Outcome = 'sinks' | 'burns' | 'gone' | 'lost'

/** Damage of a dialogue: whom it can hit, and the dialogue itself, which returns the flotation points lost. */
export interface DamageToPlay {
  readonly targets: readonly ShipInPlay[]
  readonly rows: readonly Outcome[]
  play(table: RuleDraft): Dialogue<number>
}

/** Odds of flotation lost, fires and losses: the dialogue played out until they are sure within a point. */
export function* oddsOfDamage(
  state: GameState,
  damage: DamageToPlay,
  assumed: Assumed,
): Generator<OddsFound, OddsFound> {
  const seen: Struck[] = []
  for (let samples = samplesAtOnce; ; samples += samplesAtOnce) {
    while (seen.length < samples) seen.push(playOnce(state, damage, assumed))
    const found = { rows: rowsOf(seen, damage), samples }
    const isSure = samples >= leastSamples && found.rows.every(({ error }) => (error ?? 0) <= sureEnough)
    if (isSure || samples >= usualSamples) return found
    yield found
  }
}

function playOnce(state: GameState, { targets, play }: DamageToPlay, { dice, policy, pending }: Assumed): Struck {
  const draft = new RuleDraft({ checkShip, shape }, state, pending, 'table')
  const before = targets.map(({ id }) => draft.ship(id))
  const points = playOut(play(draft), dice, policy)
  const now = ({ id }: ShipInPlay) => draft.ship(id)
  const lost = before.filter((ship) => !isGone(ship) && isGone(now(ship)))
  return {
    points,
    sinks: lost.some((ship) => standingOf(now(ship)) === 'sunk'),
    burns: before.some((ship) => countOf(now(ship), 'burning') > countOf(ship, 'burning')),
    ...{ gone: lost.length > 0, lost: lost.length > 0 },
  }
}

function rowsOf(seen: readonly Struck[], { rows }: DamageToPlay): readonly OddsRow[] {
  const rowOf = (say: Phrase, isSo: (struck: Struck) => boolean): OddsRow => {
    const chance = seen.filter(isSo).length / seen.length
    return { say, chance, error: errorOf(chance, seen.length) }
  }
  return [
    ...steps.map(({ least, most }) => {
      const say = most === Infinity ? says('odds.pointsOrMore', { least }) : says('odds.points', { least, most })
      return rowOf(say, ({ points }) => points >= least && points <= most)
    }),
    ...rows.map((name) => rowOf(says(`odds.${name}`), (struck) => struck[name])),
  ]
}
