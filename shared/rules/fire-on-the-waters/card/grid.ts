import type { Operation } from '../../../card/operations'
import type { Place, WaterShip } from '../ship/ship'
import { orderOf } from '../ship/ship-data'
import { edgesOf, factorOf } from './armour'
import {
  barRect,
  columnLeft,
  columnWidth,
  hullRect,
  mm,
  perStrip,
  rows,
  smallestLetters,
  strips,
  waterlineDepth,
} from './places'
import { spansOf } from './spans'

/** The cells of both strips: outlines, the bar of numbers at deck level, waterline, and each location's figures. */
export function gridOperations(ship: WaterShip): Operation[] {
  return [waterlines, cellLines(ship), ...ship.places.flatMap((place) => numberCell(ship, place)), ...breaks]
}

/** Figures in the hull boxes: flotation points in a ring, the deck's armour in a tab under the bar. */
export function figureOperations(ship: WaterShip, place: Place): Operation[] {
  const { x, y, width } = hullRect(place.at)
  const edges = edgesOf(ship, place, 'hull')
  const ring = { x: mm(x + edges.left + 2), y: mm(y + 2.1) }
  const operations: Operation[] = [
    {
      op: 'path',
      d: `M${mm(ring.x - 1.6)} ${ring.y}a1.6 1.6 0 1 1 3.2 0a1.6 1.6 0 1 1 -3.2 0Z`,
      fill: 'sheet',
      stroke: { ink: place.points === 0 ? 'rule-2' : 'blue', width: 0.3, weight: 'hair' },
    },
    {
      op: 'text',
      x: ring.x,
      y: mm(ring.y + 0.95),
      text: String(place.points),
      size: place.points > 9 ? smallestLetters : 2.8,
      face: 'work-600',
      ink: place.points === 0 ? 'ink-3' : 'ink',
      anchor: 'middle',
    },
  ]
  if (place.inner === 'none') return operations
  const tab = { x: mm(x + width - edges.right - 3.1), y, width: 3.1, height: 3 }
  return [
    ...operations,
    { op: 'rect', ...tab, fill: 'plate' },
    {
      op: 'text',
      x: mm(tab.x + tab.width / 2),
      y: mm(y + 2.35),
      text: String(factorOf(place.inner)),
      size: 2.8,
      face: 'work-700',
      ink: 'on-plate',
      anchor: 'middle',
    },
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
  const figure: Operation[] =
    factor === 0
      ? []
      : [
          {
            op: 'text',
            x: mm(x + width - Math.max(right + 0.4, 1.7)),
            y: baseline,
            text: `−${factor}`,
            size: 2.8,
            face: 'work-600',
            ink,
            anchor: 'end',
          },
        ]
  return [
    { op: 'rect', x, y, width, height, fill: solid ? 'plate' : 'sheet', stroke: { ink: 'plate', width: 0.2 } },
    {
      op: 'text',
      x: mm(x + (factor === 0 ? width / 2 : Math.max(left + 2.1, 3.5))),
      y: baseline,
      text: String(place.at),
      size: 3.2,
      face: 'work-700',
      ink,
      anchor: 'middle',
    },
    ...figure,
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
