import type { Operation } from '../../../card/operations'
import type { ShipDocument } from '../../../documents/ship'
import type { Words } from '../../../words/speak'
import { target, type Block } from '../../kit/card/block'
import { endStyle, lettered, smallestLetters } from '../../kit/card/lettering'
import { boxLines, hairline, margin, mm, rectPath, type Rect } from '../../kit/card/shapes'
import type { BoxId } from '../../../kernel/ids'
import { inRuns } from '../../kit/gathered'
import { locations, type Place, type WaterShip } from '../ship/ship'
import { orderOf } from '../ship/places'
import { aboveBox, hullBox } from '../ship/ship-data'
import { armourOperations, factorOf } from './armour'
import {
  aboveRect,
  editors,
  hullTap,
  perRow,
  pointsRect,
  ringFigure,
  ringPath,
  rowOf,
  rows,
  stripRect,
  tabFigure,
} from './layout'
import { aboveForm, abovePart, hullForm, hullPart } from './location-editors'
import { framesOf, partsOf } from './parts'

/** Her 36 locations: their outlines and figures, where they are tapped, and where they are changed. */
export function locationsBlock(document: ShipDocument, ship: WaterShip): Block {
  const line = (at: number) => 2 * rows.indexOf(rowOf(at)) + 1
  const column = (at: number) => (orderOf(at) % perRow) + 1
  const rects = new Map(partsOf(ship).flatMap(({ boxes, rect }) => boxes.map((box) => [box, rect])))
  const tapped = (box: BoxId, place: Rect, row: number, at: number) => ({
    ...target(place, 'grid', row, column(at), { kind: 'box', box }),
    marked: rects.get(box)!,
  })
  const targets = ship.places.flatMap(({ at, above }) => [
    ...(above ? [tapped(aboveBox(at), aboveRect(at), line(at), at)] : []),
    tapped(hullBox(at), hullTap(at), line(at) + 1, at),
  ])
  // Above the hull even where there is nothing yet.
  const parts = locations.flatMap((at) => [
    { part: abovePart(at), ...aboveRect(at), row: line(at), column: column(at), group: 'locations' },
    { part: hullPart(at), ...hullTap(at), row: line(at) + 1, column: column(at), group: 'locations' },
  ])
  return {
    face: (words) => [...gridOperations(ship, words), ...figureOperations(ship.places)],
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

/** Outlines, the strip of numbers, points and deck armour, and the water under both halves. */
export function gridOperations(ship: WaterShip, words: Words): Operation[] {
  const points: Operation = {
    ...{ op: 'path', d: ship.places.map(({ at }) => rectPath(pointsRect(at))).join('') },
    stroke: { ink: 'rule-2', width: 0.2, weight: 'hair' },
  }
  return [
    points,
    boxLines(framesOf(ship), 0.3),
    hairline(dividersOf(ship), 'rule-2'),
    ...stripOperations(ship.places),
    ...armourOperations(ship),
    ...water,
    ...ends(ship, words),
  ]
}

/** Each space of a run has its marks for itself. */
function dividersOf(ship: WaterShip): string {
  const inRun = ({ x, y }: Rect) =>
    framesOf(ship).some((frame) => frame.y === y && frame.x < x && x < frame.x + frame.width)
  const starts = partsOf(ship).filter(({ is, rect }) => is === 'hull' && inRun(rect))
  return starts.map(({ rect: { x, y, height } }) => `M${mm(x)} ${mm(y)}v${height}`).join('')
}

/** Flotation points in a ring, the deck's armour in a tab. */
export function figureOperations(places: readonly Place[]): Operation[] {
  const ringAt = (at: number) => ({ x: mm(pointsRect(at).x + 2.5), y: mm(pointsRect(at).y + 2.1) })
  const tabAt = (at: number): Rect => {
    const { x, y, width } = pointsRect(at)
    return { x: x + width - 3.6, y: y + 0.5, width: 3.1, height: 3.2 }
  }
  const rings = (ink: 'blue' | 'rule-2', those: readonly Place[]): Operation[] => {
    const d = those.map(({ at }) => ringPath(mm(ringAt(at).x - 1.7), ringAt(at).y)).join('')
    return d === '' ? [] : [{ op: 'path', d, fill: 'sheet', stroke: { ink, width: 0.26, weight: 'hair' } }]
  }
  const decked = places.filter(({ inner }) => inner !== 'none')
  return [
    ...rings(
      'blue',
      places.filter(({ points }) => points > 0),
    ),
    ...rings(
      'rule-2',
      places.filter(({ points }) => points === 0),
    ),
    ...(decked.length === 0
      ? []
      : [{ op: 'path', d: decked.map(({ at }) => rectPath(tabAt(at))).join(''), fill: 'plate' } as const]),
    ...places.map(({ at, points }) => {
      const size = points > 9 ? smallestLetters : ringFigure.size
      const style = { ...ringFigure, size, ink: points === 0 ? 'ink-3' : 'ink' } as const
      return lettered(String(points), ringAt(at).x, mm(ringAt(at).y + size * 0.345), style)
    }),
    ...decked.map(({ at, inner }) => {
      const { x, y, width } = tabAt(at)
      return lettered(String(factorOf(inner)), mm(x + width / 2), mm(y + 2.6), tabFigure)
    }),
  ]
}

/** The graduated bar: the location as the dice say it, dark and light by the first die, and what its armour takes off. */
function stripOperations(places: readonly Place[]): Operation[] {
  const isDark = ({ at }: Place) => Math.floor(at / 10) % 2 === 1
  const bars = inRuns(
    [...places].sort((one, other) => one.at - other.at).filter(isDark),
    (last, next) => Math.floor(last.at / 10) === Math.floor(next.at / 10) && orderOf(next.at) === orderOf(last.at) + 1,
  ).map((run) => ({ ...stripRect(run[0]!.at), width: run.length * stripRect(11).width }))
  const light = places.filter((place) => !isDark(place)).map(({ at }) => stripRect(at))
  return [
    boxLines(light, 0.3),
    ...(bars.length === 0 ? [] : [{ op: 'path', d: bars.map(rectPath).join(''), fill: 'plate' } as const]),
    ...places.flatMap((place): Operation[] => {
      const { x, y, width } = stripRect(place.at)
      const ink = isDark(place) ? 'on-plate' : 'ink'
      const factor = factorOf(place.outer)
      const baseline = mm(y + 3.45)
      return [
        lettered(String(place.at), mm(x + 1), baseline, { size: 3.4, face: 'work-700', ink }),
        ...(factor === 0
          ? []
          : [lettered(`−${factor}`, mm(x + width - 0.9), baseline, { size: 3, face: 'work-600', ink, anchor: 'end' })]),
      ]
    }),
  ]
}

const water: readonly Operation[] = rows.flatMap(({ keel }): Operation[] => {
  const width = margin.right - margin.left
  return [
    { op: 'rect', x: margin.left, y: mm(keel + 0.45), width, height: 1, fill: 'sea-deep' },
    {
      op: 'path',
      d: `M${margin.left} ${mm(keel + 0.7)}h${width}`,
      stroke: { ink: 'blue', width: 0.3, weight: 'hair' },
    },
  ]
})

/** Which end is which, where nothing stands there. */
function ends({ places }: WaterShip, words: Words): Operation[] {
  const isFree = (at: number) => places.some((place) => place.at === at && place.above === null)
  const [bow, stern] = rows
  return [
    ...(isFree(11) ? [lettered(words('card.bow'), margin.left + 1, mm(bow!.strip - 1.9), endStyle)] : []),
    ...(isFree(66)
      ? [lettered(words('card.stern'), margin.right - 1, mm(stern!.strip - 1.9), { ...endStyle, anchor: 'end' })]
      : []),
  ]
}
