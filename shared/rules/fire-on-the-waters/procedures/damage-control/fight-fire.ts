import { shipName } from '../../../../game/ship-name'
import type { ShipInPlay } from '../../../../game/state'
import { boxId, type BoxId } from '../../../../kernel/ids'
import { refused } from '../../../../kernel/result'
import { form } from '../../../kit/form'
import { procedure } from '../../../kit/procedure'
import { unasked } from '../../../kit/unasked'
import { bears, clearMark } from '../damage/marks'
import { liftWhatIsOver } from '../events/over'
import { floats } from '../turn/acting'
import { boxesInOrder, callBox } from './damaged'
import { says } from './says'

/** Where she burns. */
export function firesOf(ship: ShipInPlay): readonly BoxId[] {
  return boxesInOrder(ship).filter((box) => bears(ship, box, 'burning'))
}

const fireForm = form()
  .ship(
    'ship',
    (state) => ({
      among: Object.values(state.ships).filter((ship) => floats(ship) && firesOf(ship).length > 0),
      nobody: 'no-ship-burns',
    }),
    (_state, { ship }) => {
      const values = { ship: shipName(ship) }
      if (!floats(ship)) return refused('ship-out-of-action', values)
      return firesOf(ship).length === 0 ? refused('ship-does-not-burn', values) : undefined
    },
  )
  .needs('ship')
  .choices(
    'fires',
    (_state, { ship }) => ({
      among: firesOf(ship),
      names: (box) => callBox(ship, boxId(box)),
      wrong: refused('no-such-fire', { ship: shipName(ship) }),
    }),
    (_state, { ship, fires }) => (fires.length === 0 ? refused('no-fire-named', { ship: shipName(ship) }) : undefined),
  )

/** Fires are put out by hand: the sheet does not say how they are fought. */
export const fightFire = procedure({
  name: 'fightFire',
  phases: ['damageControl'],
  form: fireForm,
  run(table, { ship: { id: ship }, fires }) {
    const values = { ship: shipName(table.ship(ship)) }
    return unasked(() => {
      const chosen = fires.map(boxId).filter((box) => table.mark(ship, box, 'burning'))
      for (const box of chosen) {
        clearMark(table, ship, box, 'burning', says('putOut', values), callBox(table.ship(ship), box))
      }
      liftWhatIsOver(table, ship)
      return says('firesOut', { ...values, n: chosen.length })
    })
  },
})
