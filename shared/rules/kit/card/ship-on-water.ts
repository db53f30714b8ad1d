import type { Operation } from '../../../card/operations'
import type { Part, Point } from '../../../profile/parts'
import { extentOf, inTone } from '../../../profile/sizes'
import { mm, type Rect } from './shapes'

interface OnWater {
  readonly place: Rect
  /** How much of the place lies below her waterline, in mm; ripples where there is room for them. */
  readonly below: number
  /** 1 leaves out what is too small for a small picture. */
  readonly level: 1 | 2
  /** In the middle of her place otherwise. */
  readonly isToRight?: true
}

const roomOfRipples = 2
/** How far her water reaches beyond her ends, mm. */
const reach = 3

/** A ship in tone and line on her water, bow left, as large as her place lets her be: the same drawing on every card. */
export function shipOnWater(parts: readonly Part[], { place, below, level, isToRight }: OnWater): readonly Operation[] {
  const { left, right, top } = extentOf(parts)
  const waterline = place.y + place.height - below
  const scale = Math.min((place.width - 1) / (right - left), (waterline - place.y - 0.4) / top)
  const long = (right - left) * scale
  const spare = place.width - long
  const from = place.x + (isToRight ? spare - 0.5 : spare / 2)
  const at = ([x, up]: Point): Point => [mm(from + (x - left) * scale), mm(waterline - up * scale)]
  const water = { from: Math.max(place.x, from - reach), to: Math.min(place.x + place.width, from + long + reach) }
  const ripples: Operation[] =
    below < roomOfRipples
      ? []
      : [{ op: 'path', d: ripplesIn(water, waterline), stroke: { ink: 'blue', width: 0.2, weight: 'hair' } }]
  return [
    {
      op: 'clip',
      ...place,
      operations: [
        ...inTone(parts, { at, fills: {}, opacity: 0.6, width: 0.2, level }),
        {
          op: 'path',
          d: `M${mm(water.from)} ${mm(waterline)}H${mm(water.to)}`,
          stroke: { ink: 'blue', width: 0.3, weight: 'hair' },
        },
        ...ripples,
      ],
    },
  ]
}

/** Short strokes under the waterline, every other one lower. */
function ripplesIn({ from, to }: { readonly from: number; readonly to: number }, level: number): string {
  const each = 12
  return Array.from({ length: Math.floor((to - from) / each) }, (_, at) => {
    const long = 4 + ((at * 7) % 5)
    return `M${mm(from + 2 + at * each)} ${mm(level + (at % 2 === 0 ? 1 : 1.8))}h${long}`
  }).join('')
}
