import type { ShipDocument } from '../../../documents/ship'
import { target, type Block } from '../../kit/card/block'
import { aboveBox, hullBox } from '../ship/boxes'
import { locations, type WaterShip } from '../ship/ship'
import { orderOf } from '../ship/ship-data'
import { armourOperations } from './armour'
import { editors } from './forms'
import { figureOperations, gridOperations } from './grid'
import { aboveRect, hullRect, perStrip, stripOf, strips } from './layout'
import { aboveForm, abovePart, hullForm, hullPart } from './location-editors'
import { profileOperations } from './profile'

/** The ship behind her boxes, and her 36 locations: where they are tapped, and where they are changed. */
export function locationsBlock(document: ShipDocument, ship: WaterShip): Block {
  const rowOf = (at: number) => 2 * strips.indexOf(stripOf(at)) + 1
  const columnOf = (at: number) => (orderOf(at) % perStrip) + 1
  // The thing above the hull takes a part of the bar below it, the hull the rest.
  const targets = ship.places.flatMap(({ at, above }) => [
    ...(above ? [target(aboveRect(at), 'grid', rowOf(at), columnOf(at), { kind: 'box', box: aboveBox(at) })] : []),
    target(hullRect(at), 'grid', rowOf(at) + 1, columnOf(at), { kind: 'box', box: hullBox(at) }),
  ])
  // Above the hull even where there is nothing yet.
  const parts = locations.flatMap((at) => [
    { part: abovePart(at), ...aboveRect(at), row: rowOf(at), column: columnOf(at), group: 'locations' },
    { part: hullPart(at), ...hullRect(at), row: rowOf(at) + 1, column: columnOf(at), group: 'locations' },
  ])
  return {
    face: () => [...profileOperations(document), ...gridOperations(ship), ...armourOperations(ship)],
    targets: targets.sort((one, other) => one.row - other.row || one.column - other.column),
    parts,
    editors: editors(
      document,
      Object.fromEntries(
        locations.flatMap((at) => [
          [hullPart(at), hullForm(at)],
          [abovePart(at), aboveForm(at)],
        ]),
      ),
    ),
  }
}

/** Flotation points and deck armour, over what lies in the boxes. */
export function placeFigures(ship: WaterShip): Block {
  return { face: () => ship.places.flatMap((place) => figureOperations(ship, place)) }
}
