import type { RuleDraft } from '../../../../game/rule-draft'
import { shipName } from '../../../../game/ship-name'
import type { Dialogue } from '../../../../kernel/dialogue'
import type { ShipId } from '../../../../kernel/ids'
import { rulingOf } from '../../table/house-rules'
import { destroyCell, holeCell } from './destroy-cell'
import { levelsLeft, raiseFire } from './fire'
import { flashBelow } from './flash'
import { floodOnce } from './flooding'
import { blowUp, isGone } from './gone'
import { noteHeldHit, wasHit } from './hits-before'
import { planOf, type PlannedCell } from './hull-plan'
import { says } from './says'
import { cutSupply, magazineLost } from './supply'

export interface Shell {
  readonly section: number
  readonly deck: number
  /** Penetration factor of the gun at its range. */
  readonly penetration: number
}

/** One shell of a straddle at a place, in the order of the rules. True if it went in. */
export function* hitByShell(table: RuleDraft, ship: ShipId, shell: Shell): Dialogue<boolean> {
  const { section, deck, penetration } = shell
  if (isGone(table.ship(ship))) return false
  const cell = planOf(table.ship(ship).document).cell(section, deck)
  const name = shipName(table.ship(ship))
  if (!cell) {
    table.because(says('void', { ship: name, at: `${section}·${deck}` }))
    return false
  }
  const { at, armour } = cell
  const enters = penetration >= armour
  table.because(says(enters ? 'enters' : 'held', { ship: name, at, penetration, armour }))
  if (enters) yield* entered(table, ship, cell)
  else yield* keptOut(table, ship, cell)
  return enters
}

/** The cell and everything in it is destroyed. */
function* entered(table: RuleDraft, ship: ShipId, cell: PlannedCell): Dialogue<void> {
  const live = cell.magazine && !magazineLost(table.ship(ship), cell.box)
  const fireBy = live ? 0 : fireOf(table, ship, cell)
  const fresh = destroyCell(table, ship, cell)
  if (live) return blowUp(table, ship, says('magazinePenetrated', { at: cell.at }))
  if (cell.underWater) {
    holeCell(table, ship, cell)
    floodOnce(table, ship)
  }
  if (fireBy > 0) yield* raiseFire(table, ship, { by: fireBy, cause: 'hit', in: cell })
  if (cell.magazinesBelow.length > 0) yield* flashBelow(table, ship, cell)
  if (fresh && cell.hoistsTo.length > 0 && !isGone(table.ship(ship))) yield* cutSupply(table, ship, cell)
}

/** A hit that armour keeps out raises no fire and counts as no first hit, unless the ruling is off. */
function* keptOut(table: RuleDraft, ship: ShipId, cell: PlannedCell): Dialogue<void> {
  if (rulingOf(table.state, 'fireNeedsPenetration') !== 'off') return
  const by = fireOf(table, ship, cell)
  noteHeldHit(table, ship, cell)
  yield* raiseFire(table, ship, { by, cause: 'hit', in: cell })
}

/** A second or later hit above water, a Fire mark: +1; both at once +1 in all, unless `fireMarkStacks` is on. */
function fireOf(table: RuleDraft, ship: ShipId, cell: PlannedCell): number {
  const again = !cell.underWater && wasHit(table, ship, cell)
  const causes = Number(again) + Number(cell.fireMark)
  const by = rulingOf(table.state, 'fireMarkStacks') === 'on' ? causes : Math.min(1, causes)
  if (by === 0) return 0
  const rises = Math.min(by, levelsLeft(table.ship(ship)))
  const cause = causes > 1 ? 'hitAgainOnFireMark' : again ? 'hitAgain' : 'fireMarkHit'
  table.because(says(rises > 0 ? cause : `${cause}AtExplosion`, { at: cell.at, by: rises }))
  return by
}
