import { disc } from '../../../card/arc-plan'
import type { Operation } from '../../../card/operations'
import type { ShipDocument } from '../../../documents/ship'
import type { Block } from '../../kit/card/block'
import type { Part, Point } from '../../../profile/parts'
import { scaleBar } from '../../../profile/scale-bar'
import { extentOf, inTone } from '../../../profile/sizes'
import { type Rect, mm } from '../../kit/card/shapes'
import { shipPictured } from '../../kit/card/ship-on-water'

/** A plate: tone and line, all that is drawn of her. */
const plate = { fills: {}, opacity: 0.6, width: 0.24, level: 2 } as const

/** A ship on her water, or her own picture, as large as the place allows. */
export function seaPicture(document: ShipDocument, parts: readonly Part[], place: Rect, part = 'drawing'): Block {
  const drawn = once(() => shipPictured(document, parts, { place, below: water }))
  return { face: drawn, parts: [{ part, ...place }] }
}

const water = 2.6

/** Height of a picture that is as wide as its place. */
export function pictureHeightOf(parts: readonly Part[], width: number): number {
  const { left, right, top } = extentOf(parts)
  return mm(((width - 1) / (right - left)) * top + water + 0.4)
}

/** Aircraft from above, nose up, over the lines of a chart, with a scale to measure them by. */
export function planPicture(parts: readonly Part[], place: Rect): Block {
  const drawn = once(() => plan(parts, place))
  return { face: drawn, parts: [{ part: 'drawing', ...place }] }
}

/** A drawing with its nose to the left, turned about. */
export function noseUp(parts: readonly Part[]): readonly Part[] {
  return parts.map((part) => ({ ...part, points: part.points.map(([x, y]): Point => [y, -x]) }))
}

const foot = 9

function plan(parts: readonly Part[], place: Rect): readonly Operation[] {
  const { left, right, top, bottom } = extentOf(parts)
  const room = { x: place.x + 3, y: place.y + 3, width: place.width - 6, height: place.height - foot - 4 }
  const scale = Math.min(room.width / (right - left), room.height / (top - bottom))
  const middleX = room.x + room.width / 2
  const middleY = room.y + room.height / 2
  const at = ([x, up]: Point): Point => [
    mm(middleX + (x - (left + right) / 2) * scale),
    mm(middleY - (up - (top + bottom) / 2) * scale),
  ]
  const bar = { x: middleX, y: place.y + place.height - 6.4, room: place.width - 12, isCentred: true }
  return [
    {
      op: 'clip',
      ...place,
      operations: [
        { op: 'rect', ...place, fill: 'sea' },
        { op: 'path', d: graticule(place), stroke: { ink: 'sea-deep', width: 0.25 } },
        {
          op: 'path',
          d: [0.2, 0.42, 0.64].map((share) => disc(middleX, middleY, place.height * share)).join(''),
          stroke: { ink: 'sea-deep', width: 0.25, dash: [1.2, 0.8] },
        },
        ...inTone(parts, { at, ...plate }),
      ],
    },
    { op: 'rect', ...place, stroke: { ink: 'ink', width: 0.24, weight: 'cell' } },
    ...scaleBar(bar, scale, 'm'),
  ]
}

function graticule({ x, y, width, height }: Rect): string {
  const step = 16
  let d = ''
  for (let at = x + step; at < x + width; at += step) d += `M${mm(at)} ${mm(y)}v${mm(height)}`
  for (let at = y + step; at < y + height; at += step) d += `M${mm(x)} ${mm(at)}h${mm(width)}`
  return d
}

/** Drawn when it is first looked at. */
function once<T>(make: () => T): () => T {
  let made: { readonly value: T } | undefined
  return () => (made ??= { value: make() }).value
}
