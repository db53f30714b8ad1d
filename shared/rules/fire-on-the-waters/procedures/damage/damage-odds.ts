import { RuleDraft } from '../../../../game/rule-draft'
import type { GameState, ShipInPlay } from '../../../../game/state'
import type { Dialogue } from '../../../../kernel/dialogue'
import { playOut } from '../../../../kernel/sampled-odds'
import type { Assumed } from '../../../pack/odds'
import { playedOdds } from '../../../kit/played-odds'
import { sentencesOf } from '../../sentence'
import { checkShip } from '../../ship/check-ship'
import { shape } from '../../ship/shape'
import { countOf, standingOf } from '../../ship/state'
import { isGone } from './hit'

const says = sentencesOf('damage')

/** Flotation points lost, in steps that are easy to read. */
const steps = [
  { least: 1, most: 5 },
  { least: 6, most: 10 },
  { least: 11, most: Infinity },
] as const

type Outcome = 'sinks' | 'burns' | 'gone' | 'lost'

/** Damage of a dialogue: whom it can hit, and the dialogue itself, which returns the flotation points lost. */
export interface DamageToPlay {
  readonly targets: readonly ShipInPlay[]
  readonly rows: readonly Outcome[]
  play(table: RuleDraft): Dialogue<number>
}

/** Odds of flotation lost, fires and losses: the dialogue played out until they are sure within a point. */
export function oddsOfDamage(state: GameState, damage: DamageToPlay, assumed: Assumed) {
  return playedOdds({
    sample: () => playOnce(state, damage, assumed),
    rows: [
      ...steps.map(({ least, most }) => ({
        name: `points-${least}`,
        say: most === Infinity ? says('odds.pointsOrMore', { least }) : says('odds.points', { least, most }),
      })),
      ...damage.rows.map((name) => ({ name, say: says(`odds.${name}`) })),
    ],
    atOnce: 250,
    sure: { samples: 1_000, error: 0.01 },
  })
}

function playOnce(
  state: GameState,
  { targets, play }: DamageToPlay,
  { dice, policy, pending }: Assumed,
): readonly string[] {
  const draft = new RuleDraft({ checkShip, shape }, state, pending, 'table')
  const before = targets.map(({ id }) => draft.ship(id))
  const points = playOut(play(draft), dice, policy)
  const now = ({ id }: ShipInPlay) => draft.ship(id)
  const lost = before.filter((ship) => !isGone(ship) && isGone(now(ship)))
  const step = steps.find(({ least, most }) => points >= least && points <= most)
  return [
    ...(step ? [`points-${step.least}`] : []),
    ...(lost.length > 0 ? ['gone', 'lost'] : []),
    ...(lost.some((ship) => standingOf(now(ship)) === 'sunk') ? ['sinks'] : []),
    ...(before.some((ship) => countOf(now(ship), 'burning') > countOf(ship, 'burning')) ? ['burns'] : []),
  ]
}
