import type { RuleDraft } from '../../../../game/rule-draft'
import type { ShipId } from '../../../../kernel/ids'
import { rulingOf } from '../../table/house-rules'
import type { PlannedCell } from './hull-plan'

/** Only where `fireNeedsPenetration` is off does a hit that armour kept out count; no mark on the card shows it. */
const key = (ship: ShipId, { box }: PlannedCell) => `hit:${ship}:${box}`

/** A cell has been hit when it was destroyed, by whatever, even if its content was repaired since. */
export function wasHit(table: RuleDraft, ship: ShipId, cell: PlannedCell): boolean {
  if (table.mark(ship, cell.box, 'struck') || table.mark(ship, cell.box, 'repaired')) return true
  return rulingOf(table.state, 'fireNeedsPenetration') === 'off' && table.fact(key(ship, cell)) === true
}

export function noteHeldHit(table: RuleDraft, ship: ShipId, cell: PlannedCell): void {
  if (!wasHit(table, ship, cell)) table.apply({ type: 'tableSet', key: key(ship, cell), to: true })
}
