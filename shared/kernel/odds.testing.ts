import type { Dialogue } from './dialogue'
import type { Dice } from './dice'
import { Tally, type Distribution } from './exact-odds'
import type { Policy } from './policy'
import { playOut, usualSamples } from './sampled-odds'

/** Plays a dialogue many times over. */
export function sampledOdds<Outcome>(
  start: () => Dialogue<Outcome>,
  dice: Dice,
  policy: Policy,
  samples = usualSamples,
): Distribution<Outcome> {
  const outcomes = new Tally<Outcome>()
  for (let sample = 0; sample < samples; sample++) outcomes.add(playOut(start(), dice, policy))
  return outcomes.finish()
}
