import type { Operation } from '../../../card/operations'
import type { ShipDocument } from '../../../documents/ship'
import { target, type Block } from '../../kit/card/block'
import { lettered, smallestLetters } from '../../kit/card/lettering'
import { mm } from '../../kit/card/shapes'
import { locations, type WaterShip, type Place } from '../ship/ship'
import { orderOf } from '../ship/places'
import { aboveBox, hullBox } from '../ship/ship-data'
import { armourOperations, edgesOf, factorOf } from './armour'
import {
  editors,
  aboveRect,
  hullRect,
  perStrip,
  stripOf,
  strips,
  barRect,
  columnLeft,
  columnWidth,
  filled,
  ringFigure,
  ringPath,
  tabFigure,
  rows,
  waterlineDepth,
} from './layout'
import { aboveForm, abovePart, hullForm, hullPart } from './location-editors'
import { profileOperations } from './profile'
import { spansOf } from './span-label'

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

/** The cells of both strips: outlines, the bar of numbers at deck level, waterline, and each location's figures. */
export function gridOperations(ship: WaterShip): Operation[] {
  return [waterlines, cellLines(ship), ...ship.places.flatMap((place) => numberCell(ship, place)), ...breaks]
}

/** Figures in the hull boxes: flotation points in a ring, the deck's armour in a tab under the bar. */
export function figureOperations(ship: WaterShip, place: Place): Operation[] {
  const { x, y, width } = hullRect(place.at)
  const edges = edgesOf(ship, place, 'hull')
  const ring = { x: mm(x + edges.left + 2), y: mm(y + 2.1) }
  const isNone = place.points === 0
  const ringStroke = { ink: isNone ? 'rule-2' : 'blue', width: 0.3, weight: 'hair' } as const
  const size = place.points > 9 ? smallestLetters : ringFigure.size
  const points = { ...ringFigure, size, ink: isNone ? 'ink-3' : 'ink' } as const
  const tab = { x: mm(x + width - edges.right - 3.1), y, width: 3.1, height: 3 }
  const inner = String(factorOf(place.inner))
  return [
    { op: 'path', d: ringPath(mm(ring.x - 1.6), ring.y), fill: 'sheet', stroke: ringStroke },
    lettered(String(place.points), ring.x, mm(ring.y + 0.95), points),
    ...(place.inner === 'none'
      ? []
      : [filled(tab, 'plate'), lettered(inner, mm(tab.x + tab.width / 2), mm(y + 2.35), tabFigure)]),
  ]
}

/** A cell of the graduated bar: the location as the dice say it, and what its armour takes off. */
function numberCell(ship: WaterShip, place: Place): Operation[] {
  const { x, y, width, height } = barRect(place.at)
  const { left, right } = edgesOf(ship, place, 'hull')
  const solid = orderOf(place.at) % 2 === 0
  const ink = solid ? 'on-plate' : 'ink'
  const factor = factorOf(place.outer)
  const baseline = mm(y + 2.75)
  const numberAt = mm(x + (factor === 0 ? width / 2 : Math.max(left + 2.1, 3.5)))
  const factorAt = mm(x + width - Math.max(right + 0.4, 1.7))
  return [
    { op: 'rect', x, y, width, height, fill: solid ? 'plate' : 'sheet', stroke: { ink: 'plate', width: 0.2 } },
    lettered(String(place.at), numberAt, baseline, { size: 3.2, face: 'work-700', ink, anchor: 'middle' }),
    ...(factor === 0
      ? []
      : [lettered(`−${factor}`, factorAt, baseline, { size: 2.8, face: 'work-600', ink, anchor: 'end' })]),
  ]
}

/** Between the boxes of one thing a line is only begun and ended. */
function cellLines(ship: WaterShip): Operation {
  const tick = 1
  const d = spansOf(ship).flatMap(({ rects }) => {
    const { x, y, height } = rects[0]!
    const right = x + rects.length * columnWidth
    const inner = rects.slice(1).map((each) => `M${each.x} ${y}v${tick}M${each.x} ${mm(y + height - tick)}v${tick}`)
    return [`M${x} ${y}H${right}V${mm(y + height)}H${x}Z`, ...inner]
  })
  return { op: 'path', d: d.join(''), stroke: { ink: 'ink', width: 0.24, opacity: 0.65, weight: 'cell' } }
}

const waterlines: Operation = {
  op: 'path',
  d: strips.map(({ hullTop }) => `M${columnLeft(11)} ${hullTop + waterlineDepth}h${perStrip * columnWidth}`).join(''),
  stroke: { ink: 'blue', width: 0.4, weight: 'cell' },
}

/** Where the halves of the ship meet: broken off as a draughtsman breaks a long thing. */
const breaks: readonly Operation[] = strips.map(({ top, bottom }, index): Operation => {
  const x = index === 0 ? columnLeft(36) + columnWidth : columnLeft(41)
  const middle = (top + rows.above + bottom) / 2
  const out = index === 0 ? 1 : -1
  return {
    op: 'path',
    d: `M${x} ${mm(top + rows.above)}V${mm(middle - 1.6)}l${1.3 * out} 0.9l${-2.6 * out} 1.4l${1.3 * out} 0.9V${bottom}`,
    stroke: { ink: 'ink', width: 0.4, weight: 'cell', join: 'round' },
  }
})
