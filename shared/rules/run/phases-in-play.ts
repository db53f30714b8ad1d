import type { GameState } from '../../game/state'
import type { RulesPack } from '../pack/rules-pack'

/** The phases that a table steps through: optional ones where they are played, and the present one in any case. */
export function phasesInPlay(
  { phases, phasesIn }: Pick<RulesPack, 'phases' | 'phasesIn'>,
  { houseRules, phase }: Pick<GameState, 'houseRules' | 'phase'>,
): readonly string[] {
  const played = phasesIn?.(houseRules)
  return played ? phases.filter((each) => each === phase || played.includes(each)) : phases
}
