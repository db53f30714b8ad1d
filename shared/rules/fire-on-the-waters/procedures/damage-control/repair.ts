import { shipName } from '../../../../game/ship-name'
import type { ShipInPlay } from '../../../../game/state'
import { refused } from '../../../../kernel/result'
import { form } from '../../../kit/form'
import { procedure } from '../../../kit/procedure'
import { unasked } from '../../../kit/unasked'
import { mostSpeed } from '../damage/slow-down'
import { liftWhatIsOver } from '../events/over'
import { acts } from '../turn/acting'
import { boxesAsOne, damagedOf, type Damaged } from './damaged'
import { mend } from './mend'
import { says } from './says'

const repairForm = form()
  .ship(
    'ship',
    (state) => ({ among: Object.values(state.ships).filter(canRepair), nobody: 'nothing-to-repair-anywhere' }),
    (_state, { ship }) => {
      const values = { ship: shipName(ship) }
      if (!acts(ship)) return refused('ship-out-of-action', values)
      return damagedOf(ship).length === 0 ? refused('nothing-to-repair', values) : undefined
    },
  )
  .needs('ship')
  .choices(
    'what',
    (_state, { ship }) => {
      const damaged = damagedOf(ship)
      const byKey = new Map(damaged.map((each) => [each.key, each]))
      return {
        among: [...byKey.keys()],
        also: damaged.flatMap((each) => keysOf(ship, each)),
        cannot: (key) => byKey.get(key)?.cannot,
        names: (key) => byKey.get(key)?.say,
        default: [],
        wrong: refused('not-damaged', { ship: shipName(ship) }),
      }
    },
    (_state, { ship, what }) => {
      const values = { ship: shipName(ship) }
      if (what.length === 0) return refused('no-repair-named', values)
      return chosenOf(ship, what).some(({ cannot }) => cannot) ? refused('beyond-repair', values) : undefined
    },
  )

/** Whether a ship has anything that damage control can put right. */
export function canRepair(ship: ShipInPlay): boolean {
  return acts(ship) && damagedOf(ship).some(({ cannot }) => !cannot)
}

/** A mount over two locations is named by either. */
const keysOf = (ship: ShipInPlay, each: Damaged): readonly string[] =>
  'box' in each ? boxesAsOne(ship, each.box) : [each.key]

const chosenOf = (ship: ShipInPlay, what: readonly string[]) =>
  damagedOf(ship).filter((each) => keysOf(ship, each).some((key) => what.includes(key)))

/** Damage control by hand: the sheet does not say how it is done, only what can be repaired. */
export const repair = procedure({
  name: 'repair',
  phases: ['damageControl'],
  form: repairForm,
  /** Damage that waits is not repaired yet. */
  run(table, { ship, what }) {
    const before = mostSpeed(table, ship.id)
    const values = { ship: shipName(ship) }
    return unasked(() => {
      const chosen = chosenOf(ship, what)
      for (const damaged of chosen) mend(table, ship.id, damaged)
      liftWhatIsOver(table, ship.id)
      const most = mostSpeed(table, ship.id)
      if (most !== before) table.because(says('canMake', { ...values, most }))
      return says('repaired', { ...values, n: chosen.length })
    })
  },
})
