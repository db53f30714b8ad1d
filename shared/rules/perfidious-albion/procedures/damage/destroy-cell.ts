import type { RuleDraft } from '../../../../game/rule-draft'
import { shipName } from '../../../../game/ship-name'
import { assertNever } from '../../../../kernel/assert-never'
import type { ShipId } from '../../../../kernel/ids'
import { rulingOf } from '../../table/house-rules'
import type { CellContent } from '../../ship/ship'
import type { PlannedCell } from './hull-plan'
import { bears } from './marks-on'
import { losePropulsion } from './propulsion'
import { says } from './says'
import { damageSteering } from './steering'

/**
 * The cell and everything in it is destroyed; true if it was not so before. A magazine that is hit is for the caller
 * to judge. A destroyed cell keeps its cross; repaired engines and steering gear in it can be hit again.
 */
export function destroyCell(table: RuleDraft, ship: ShipId, cell: PlannedCell): boolean {
  const { box, at } = cell
  const values = { ship: shipName(table.ship(ship)), at }
  const wasStruck = table.mark(ship, box, 'struck')
  if (bears(table.ship(ship), box, 'repaired')) {
    if (!wasStruck) table.apply({ type: 'marked', ship, box, mark: 'struck', on: true })
    hitAgain(table, ship, cell)
    return false
  }
  if (wasStruck) {
    table.because(says('destroyedBefore', values))
    return false
  }
  const flooded = bears(table.ship(ship), box, 'out')
  table.apply({ type: 'marked', ship, box, mark: 'struck', on: true }, says('destroyed', values))
  if (!flooded) table.because(...cell.holds.map(lostWith))
  if (cell.propulsion && !flooded) losePropulsion(table, ship)
  if (cell.steers) damageSteering(table, ship)
  return true
}

/** What was repaired there fails again; `repairedEngineHit` may spare the engines. Guns never come back. */
function hitAgain(table: RuleDraft, ship: ShipId, cell: PlannedCell): void {
  const { box, at, propulsion, steers } = cell
  const losesEngines = propulsion && rulingOf(table.state, 'repairedEngineHit') === 'lostAgain'
  const isUndone = losesEngines || steers
  table.mark(ship, box, 'repaired')
  table.because(says(isUndone ? 'repairUndone' : 'repairHolds', { ship: shipName(table.ship(ship)), at }))
  if (isUndone) table.apply({ type: 'marked', ship, box, mark: 'repaired', on: false })
  if (losesEngines) losePropulsion(table, ship)
  if (steers) damageSteering(table, ship)
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
    table.apply({ type: 'marked', ship, box, mark: 'flooded', on: true })
  }
}
