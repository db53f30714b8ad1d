import type { RuleDraft } from '../../../../game/rule-draft'
import { shipName } from '../../../../game/ship-name'
import { assertNever } from '../../../../kernel/assert-never'
import type { ShipId } from '../../../../kernel/ids'
import type { CellContent } from '../../ship'
import type { PlannedCell } from './hull-plan'
import { bears } from './marks-on'
import { losePropulsion } from './propulsion'
import { says } from './says'
import { damageSteering } from './steering'

/**
 * The cell and everything in it is destroyed; true if it was not so before. A magazine that is hit is for the caller
 * to judge. A propulsion cell struck again costs no second box, one that was restored costs it again.
 */
export function destroyCell(table: RuleDraft, ship: ShipId, cell: PlannedCell): boolean {
  const { box, at } = cell
  if (table.mark(ship, box, 'struck')) {
    table.because(says('destroyedBefore', { ship: shipName(table.ship(ship)), at }))
    return false
  }
  const flooded = bears(table.ship(ship), box, 'out')
  table.does(
    { type: 'marked', ship, box, mark: 'struck', on: true },
    says('destroyed', { ship: shipName(table.ship(ship)), at }),
  )
  if (bears(table.ship(ship), box, 'repaired')) {
    table.does({ type: 'marked', ship, box, mark: 'repaired', on: false })
  }
  if (!flooded) table.because(...cell.holds.map(lostWith))
  if (cell.propulsion && !flooded) losePropulsion(table, ship)
  if (cell.steers) damageSteering(table, ship)
  return true
}

function lostWith(content: CellContent) {
  switch (content.kind) {
    case 'gun':
      return says('lost.gun', { letter: content.letter, count: content.count })
    case 'torpedoTube':
      return says('lost.torpedoTube', { n: content.count })
    case 'magazine':
    case 'steering':
    case 'conningTower':
    case 'propulsion':
    case 'funnel':
      return says(`lost.${content.kind}`)
    default:
      return assertNever(content)
  }
}

/** A cell below water that is holed is a flooded one: neighbours of a torpedo hit and explosions pass it over. */
export function holeCell(table: RuleDraft, ship: ShipId, { box }: PlannedCell): void {
  if (!bears(table.ship(ship), box, 'flooded')) {
    table.does({ type: 'marked', ship, box, mark: 'flooded', on: true })
  }
}
