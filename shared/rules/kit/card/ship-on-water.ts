import type { Operation } from '../../../card/operations'
import { pictureIn } from '../../../card/picture-in'
import type { ShipDocument } from '../../../documents/ship'
import { pictureOf } from '../../../documents/ship-picture'
import type { Part, Point } from '../../../profile/parts'
import { extentOf, inTone } from '../../../profile/sizes'
import { margin, mm, type Rect } from './shapes'

interface OnWater {
  readonly place: Rect
  /** How much of the place lies below her waterline, for the strokes of the sea, in mm. */
  readonly below: number
  /** In the middle of her place otherwise. */
  readonly isToRight?: true
}

/** Mm of a ship whose lines are drawn in full: a smaller one has finer lines and shorter strokes of the sea. */
const fullLength = 95
/** How far her water reaches beyond her ends, mm. */
const reach = 3

/** A ship in tone and line on her water, bow left, as large as her place lets her be: the same drawing on every card. */
function shipOnWater(parts: readonly Part[], { place, below, isToRight }: OnWater): readonly Operation[] {
  const { left, right, top } = extentOf(parts)
  const waterline = place.y + place.height - below
  const scale = Math.min((place.width - 1) / (right - left), (waterline - place.y - 0.4) / top)
  const long = (right - left) * scale
  const spare = place.width - long
  const from = place.x + (isToRight ? spare - 0.5 : spare / 2)
  const at = ([x, up]: Point): Point => [mm(from + (x - left) * scale), mm(waterline - up * scale)]
  const water = { from: Math.max(place.x, from - reach), to: Math.min(place.x + place.width, from + long + reach) }
  const size = Math.min(1, Math.max(0.5, long / fullLength))
  return [
    {
      op: 'clip',
      ...place,
      operations: [
        ...inTone(parts, { at, fills: {}, opacity: 0.6, width: mm(0.2 * size), level: 2 }),
        {
          op: 'path',
          d: `M${mm(water.from)} ${mm(waterline)}H${mm(water.to)}`,
          stroke: { ink: 'blue', width: 0.3, weight: 'hair' },
        },
        {
          ...{ op: 'path', d: ripplesIn(water, waterline, below, size) },
          stroke: { ink: 'blue', width: 0.2, weight: 'hair' },
        },
      ],
    },
  ]
}

/** Short strokes under the waterline, every other one lower. */
function ripplesIn(
  { from, to }: { readonly from: number; readonly to: number },
  level: number,
  below: number,
  size: number,
): string {
  const each = 12 * size
  return Array.from({ length: Math.floor((to - from) / each) }, (_, at) => {
    const long = mm((4 + ((at * 7) % 5)) * size)
    const down = below * (at % 2 === 0 ? 0.38 : 0.7)
    return `M${mm(from + 2 * size + at * each)} ${mm(level + down)}h${long}`
  }).join('')
}

/** Where a card that has no larger place for her shows her: under the figures of the head, at the right. */
export const shipInHead = { x: 144, y: 16.4, width: margin.right - 144, height: 11 } as const

/** The same in the head, as all cards that have no larger place for her show her. */
export function shipUnderFigures(document: ShipDocument, parts: readonly Part[]): readonly Operation[] {
  return shipPictured(document, parts, { place: shipInHead, below: 1.6, isToRight: true })
}

/** Her own picture where she has one. */
export function shipPictured(document: ShipDocument, parts: readonly Part[], on: OnWater): readonly Operation[] {
  const picture = pictureOf(document)
  return picture ? [pictureIn(picture, on.place)] : shipOnWater(parts, on)
}
