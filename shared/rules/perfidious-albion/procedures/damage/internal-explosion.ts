import type { RuleDraft } from '../../../../game/rule-draft'
import { shipName } from '../../../../game/ship-name'
import type { ShipInPlay } from '../../../../game/state'
import { roll, type Dialogue } from '../../../../kernel/dialogue'
import type { ShipId } from '../../../../kernel/ids'
import { onSheet } from '../../reference/look-up'
import { destroyCell, holeCell } from './destroy-cell'
import { floodOnce } from './flooding'
import { blowUp, isGone } from './gone'
import { planOf, type PlannedCell } from './hull-plan'
import { bears } from './marks-on'
import { ownerOf } from '../../../kit/owner'
import { says } from './says'
import { cutSupply, magazineLost } from './supply'

/**
 * D6 and D10 for the place. In a magazine the ship blows up; otherwise the cell is destroyed whatever its armour, and
 * floods below water. It raises no fire and flashes no magazine.
 */
export function* internalExplosion(table: RuleDraft, ship: ShipId): Dialogue<void> {
  const values = { ship: shipName(table.ship(ship)) }
  const to = ownerOf(table.state, ship)
  const lookUp = onSheet.explosion
  const deck = yield* roll('deck', 'D6', { to, ask: says('ask.explosionDeck', values), lookUp })
  const section = yield* roll('section', 'D10', { to, ask: says('ask.explosionSection', values), lookUp })
  const cell = planOf(table.ship(ship).document).cell(section, deck)
  if (!cell) return table.because(says('explosionVoid', { ...values, at: `${section}·${deck}` }))
  table.because(says('explosion', { ...values, at: cell.at }))
  if (isFlooded(table.ship(ship), cell)) return table.because(says('explosionSpared', { at: cell.at }))
  const fresh = destroyCell(table, ship, cell)
  if (cell.magazine) return blowUp(table, ship, says('explosionInMagazine', { at: cell.at }))
  if (cell.underWater) {
    holeCell(table, ship, cell)
    floodOnce(table, ship)
  }
  if (fresh && !isGone(table.ship(ship))) yield* cutSupply(table, ship, cell)
}

/** Below water and holed or flooded, or a magazine that is flooded. */
function isFlooded(ship: ShipInPlay, cell: PlannedCell): boolean {
  if (cell.magazine && magazineLost(ship, cell.box)) return true
  return cell.underWater && bears(ship, cell.box, 'struck', 'flooded')
}
