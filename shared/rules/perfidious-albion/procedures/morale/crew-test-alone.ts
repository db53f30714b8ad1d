import { shipName } from '../../../../game/ship-name'
import type { ShipId } from '../../../../kernel/ids'
import { done, refused } from '../../../../kernel/result'
import type { Procedure } from '../../../pack/procedure'
import { onSheet } from '../../reference/look-up'
import { crewTest, crewTestNumber } from '../damage/crew-test'
import { crewTestOf, reckonTest } from '../test-reckoning'
import { acts } from '../turn/acting'
import { shipById } from '../../../kit/on-table'
import { says } from '../turn/says'

/** A crew test for whatever the umpire wants one for; failure means that the thing does not happen. */
export const crewTestAlone: Procedure = {
  name: 'crewTest',
  phases: ['hazards'],
  lookUp: onSheet.crewTest,
  fields(state) {
    const among = Object.values(state.ships)
      .filter(acts)
      .map(({ id }) => id)
    return [{ kind: 'ship', name: 'ship', among, default: among[0] ?? null }]
  },
  check(state, input) {
    const ship = shipById(state, input['ship'])
    if (!ship) return refused('no-such-ship', { field: 'ship' })
    return acts(ship) ? done(null) : refused('ship-out-of-action', { field: 'ship', ship: shipName(ship) })
  },
  reckoning(state, input) {
    const ship = input['ship'] as ShipId
    return reckonTest(state, crewTestOf(state, ship), (table) => crewTestNumber(table, ship))
  },
  *run(table, input) {
    const ship = input['ship'] as ShipId
    const values = { ship: shipName(table.ship(ship)) }
    const passed = yield* crewTest(table, ship, 'crew', says('crew.ask', values))
    return says(passed ? 'crew.passed' : 'crew.failed', values)
  },
}
