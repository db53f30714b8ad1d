import { bears } from '../../../../game/mark'
import type { RuleDraft } from '../../../../game/rule-draft'
import { shipName } from '../../../../game/ship-name'
import { assertNever } from '../../../../kernel/assert-never'
import { chance, roll, under, type Dialogue } from '../../../../kernel/dialogue'
import type { ShipId } from '../../../../kernel/ids'
import type { Addressee } from '../../../../kernel/question'
import { ownerOf } from '../../../kit/owner'
import { onSheet } from '../../reference/look-up'
import { saysOfSequence as says } from '../../sentence'
import { waterlineBelowHullDeck } from '../../ship/ship'
import { rulingOf } from '../../table/house-rules'
import { blowUp, flashBelow, floodOnce, isGone, raiseFire } from '../damage/fire-flash-flooding'
import {
  cutSupply,
  damageSteering,
  destroyCell,
  holeCell,
  loseMagazine,
  losePropulsion,
  magazineLost,
  planOf,
  type PlannedCell,
} from '../damage/hull'
import { crewTest } from '../morale/crew-test'

/**
 * One torpedo at a place: only levels 5 and 6 count, and armour does not. Flooding level +1, one flotation box, the
 * cell is destroyed, its neighbours may flood. True if it struck.
 */
export function* hitByTorpedo(table: RuleDraft, ship: ShipId, section: number, deck: number): Dialogue<boolean> {
  const cell = planOf(table.ship(ship).document).cell(section, deck)
  const values = { ship: shipName(table.ship(ship)), at: `${section}·${deck}` }
  if (deck <= waterlineBelowHullDeck) return missed(table, 'torpedo.aboveWater', values)
  if (!cell) return missed(table, 'torpedo.void', values)
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

/** Each cell of the same level next to the hit floods on a D6 of `adjacentFlooding` or less; one flooded is not tested. */
function* floodNeighbours(table: RuleDraft, ship: ShipId, { section, deck }: PlannedCell): Dialogue<void> {
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

/** Where a torpedo finds a ship: D6 for the deck, D10 for the section. */
export function* placeOfTorpedo(
  table: RuleDraft,
  id: ShipId,
  torpedo: number,
  to: Addressee,
): Dialogue<{ readonly section: number; readonly deck: number }> {
  const values = { ship: shipName(table.ship(id)), torpedo }
  const lookUp = onSheet.torpedo.place
  const deck = yield* roll('deck', 'D6', { to, ask: says('torpedo.askDeck', values), lookUp })
  const section = yield* roll('section', 'D10', { to, ask: says('torpedo.askSection', values), lookUp })
  return { section, deck }
}
