import type { RuleDraft } from '../../../../game/rule-draft'
import { shipName } from '../../../../game/ship-name'
import { assertNever } from '../../../../kernel/assert-never'
import { under, type Dialogue } from '../../../../kernel/dialogue'
import type { ShipId } from '../../../../kernel/ids'
import { rulingOf } from '../../table/house-rules'
import { onSheet } from '../../reference/look-up'
import { crewTest } from '../damage/crew-test'
import { destroyCell, holeCell } from '../damage/destroy-cell'
import { raiseFire } from '../damage/fire'
import { flashBelow } from '../damage/flash'
import { floodOnce } from '../damage/flooding'
import { blowUp, isGone } from '../damage/gone'
import { planOf, type PlannedCell } from '../damage/hull-plan'
import { cutSupply, loseMagazine, magazineLost } from '../damage/supply'
import { says } from '../turn/says'
import { floodNeighbours } from './adjacent-flooding'

/**
 * One torpedo at a place: only levels 5 and 6 count, and armour does not. Flooding level +1, one flotation box, the
 * cell is destroyed, its neighbours may flood. True if it struck.
 */
export function* hitByTorpedo(table: RuleDraft, ship: ShipId, section: number, deck: number): Dialogue<boolean> {
  const cell = planOf(table.ship(ship).document).cell(section, deck)
  const values = { ship: shipName(table.ship(ship)), at: `${section}·${deck}` }
  if (!cell) return missed(table, 'torpedo.void', values)
  if (!cell.underWater) return missed(table, 'torpedo.aboveWater', values)
  table.because(says('torpedo.strikes', values))
  const isLive = cell.magazine && !magazineLost(table.ship(ship), cell.box)
  const isFresh = destroyCell(table, ship, cell)
  // The magazine before the water, as with a shell: one that goes up on her last flotation box has not sunk her first.
  if (isLive) yield* inMagazine(table, ship, cell)
  const floats = () => !isGone(table.ship(ship))
  if (!floats()) return true
  holeCell(table, ship, cell)
  floodOnce(table, ship)
  if (cell.fireMark && floats()) yield* raiseFire(table, ship, { by: 1, cause: 'hit', in: cell })
  if (floats()) yield* flashBelow(table, ship, cell)
  if (isFresh && floats()) yield* cutSupply(table, ship, cell)
  if (floats()) yield* floodNeighbours(table, ship, cell)
  return true
}

function missed(table: RuleDraft, why: string, values: { readonly ship: string; readonly at: string }): boolean {
  table.because(says(why, values))
  return false
}

/** A torpedo that strikes a magazine not yet flooded: `torpedoInMagazine` says what comes of it. */
function* inMagazine(table: RuleDraft, ship: ShipId, cell: PlannedCell): Dialogue<void> {
  const values = { ship: shipName(table.ship(ship)), at: cell.at }
  const rule = rulingOf(table.state, 'torpedoInMagazine') as 'blowsUp' | 'crewTest' | 'floods'
  switch (rule) {
    case 'blowsUp':
      return blowUp(table, ship, says('torpedo.inMagazine', values))
    case 'crewTest': {
      const ask = says('torpedo.askMagazine', values)
      const held = yield* under('magazine', crewTest(table, ship, 'crew', ask, onSheet.torpedo.magazine))
      if (!held) return blowUp(table, ship, says('torpedo.inMagazine', values))
      return loseMagazine(table, ship, cell)
    }
    case 'floods':
      return loseMagazine(table, ship, cell)
    default:
      return assertNever(rule)
  }
}
