import type { ShipDocument } from '../../../documents/ship'
import type { EditPart } from '../../pack/ship-editing'
import { batteryPlaces } from '../card/battery-places'
import { columns } from '../card/header'
import {
  aboveRect,
  armsRow,
  header,
  hullRect,
  lossesRow,
  margin,
  perStrip,
  sidePanel,
  smallestTarget,
  stripOf,
  strips,
  type Rect,
} from '../card/places'
import { locations } from '../ship/ship'
import { orderOf, shipOf } from '../ship/ship-data'

export const hullPart = (at: number) => `hull:${at}`
export const abovePart = (at: number) => `above:${at}`
export const batteryPart = (index: number) => `battery:${index}`

/** What a part is about: a location, a battery, or a part with a name of its own. */
export function readPart(
  part: string,
): { readonly of: 'hull' | 'above' | 'battery'; readonly number: number } | undefined {
  const [, of, number] = /^(hull|above|battery):(\d{1,2})$/.exec(part) ?? []
  if (of === undefined) return undefined
  const read = { of: of as 'hull' | 'above' | 'battery', number: Number(number) }
  return read.of === 'battery' || locations.includes(read.number) ? read : undefined
}

/** Where the card can be changed; above the hull even where there is nothing yet. */
export function editParts(document: ShipDocument): readonly EditPart[] {
  return [...headed, ...located, ...below(document)]
}

const upper = (from: number, to: number): Rect => ({
  x: from,
  y: header.top,
  width: to - from,
  height: header.split - header.top,
})
const lower = (from: number, to: number): Rect => ({
  x: from,
  y: header.split,
  width: to - from,
  height: header.bottom - header.split,
})

const inHeader: readonly (readonly [part: string, place: Rect, row: number, column: number])[] = [
  ['name', upper(5, columns.type), 1, 1],
  ['type', upper(columns.type, columns.turnClass), 1, 2],
  ['turnClass', upper(columns.turnClass, columns.damageControl), 1, 3],
  ['damageControl', upper(columns.damageControl, columns.topSpeed), 1, 4],
  ['topSpeed', upper(columns.topSpeed, columns.speed), 1, 5],
  ['plant', upper(columns.speed, margin.right), 1, 6],
  ['class', lower(5, columns.type), 2, 1],
  ['drawing', lower(columns.type, 192), 2, 2],
  ['class', lower(192, margin.right), 2, 3],
]
const headed: readonly EditPart[] = inHeader.map(([part, place, row, column]) => ({
  part,
  ...place,
  row,
  column,
  group: 'header',
}))

const located: readonly EditPart[] = locations
  .flatMap((at): EditPart[] => {
    const column = (orderOf(at) % perStrip) + 1
    const row = 2 * strips.indexOf(stripOf(at)) + 1
    return [
      { part: abovePart(at), ...aboveRect(at), row, column, group: 'locations' },
      { part: hullPart(at), ...hullRect(at), row: row + 1, column, group: 'locations' },
    ]
  })
  .sort((one, other) => one.row - other.row || one.column - other.column)

/** What a torpedo does to her, her plant, her guns one under the other, her torpedoes. */
function below(document: ShipDocument): readonly EditPart[] {
  const ship = shipOf(document)
  const reach = { x: 54, y: lossesRow.top - smallestTarget, width: sidePanel.x - 58, height: smallestTarget }
  const plant = { ...sidePanel, y: lossesRow.top, height: lossesRow.bottom - lossesRow.top }
  const guns = { x: margin.left, y: armsRow.top - smallestTarget, width: 128, height: smallestTarget }
  const tubes = {
    x: armsRow.split,
    y: armsRow.heading - 3.2,
    width: margin.right - armsRow.split,
    height: armsRow.bottom - armsRow.heading + 3,
  }
  const placed = (part: string, place: Rect, row: number, column: number): EditPart => ({
    part,
    ...place,
    row,
    column,
    group: 'arms',
  })
  const batteries = batteryPlaces(ship).map(({ x, y, width, height, compact }, index) =>
    placed(
      batteryPart(index),
      { x, y, width, height },
      3 + (compact ? Math.floor(index / 2) : index),
      compact ? 1 + (index % 2) : 1,
    ),
  )
  return [
    placed('reach', reach, 1, 1),
    placed('plant', plant, 1, 2),
    placed('guns', guns, 2, 1),
    placed('torpedoes', tubes, 2, 3),
    ...batteries,
  ]
}
