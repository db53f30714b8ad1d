import type { GameState } from '../../../../game/state'
import type { Input } from '../../../pack/input'
import type { Due } from '../../../pack/rules-pack'
import { canRepair } from '../damage-control/repair'
import { firesOf } from '../damage-control/fires'
import { floats } from './acting'
import { dueNow } from './due'
import { says } from './says'

/** What is due, and damage control in its phase, which is done by hand. */
export function offeredNow(state: GameState): readonly Due[] {
  return [...dueNow(state), ...damageControlOffered(state)]
}

function damageControlOffered(state: GameState): readonly Due[] {
  if (state.phase !== 'damageControl') return []
  const ships = Object.values(state.ships)
  const damaged = ships.filter(canRepair).length
  const burning = ships.filter((ship) => floats(ship) && firesOf(ship).length > 0).length
  return [
    ...(damaged > 0 ? [offer('damageControl', 'repair', { n: damaged })] : []),
    ...(burning > 0 ? [offer('damageControl', 'fightFire', { n: burning })] : []),
  ]
}

function offer(phase: string, procedure: string, values: Input, input: Input = {}): Due {
  return { phase, procedure, input, say: says(`offered.${procedure}`, values) }
}
