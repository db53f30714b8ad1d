import type { Box } from '../card/path-data'
import type { Spot } from '../documents/chart'

export interface Sheet {
  readonly width: number
  readonly height: number
  /** A title block in the upper left corner of the inner frame. */
  readonly title?: Box | undefined
  /** Sea, land and ships alone: no figure on it could be read. */
  readonly isSmall: boolean
}

/** The table on the sheet: how many units an inch takes, and where its corner is. */
export interface OnSheet {
  readonly inch: number
  readonly table: Box
  /** What is inside the frame of the sheet. */
  readonly inner: Box
  /** Where a compass rose fits beside the table. */
  readonly beside: Box | undefined
  to(spot: Spot): Spot
}

/** Units round the table for its border and the figures on it: west, east, north, south. */
const [figuresWest, figuresEast, figuresNorth, figuresSouth] = [44, 16, 16, 28]
const smallBorder = 6
/** A rose of which the bearings can be read. */
const roseNeeds = 150

export function placeOnSheet(table: Spot, { width, height, title, isSmall }: Sheet): OnSheet {
  const margin = isSmall ? 7 : 14
  const inner = { x: margin, y: margin, width: width - 2 * margin, height: height - 2 * margin }
  const [west, east, north, south] = isSmall
    ? [smallBorder, smallBorder, smallBorder, smallBorder]
    : [figuresWest, figuresEast, figuresNorth, figuresSouth]
  const area = (left: number, top: number) => {
    const room = {
      width: Math.max(1, inner.width - left - west - east),
      height: Math.max(1, inner.height - top - north - south),
    }
    return { left, top, ...room, inch: Math.min(room.width / table[0], room.height / table[1]) }
  }
  const places = title ? [area(0, title.height), area(title.width, 0)] : [area(0, 0)]
  const best = places.reduce((found, each) => (each.inch > found.inch ? each : found))
  const { inch } = best
  const [wide, high] = [table[0] * inch, table[1] * inch]
  const spare = best.width - wide
  // Where the rose finds room beside the table, it lies there: to the west, under the title.
  const shift = isSmall || spare < roseNeeds ? spare / 2 : Math.max(spare / 2, roseNeeds)
  const x = inner.x + best.left + west + shift
  const y = inner.y + best.top + north + (best.height - high) / 2
  const roomWest = x - west - inner.x
  const fromTop = title && title.width > 0 && best.left > 0 ? title.height : best.top
  const beside =
    isSmall || roomWest < roseNeeds
      ? undefined
      : { x: inner.x, y: inner.y + fromTop, width: roomWest, height: inner.height - fromTop }
  return {
    ...{ inch, inner, table: { x, y, width: wide, height: high } },
    beside: beside && Math.min(beside.width, beside.height) >= roseNeeds ? beside : undefined,
    to: ([eastward, southward]) => [x + eastward * inch, y + southward * inch],
  }
}
