import type { RuleDraft } from '../../../../game/rule-draft'
import { shipName } from '../../../../game/ship-name'
import type { ShipInPlay } from '../../../../game/state'
import { confirm, type Dialogue } from '../../../../kernel/dialogue'
import type { BoxId, ShipId } from '../../../../kernel/ids'
import { rulingOf } from '../../table/house-rules'
import { written } from '../../ship/ship-data'
import { onSheet } from '../../reference/look-up'
import { planOf, type PlannedCell } from './hull-plan'
import { bears } from './marks-on'
import { umpire } from '../../../kit/owner'
import { says } from './says'

/** A magazine once lost neither flashes nor blows up, and its guns are out of ammunition. */
export function magazineLost(ship: ShipInPlay, magazine: BoxId): boolean {
  return bears(ship, magazine, 'flooded', 'struck', 'out')
}

/** Whether a gun has ammunition: ready at the gun, or a magazine that is not lost and no cut that was ruled. */
export function inSupply(ship: ShipInPlay, gun: BoxId): boolean {
  if (bears(ship, gun, 'noSupply')) return false
  const hoists = planOf(ship.document).hoists(gun)
  return hoists.length === 0 || hoists.some(({ magazine }) => !magazineLost(ship, magazine))
}

/** A destroyed cell between a magazine and its gun may cut the ammunition: `supplyBlocked` says, or the umpire. */
export function* cutSupply(table: RuleDraft, ship: ShipId, cell: PlannedCell): Dialogue<void> {
  const rule = rulingOf(table.state, 'supplyBlocked')
  if (rule === 'never') return
  for (const gun of cell.hoistsTo) {
    if (!mayFireOn(table.ship(ship), gun) || openWay(table.ship(ship), gun)) continue
    const values = { ship: shipName(table.ship(ship)), gun: written(gun), at: cell.at }
    const prompt = { to: umpire, ask: says('ask.supply', values), lookUp: onSheet.supply }
    const cut = rule === 'always' || (yield* confirm(`supply/${gun}`, true, prompt))
    if (cut) runsOut(table, ship, gun, says('supplyCut', values))
  }
}

/** Marks a magazine as lost under water, and the guns that have no other. */
export function loseMagazine(table: RuleDraft, ship: ShipId, magazine: PlannedCell): void {
  const values = { ship: shipName(table.ship(ship)), at: magazine.at }
  table.mark(ship, magazine.box, 'flooded')
  const said = says('magazineFlooded', values)
  table.apply({ type: 'marked', ship, box: magazine.box, mark: 'flooded', on: true }, said)
  for (const gun of magazine.feeds) {
    const inPlay = table.ship(ship)
    if (!mayFireOn(inPlay, gun) || inSupply(inPlay, gun)) continue
    runsOut(table, ship, gun, says('outOfAmmunition', { ...values, gun: written(gun) }))
  }
}

function runsOut(table: RuleDraft, ship: ShipId, gun: BoxId, why: ReturnType<typeof says>): void {
  table.apply({ type: 'marked', ship, box: gun, mark: 'noSupply', on: true }, why)
}

function mayFireOn(ship: ShipInPlay, gun: BoxId): boolean {
  return !bears(ship, gun, 'struck', 'noSupply')
}

function openWay(ship: ShipInPlay, gun: BoxId): boolean {
  return planOf(ship.document)
    .hoists(gun)
    .some(
      ({ magazine, passes }) =>
        !magazineLost(ship, magazine) && !passes.some((passed) => bears(ship, passed, 'struck')),
    )
}
