import type { ShipDocument } from '../../../documents/ship'
import type { EditPart } from '../../pack/ship-editing'
import { columns } from '../card/header'
import { cellPlace, figuresBlock, flotationTop, grid, gridRight, levelsTop, trackBox, type Place } from '../card/places'
import { trackPlaces } from '../card/track-places'
import { hullDecks, sections } from '../ship/ship'
import { shipOf } from '../ship/ship-data'

/** The part of a cell: `box:4-6`. */
export const cellPart = (at: string) => `box:${at}`
export const cellOfPart = (part: string) => (/^box:((?:10|[1-9])-[1-6])$/.exec(part) ?? [])[1]

/** Where the card can be changed. Every area is at least as large as a box of a track. */
export function editParts(document: ShipDocument): readonly EditPart[] {
  return [...header, ...hull, ...tracks(document)]
}

const column = (from: number, to: number): Place => ({
  x: from,
  y: 5,
  width: to - from,
  height: figuresBlock.ruleY - 5,
})

const headed: readonly (readonly [part: string, place: Place, row: number, column: number])[] = [
  ['name', { x: 5, y: 5, width: 95, height: 10.4 }, 1, 1],
  ['tonnage', column(columns.tonnage, columns.crew), 1, 2],
  ['crew', column(columns.crew, columns.circles), 1, 3],
  ['circles', column(columns.circles, columns.torpedoes), 1, 4],
  ['torpedoes', column(columns.torpedoes, columns.speed), 1, 5],
  ['speed', column(columns.speed, figuresBlock.right), 1, 6],
  ['class', { x: 5, y: 15.6, width: 95, height: 9.6 }, 2, 1],
  ['class', { x: 192.6, y: 18, width: 12, height: 8.7 }, 2, 6],
  ['drawing', { x: grid.x, y: 25.4, width: 178, height: 8.7 }, 3, 1],
]
const header: readonly EditPart[] = headed.map(([part, place, row, at]) => ({
  part,
  ...place,
  row,
  column: at,
  group: 'header',
}))

/** Void cells too: that is where a hull grows. */
const hull: readonly EditPart[] = Array.from({ length: hullDecks * sections }, (_, index) => {
  const [section, deck] = [(index % sections) + 1, Math.floor(index / sections) + 1]
  return {
    part: cellPart(`${section}-${deck}`),
    ...cellPlace(section, deck),
    row: deck,
    column: section,
    group: 'hull',
  }
})

/** Each track with its heading is one place. */
function tracks(document: ShipDocument): readonly EditPart[] {
  const { fire, propulsion } = trackPlaces(shipOf(document))
  const heading = 5.4
  const right = fire.at(-1)!
  const speedFrom = propulsion[0]?.x ?? gridRight
  const placed = (part: string, place: Place, at: number, row: number): EditPart => ({
    part,
    ...place,
    row,
    column: at,
    group: 'tracks',
  })
  const levels = { y: levelsTop - heading, height: heading + trackBox }
  return [
    placed('flotation', { x: grid.x, y: flotationTop - heading, width: 136, height: heading + 2 * trackBox }, 1, 1),
    placed('fire', { x: grid.x, ...levels, width: right.x + right.width - grid.x }, 1, 2),
    placed('speed', { x: speedFrom, ...levels, width: gridRight - speedFrom }, 2, 2),
  ]
}
