import type { GameState } from '../../../../game/state'
import type { ShipId } from '../../../../kernel/ids'
import { rulingOf } from '../../table/house-rules'
import { actingShips } from '../turn/acting'
import { isDoneThisTurn } from '../turn/once-a-turn'
import { salvosWaiting } from '../turn/damage-counts'
import { firingOrder } from '../turn/firing-order'
import { testsAllowed, wanting, wantsAnything } from './wanting'

/** Ships whose checks are due: when their squadron has fired or passed, or at the end of the firing step. */
export function damageControlDue(state: GameState): readonly ShipId[] {
  const { waiting } = firingOrder(state)
  const atEnd = rulingOf(state, 'damageControlMoment') === 'endOfFiring'
  if (atEnd && (waiting.length > 0 || salvosWaiting(state) > 0)) return []
  return state.squadrons
    .filter(({ id }) => isDoneThisTurn(state, 'squadronFired', id))
    .flatMap((squadron) => actingShips(state, squadron))
    .filter((ship) => !isDoneThisTurn(state, 'repairs', ship.id))
    .filter((ship) => wantsAnything(wanting(state, ship)) && testsAllowed(state, ship) > 0)
    .map(({ id }) => id)
}
