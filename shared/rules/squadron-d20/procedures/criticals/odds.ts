import type { ShipInPlay } from '../../../../game/state'
import type { Dice } from '../../../../kernel/dice'
import type { Policy } from '../../../../kernel/policy'
import { errorOf, playOut, usualSamples } from '../../../../kernel/sampled-odds'
import type { OddsRow, ProcedureOdds } from '../../../pack/odds'
import { says } from '../throws/crew-test'
import { spendCritical, type Critical } from './spend'
import { targetStateOf, TargetInFigures, type TargetState } from './target-in-figures'

/** What a player wants to know of a critical before it is rolled: yes or no questions about her state after it. */
const questions: readonly { readonly name: string; holds(after: TargetInFigures, before: TargetState): boolean }[] = [
  { name: 'gone', holds: ({ isGone }) => isGone },
  { name: 'flotation', holds: (after, before) => less(after, before, 'flotation') > 0 },
  {
    name: 'halfFlotation',
    holds: (after, before) => 2 * less(after, before, 'flotation') >= (before.figures.flotation ?? 1),
  },
  { name: 'speed', holds: (after, before) => less(after, before, 'speed') > 0 },
  { name: 'stopped', holds: (after, before) => (before.figures.speed ?? 0) > 0 && after.figure('speed') === 0 },
  { name: 'fire', holds: (after, before) => less(after, before, 'fires') < 0 },
  { name: 'mounts', holds: ({ mountsLost }) => mountsLost > 0 },
  { name: 'steering', holds: (after, before) => (before.figures.steering ?? 0) > 0 && after.figure('steering') === 0 },
  { name: 'power', holds: ({ hasPowerFailure }, before) => hasPowerFailure && !before.hasPowerFailure },
]

type Figure = 'flotation' | 'speed' | 'fires'

function less(after: TargetInFigures, before: TargetState, figure: Figure): number {
  return (before.figures[figure] ?? 0) - after.figure(figure)
}

/** Played out before it looks up: some milliseconds. */
const samplesAtOnce = 500

/** How often each was true when a critical was played that many times. */
export class CriticalTally {
  samples = 0
  private readonly times = questions.map(() => 0)

  constructor(
    private readonly before: TargetState,
    private readonly critical: Critical,
  ) {}

  play(samples: number, dice: Dice, policy: Policy): void {
    for (const until = this.samples + samples; this.samples < until; this.samples++) {
      const target = new TargetInFigures(this.before)
      playOut(spendCritical(target, this.critical), dice, policy)
      questions.forEach(({ holds }, at) => {
        if (holds(target, this.before)) this.times[at]!++
      })
    }
  }

  /** Rows that were never true are left out. */
  rows(): readonly OddsRow[] {
    return questions.flatMap(({ name }, at) => {
      const chance = this.times[at]! / this.samples
      return chance > 0 ? [{ say: says(`odds.${name}`), chance, error: errorOf(chance, this.samples) }] : []
    })
  }
}

/** Sampled odds of the whole critical value, with their error. */
export function oddsOfCritical<Values extends { readonly target: ShipInPlay }>(
  criticalOf: (values: Values) => Critical,
): ProcedureOdds<Values> {
  return {
    policy: says('odds.policy'),
    // The loop has no closed form; the first samples follow within a frame or two.
    quick: () => [],
    *full(state, values, { dice, policy }) {
      const before = targetStateOf(state, values.target)
      if (!before) return { rows: [], samples: null }
      const tally = new CriticalTally(before, criticalOf(values))
      for (;;) {
        tally.play(samplesAtOnce, dice, policy)
        const found = { rows: tally.rows(), samples: tally.samples }
        if (tally.samples >= usualSamples) return found
        yield found
      }
    },
  }
}
