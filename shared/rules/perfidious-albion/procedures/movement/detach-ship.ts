import { shipName } from '../../../../game/ship-name'
import type { ShipId } from '../../../../kernel/ids'
import { done, refused } from '../../../../kernel/result'
import type { Procedure } from '../../../pack/procedure'
import { detach } from '../morale/detached'
import { actingShips, acts } from '../turn/acting'
import { shipById, squadronOf } from '../../../kit/on-table'
import { says } from '../turn/says'
import { unasked } from '../../../kit/unasked'

/** Ships that cannot keep up may be detached: from then on she fires, moves and tests as a squadron of one. */
export const detachShip: Procedure = {
  name: 'detachShip',
  phases: ['movement'],
  fields(state) {
    const among = state.squadrons
      .filter(({ order }) => order.length > 1)
      .flatMap((squadron) => actingShips(state, squadron).map(({ id }) => id))
    return [{ kind: 'ship', name: 'ship', among, default: among[0] ?? null }]
  },
  check(state, input) {
    const ship = shipById(state, input['ship'])
    if (!ship) return refused('no-such-ship', { field: 'ship' })
    const values = { field: 'ship', ship: shipName(ship) }
    if (!acts(ship)) return refused('ship-out-of-action', values)
    return (squadronOf(state, ship.id)?.order.length ?? 0) > 1 ? done(null) : refused('ship-sails-alone', values)
  },
  run: (table, input) =>
    unasked(() => {
      const ship = table.ship(input['ship'] as ShipId)
      detach(table, ship)
      return says('detach.label', { ship: shipName(ship) })
    }),
}
