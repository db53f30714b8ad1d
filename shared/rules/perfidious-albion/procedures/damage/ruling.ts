import type { GameState } from '../../../../game/state'
import { own } from '../../../../kernel/own'
import type { Scalar } from '../../../../kernel/scalar'
import { houseRules } from '../../house-rules'

const fresh: Readonly<Record<string, Scalar>> = Object.fromEntries(houseRules.map((rule) => [rule.name, rule.fresh]))

/** What a house rule says at this table; its default where the scenario is silent. */
export function ruling(state: GameState, name: string): Scalar {
  return own(state.houseRules, name) ?? own(fresh, name) ?? null
}
