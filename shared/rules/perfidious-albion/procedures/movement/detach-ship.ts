import { shipName } from '../../../../game/ship-name'
import { confirm } from '../../../../kernel/asking'
import type { ShipId } from '../../../../kernel/ids'
import { done, refused } from '../../../../kernel/result'
import type { Procedure } from '../../../procedure'
import { ownerOf } from '../damage/owner'
import { detach } from '../morale/detached'
import { actingShips, acts, shipById, squadronOf } from '../turn/acting'
import { says } from '../turn/says'

/** Ships that cannot keep up may be detached: from then on she fires, moves and tests as a squadron of one. */
export const detachShip: Procedure = {
  name: 'detachShip',
  phases: ['movement'],
  inputs(state) {
    const among = state.squadrons
      .filter(({ order }) => order.length > 1)
      .flatMap((squadron) => actingShips(state, squadron).map(({ id }) => id))
    return [{ kind: 'ship', name: 'ship', among, usual: among[0] ?? null }]
  },
  check(state, input) {
    const ship = shipById(state, input['ship'])
    if (!ship) return refused('no-such-ship', { field: 'ship' })
    const values = { field: 'ship', ship: shipName(ship) }
    if (!acts(ship)) return refused('ship-out-of-action', values)
    return (squadronOf(state, ship.id)?.order.length ?? 0) > 1 ? done(null) : refused('ship-sails-alone', values)
  },
  *run(table, input) {
    const ship = table.ship(input['ship'] as ShipId)
    const values = { ship: shipName(ship) }
    const to = ownerOf(table.state, ship.id)
    const leaves = yield* confirm('detach', true, { to, ask: says('detach.ask', values) })
    if (!leaves) return says('detach.stays', values)
    detach(table, ship)
    return says('detach.label', values)
  },
}
