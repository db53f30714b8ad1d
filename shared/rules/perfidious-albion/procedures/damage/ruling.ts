import type { GameState } from '../../../../game/state'
import { onceEach } from '../../../../kernel/once-each'
import type { Scalar } from '../../../../kernel/scalar'
import { rulingIn } from '../../house-rules'

/** What was found in the rules of one table: every hit asks for the same few. */
const foundIn = onceEach((_: GameState['houseRules']) => new Map<string, Scalar>())

/** What a house rule says at this table; its default where the scenario is silent. */
export function ruling({ houseRules }: GameState, name: string): Scalar {
  const rulings = foundIn(houseRules)
  let says = rulings.get(name)
  if (says === undefined) rulings.set(name, (says = rulingIn(houseRules, name)))
  return says
}
