import type { RuleDraft } from '../../../../game/rule-draft'
import { shipName } from '../../../../game/ship-name'
import { choose, type Dialogue } from '../../../../kernel/dialogue'
import type { ShipId } from '../../../../kernel/ids'
import { rulingOf } from '../../table/house-rules'
import { onSheet } from '../../reference/look-up'
import { crewTest, crewTestNumber } from './crew-test'
import { loseFlotation } from './flooding'
import { blowUp, isLost } from './gone'
import type { PlannedCell } from './hull-plan'
import { ownerOf } from '../../../kit/owner'
import { says } from './says'
import { loseMagazine, magazineLost } from './supply'

/**
 * A section above a magazine that is hit may flash: the owner floods the magazine, or takes a crew test and on a
 * failure the ship blows up. Two magazines below a hit are two questions.
 */
export function* flashBelow(table: RuleDraft, ship: ShipId, cell: PlannedCell): Dialogue<void> {
  const nextLevelOnly = rulingOf(table.state, 'flashReach') === 'nextLevel'
  for (const magazine of cell.magazinesBelow) {
    if (nextLevelOnly && magazine.deck !== cell.deck + 1) continue
    if (isLost(table.ship(ship))) return
    if (!magazineLost(table.ship(ship), magazine.box)) yield* flash(table, ship, magazine)
  }
}

function* flash(table: RuleDraft, ship: ShipId, magazine: PlannedCell): Dialogue<void> {
  table.mark(ship, magazine.box, 'flooded')
  const key = `flash/${magazine.box}`
  const { atMost, because } = crewTestNumber(table, ship)
  const values = { ship: shipName(table.ship(ship)), at: magazine.at, atMost }
  const options = [
    { value: 'flood', say: says('flash.flood', values) },
    { value: 'test', say: says('flash.test', values) },
  ] as const
  const prompt = { to: ownerOf(table.state, ship), ask: says('ask.flash', values), because, lookUp: onSheet.flash }
  const choice = yield* choose<'flood' | 'test'>(`${key}/choice`, options, 'flood', prompt)
  if (choice === 'flood') {
    loseMagazine(table, ship, magazine)
    return loseFlotation(table, ship, 1)
  }
  const passed = yield* crewTest(table, ship, `${key}/test`, says('ask.flashTest', values), onSheet.flash)
  if (!passed) return blowUp(table, ship, says('flash.reached', values))
  table.because(says('flash.held', values))
}
