import type { RuleDraft } from '../../../../game/rule-draft'
import { shipName } from '../../../../game/ship-name'
import { chance, type Dialogue } from '../../../../kernel/dialogue'
import type { ShipId } from '../../../../kernel/ids'
import { rulingOf } from '../../table/house-rules'
import { onSheet } from '../../reference/look-up'
import { floodOnce } from '../damage/flooding'
import { isGone } from '../damage/gone'
import { planOf, type PlannedCell } from '../damage/hull-plan'
import { bears } from '../damage/marks-on'
import { ownerOf } from '../../../kit/owner'
import { losePropulsion } from '../damage/propulsion'
import { damageSteering } from '../damage/steering'
import { loseMagazine } from '../damage/supply'
import { says } from '../turn/says'

/** Each cell of the same level next to the hit floods on a D6 of `adjacentFlooding` or less; one flooded is not tested. */
export function* floodNeighbours(table: RuleDraft, ship: ShipId, { section, deck }: PlannedCell): Dialogue<void> {
  const atMost = Number(rulingOf(table.state, 'adjacentFlooding'))
  if (atMost < 1) return
  for (const beside of [section - 1, section + 1]) {
    const cell = planOf(table.ship(ship).document).cell(beside, deck)
    if (!cell || isGone(table.ship(ship))) continue
    const values = { ship: shipName(table.ship(ship)), at: cell.at, atMost }
    if (isFlooded(table, ship, cell)) {
      table.because(says('torpedo.floodedBefore', values))
      continue
    }
    const ask = says('torpedo.askNeighbour', values)
    const prompt = { to: ownerOf(table.state, ship), ask, lookUp: onSheet.torpedo.neighbours }
    const floods = yield* chance(`neighbour/${cell.box}`, 'D6', atMost, prompt)
    if (!floods) table.because(says('torpedo.neighbourHolds', values))
    else floodCell(table, ship, cell)
  }
}

/** Holed or flooded before: below water the one is the other. */
function isFlooded(table: RuleDraft, ship: ShipId, { box }: PlannedCell): boolean {
  const isHoled = table.mark(ship, box, 'struck')
  return table.mark(ship, box, 'flooded') || isHoled
}

/** Its contents are out of action under water, the cell itself is not destroyed; engines and magazines are lost. */
function floodCell(table: RuleDraft, ship: ShipId, cell: PlannedCell): void {
  const { box, at, holds } = cell
  const isOut = bears(table.ship(ship), box, 'out')
  const said = says('torpedo.neighbourFloods', { ship: shipName(table.ship(ship)), at })
  if (cell.magazine) {
    table.because(said)
    loseMagazine(table, ship, cell)
  } else table.apply({ type: 'marked', ship, box, mark: 'flooded', on: true }, said)
  if (bears(table.ship(ship), box, 'repaired')) {
    table.apply({ type: 'marked', ship, box, mark: 'repaired', on: false })
  }
  if (holds.length > 0 && !isOut) table.apply({ type: 'marked', ship, box, mark: 'out', on: true })
  if (cell.propulsion && !isOut) losePropulsion(table, ship)
  if (cell.steers) damageSteering(table, ship)
  floodOnce(table, ship)
}
