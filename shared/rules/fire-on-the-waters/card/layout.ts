import type { Ink, Operation } from '../../../card/operations'
import { packForms } from '../../kit/card/data-form'
import { head } from '../../kit/card/head'
import { margin, rounded, type Rect } from '../../kit/card/shapes'
import { locations, waterShip } from '../ship/ship'
import { orderOf } from '../ship/places'
import { shipOf } from '../ship/ship-data'

/** Positions on the card, in whole and half millimetres: the upper left corner of each thing. */

/** Locations in a row: the bow half lies above, the stern half below. */
export const perRow = 18
export const columnWidth = 11

/** From the top of a row downwards: what is above the hull, the strip of numbers, points and deck armour, the hull. */
const heights = { above: 11.5, strip: 4.5, points: 4.2, hull: 10 } as const
/** At the foot of every part, for its caption. */
export const captionHeight = 3.7

export const rows = [28, 60].map((top, index) => {
  const strip = top + heights.above
  const points = strip + heights.strip
  const hull = points + heights.points
  return {
    ...{ top, strip, points, hull, keel: hull + heights.hull },
    locations: locations.slice(index * perRow, (index + 1) * perRow),
  }
})
type Row = (typeof rows)[number]

export const rowOf = (at: number): Row => rows[orderOf(at) < perRow ? 0 : 1]!

/** Left side of a location's column. */
export const columnLeft = (at: number) => margin.left + (orderOf(at) % perRow) * columnWidth

const cell = (at: number, y: number, height: number): Rect => ({ x: columnLeft(at), y, width: columnWidth, height })

export const hullRect = (at: number) => cell(at, rowOf(at).hull, heights.hull)
export const aboveRect = (at: number) => cell(at, rowOf(at).top, heights.above)
export const stripRect = (at: number) => cell(at, rowOf(at).strip, heights.strip)
export const pointsRect = (at: number) => cell(at, rowOf(at).points, heights.points)
/** Where a location of the hull is tapped: on its number, and below it. */
export const hullTap = (at: number) => cell(at, rowOf(at).strip, heights.strip + heights.points + heights.hull)

export const header = { ...head, bottom: 27.4 } as const
/** Left of this is what slows her, right of it her silhouette. */
export const speedEnds = 143
/** Flotation in two lines of blocks, her torpedoes behind it, and what is counted on the right. */
export const lossesRow = { heading: 95, top: 96.2, pitch: 9.4, box: 4, bottom: 114.6, right: 158 } as const
export const sidePanel = { x: 162, y: 92.6, width: 42, height: 22, pitch: 4.1 } as const
/** The ruler of her guns with a line for each battery under it. */
export const arms = { ruler: 115.6, top: 120.4, bottom: 139.9, line: 6.5, mounts: 26.5, left: 82 } as const

/** How her data is asked for, part by part. */
export const { wordsOf, editors } = packForms('fire-on-the-waters', waterShip, shipOf)

/** The words of the card: `rules.fire-on-the-waters.card.<name>`. */
export const cardKey = (name: string) => `rules.fire-on-the-waters.card.${name}`

/** The ring of flotation points, from its left end, and how the figures in it and in the tab of deck armour are set. */
export const ringPath = (x: number, y: number) => `M${x} ${y}a1.7 1.7 0 1 1 3.4 0a1.7 1.7 0 1 1 -3.4 0Z`
export const ringFigure = { size: 2.9, face: 'work-600', ink: 'ink', anchor: 'middle' } as const
export const tabFigure = { size: 2.9, face: 'work-700', ink: 'on-plate', anchor: 'middle' } as const

/** A place in one colour. */
export function filled(place: Rect, fill: Ink): Operation {
  return { op: 'rect', ...rounded(place), fill }
}

/** Beside headings and along lines. */
export { captionStyle as caption } from '../../kit/card/lettering'
