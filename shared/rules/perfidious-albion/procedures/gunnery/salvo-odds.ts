import type { FoldRules } from '../../../../game/apply-effect'
import type { Effect } from '../../../../game/effect'
import { RuleDraft } from '../../../../game/rule-draft'
import type { GameState } from '../../../../game/state'
import type { Dialogue } from '../../../../kernel/dialogue'
import { usualPolicy, type Policy } from '../../../../kernel/policy'
import { playOut, usualSamples } from '../../../../kernel/sampled-odds'
import type { Assumed } from '../../../pack/odds'
import { concentrate, type Concentration } from './concentration'
import { heedEtiquette } from './etiquette'
import { fates, type SalvoOdds, type PreparedSalvo } from './fate-odds'
import { followedOdds } from './followed-odds'
import { placesOfHit } from './place-odds'
import { PlayedOdds } from './played-odds'
import type { SalvoValues } from './salvo-form'

/** Half the width of the 95 % interval, 0 to 1, at which a figure is sure enough. */
const sureEnough = 0.01
const leastSamples = 1_000
/** Played out before it looks up: some milliseconds. */
const samplesAtOnce = 250

/** The sums of a salvo that `check` has passed, before it is fired. */
export function beforeDice(
  rules: FoldRules,
  state: GameState,
  inputs: SalvoValues,
  pending: readonly Effect[] = [],
  policy: Policy = usualPolicy,
): PreparedSalvo {
  const draft = () => new RuleDraft(rules, state, pending, 'table')
  const concentrations = playOut(reckoned(draft(), inputs), unrolled, policy)
  return { inputs, concentrations, places: placesOfHit(inputs.target.document, inputs.rake), draft }
}

/** What it does to its target: exact up to two straddles, else played out until it is sure enough, piece by piece. */
export function* salvoOdds(
  salvo: PreparedSalvo,
  { dice, policy }: Pick<Assumed, 'dice' | 'policy'>,
  most = usualSamples,
): Generator<SalvoOdds, SalvoOdds> {
  const followed = followedOdds(salvo, policy)
  if (followed) return followed
  const play = new PlayedOdds(salvo, dice, policy)
  for (let samples = 0; ;) {
    const until = Math.min(most, samples + samplesAtOnce)
    while (samples++ < until) play.once()
    const odds = { fates: play.fates, samples: until }
    const isSure = until >= leastSamples && fates.every((fate) => (odds.fates[fate].error ?? 0) <= sureEnough)
    if (isSure || until >= most) return odds
    samples = until
    yield odds
  }
}

function* reckoned(table: RuleDraft, inputs: SalvoValues): Dialogue<readonly Concentration[]> {
  return yield* concentrate(table, inputs, yield* heedEtiquette(table.settled, inputs))
}

function unrolled(): never {
  throw new Error('a salvo is reckoned without dice')
}
