import type { GameState } from '../../../../game/state'
import { done, refused } from '../../../../kernel/result'
import type { Procedure } from '../../../pack/procedure'
import { says } from './says'
import { unasked } from '../../../kit/unasked'
import { rulingOf } from '../../table/house-rules'

const firing = 'gunnery'

/** Under simultaneous fire the firing step ends when all have fired: the damage that waited counts, then it is fought. */
export const damageCounts: Procedure = {
  name: 'damageCounts',
  settlesFirst: firing,
  phases: [firing],
  isPlayed,
  fields: () => [],
  check: (state) => (isPlayed(state) ? done(null) : refused('damage-counts-already')),
  run: () => unasked(() => says('damageCounts')),
}

function isPlayed(state: Pick<GameState, 'houseRules'>): boolean {
  return rulingOf(state, 'fireTiming') === 'simultaneous'
}

/** How many salvos have damage that waits for the firing step to end. */
export function salvosWaiting({ pending }: GameState): number {
  return pending.filter(({ until }) => until === firing).length
}
