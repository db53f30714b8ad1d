import { own } from '../../../kernel/own'
import { refused, type Refusal } from '../../../kernel/result'
import type { WaterShip } from './ship'
import { torpedoTypes } from '../tables/torpedoes'

/** Torpedoes the tables know; how far a hit on her reaches, by size once each. */
export function torpedoProblem(ship: WaterShip): Refusal | undefined {
  return typeUnknown(ship) ?? reachTwice(ship)
}

function typeUnknown({ torpedoes }: WaterShip): Refusal | undefined {
  for (const [index, { type }] of (torpedoes?.mounts ?? []).entries()) {
    if (own(torpedoTypes, type)) continue
    const where = `data.torpedoes.mounts[${index}].type`
    return refused('ship-torpedo-unknown', { where, what: type, types: Object.keys(torpedoTypes).join(', ') })
  }
  return undefined
}

function reachTwice({ torpedoReach }: WaterShip): Refusal | undefined {
  const falls = torpedoReach.findIndex(({ inches }, index) => inches <= (torpedoReach[index - 1]?.inches ?? 0))
  if (falls < 0) return undefined
  return refused('ship-torpedo-reach-falls', {
    where: `data.torpedoReach[${falls}].inches`,
    what: torpedoReach[falls]!.inches,
  })
}
