import type { GameState } from '../../../../game/state'
import type { Scalar } from '../../../../kernel/scalar'
import { rulingIn } from '../../house-rules'

/** What a house rule says at this table; its default where the scenario is silent. */
export function ruling({ houseRules }: GameState, name: string): Scalar {
  return rulingIn(houseRules, name)
}
