/** Positions on the card of 210 x 148 mm: the upper left corner of each thing. */
import { locations } from '../ship/ship'
import { orderOf } from '../ship/ship-data'

export const cardWidthMm = 210
export const cardHeightMm = 148

export interface Rect {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** Left and right of all that is printed. */
export const margin = { left: 6, right: 204 } as const

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

/** Shortest side of what can be tapped: 32 px when the card is 776 px wide. */
export const smallestTarget = 8.7

/** Size of the smallest letters: 6 point on half-letter, where a card is held at six sevenths of its size. */
export const smallestLetters = 2.5

export const header = { top: 5, bottom: 24.6, split: 15.2, figures: 96 } as const
/** Flotation and what is beside it. */
export const lossesRow = { first: 85.5, heading: 89.4, top: 90.8, rowPitch: 8.8, bottom: 108.4 } as const
export const sidePanel = { x: 171, width: 33 } as const
/** Guns on the left; torpedoes and casualties on the right. */
export const armsRow = { heading: 111.7, top: 112.9, bottom: 139.5, split: 138 } as const
export const legendBaseline = 142.9

/** A length as card drawings write it. */
export function mm(value: number): number {
  return Math.round(value * 100) / 100
}
