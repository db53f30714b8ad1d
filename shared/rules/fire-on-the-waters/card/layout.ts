import type { Ink, Operation } from '../../../card/operations'
import { packForms } from '../../kit/card/data-form'
import { margin, rounded, type Rect } from '../../kit/card/shapes'
import { locations, waterShip } from '../ship/ship'
import { orderOf } from '../ship/places'
import { shipOf } from '../ship/ship-data'

/** Positions on the card: the upper left corner of each thing. */

/** Locations in a strip: the bow half lies above, the stern half below. */
export const perStrip = 18
export const columnWidth = 11
const stripTops = [28, 56.9] as const

/** From the top of a strip: what is above the hull, the bar of numbers at deck level, the hull. */
export const rows = { above: 9.6, bar: 3.5, hull: 11.9 } as const
const stripHeight = rows.above + rows.bar + rows.hull
/** Masts and funnels reach above their strip. */
export const headroom = 3.2
/** How far under the bar the sea begins. */
export const waterlineDepth = 7.4

export const strips = stripTops.map((top, index) => ({
  top,
  bottom: top + stripHeight,
  barTop: top + rows.above,
  hullTop: top + rows.above + rows.bar,
  locations: locations.slice(index * perStrip, (index + 1) * perStrip),
}))
export type Strip = (typeof strips)[number]

export function stripOf(at: number): Strip {
  return strips[orderOf(at) < perStrip ? 0 : 1]!
}

/** Left side of a location's column. */
export function columnLeft(at: number): number {
  return margin.left + (orderOf(at) % perStrip) * columnWidth
}

export function hullRect(at: number): Rect {
  return { x: columnLeft(at), y: stripOf(at).hullTop, width: columnWidth, height: rows.hull }
}

export function aboveRect(at: number): Rect {
  return { x: columnLeft(at), y: stripOf(at).top, width: columnWidth, height: rows.above }
}

export function barRect(at: number): Rect {
  return { x: columnLeft(at), y: stripOf(at).barTop, width: columnWidth, height: rows.bar }
}

export const header = { top: 5, bottom: 24.6, split: 15.2, figures: 96 } as const
/** Flotation and what is beside it. */
export const lossesRow = { first: 85.5, heading: 89.4, top: 90.8, rowPitch: 8.8, bottom: 108.4 } as const
export const sidePanel = { x: 171, width: 33 } as const
/** Guns on the left; torpedoes and casualties on the right. */
export const armsRow = { heading: 111.7, top: 112.9, bottom: 139.5, split: 138 } as const
export const legendBaseline = 142.9

/** How her data is asked for, part by part. */
export const { wordsOf, editors } = packForms('fire-on-the-waters', waterShip, shipOf)

/** The words of the card: `rules.fire-on-the-waters.card.<name>`. */
export const cardKey = (name: string) => `rules.fire-on-the-waters.card.${name}`

/** The ring of flotation points, from its left end, and how the figures in it and in the tab of deck armour are set. */
export const ringPath = (x: number, y: number) => `M${x} ${y}a1.6 1.6 0 1 1 3.2 0a1.6 1.6 0 1 1 -3.2 0Z`
export const ringFigure = { size: 2.8, face: 'work-600', ink: 'ink', anchor: 'middle' } as const
export const tabFigure = { size: 2.8, face: 'work-700', ink: 'on-plate', anchor: 'middle' } as const

/** A place in one colour. */
export function filled(place: Rect, fill: Ink): Operation {
  return { op: 'rect', ...rounded(place), fill }
}

/** Beside headings and along lines. */
export const caption = { size: 2.8, face: 'work-500', ink: 'ink-2' } as const
