import type { Point } from '../../../card/drawn-shapes'
import { disc } from '../../../card/arc-plan'
import type { Operation } from '../../../card/operations'
import { extentOf, type Drawing } from '../drawing/drawing'
import type { Block } from './block'
import { letters } from './lettering'
import { once, shapes } from './picture'
import { mm, type Rect } from './places'

/** Aircraft from above, nose up, over the lines of a chart, with a scale to measure them by. */
export function planPicture(drawing: Drawing, place: Rect): Block {
  const drawn = once(() => plan(drawing, place))
  return { face: drawn, parts: [{ part: 'drawing', ...place }] }
}

const foot = 9

function plan(drawing: Drawing, place: Rect): readonly Operation[] {
  const { left, right, top, bottom } = extentOf(drawing)
  const room = { x: place.x + 3, y: place.y + 3, width: place.width - 6, height: place.height - foot - 4 }
  const scale = Math.min(room.width / (right - left), room.height / (top - bottom))
  const middleX = room.x + room.width / 2
  const middleY = room.y + room.height / 2
  const at = ([x, up]: Point): Point => [
    mm(middleX + (x - (left + right) / 2) * scale),
    mm(middleY - (up - (top + bottom) / 2) * scale),
  ]
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
        ...shapes(drawing, at),
      ],
    },
    { op: 'rect', ...place, stroke: { ink: 'ink', width: 0.24, weight: 'cell' } },
    ...scaleOfMetres(place, scale),
  ]
}

function graticule({ x, y, width, height }: Rect): string {
  const step = 16
  let d = ''
  for (let at = x + step; at < x + width; at += step) d += `M${mm(at)} ${mm(y)}v${mm(height)}`
  for (let at = y + step; at < y + height; at += step) d += `M${mm(x)} ${mm(at)}h${mm(width)}`
  return d
}

/** The bar of a chart: metres, black and white by turns. */
function scaleOfMetres({ x, y, width, height }: Rect, perMetre: number): Operation[] {
  const step = [10, 5, 2, 1].find((metres) => metres * 4 * perMetre <= width - 12) ?? 1
  const each = step * perMetre
  const from = x + (width - 4 * each) / 2
  const top = y + height - 6.4
  const cells = [0, 1, 2, 3].map((index): Operation => ({
    op: 'rect',
    x: mm(from + index * each),
    y: mm(top),
    width: mm(each),
    height: 1.2,
    fill: index % 2 === 0 ? 'plate' : 'sheet',
    stroke: { ink: 'ink', width: 0.2, weight: 'hair' },
  }))
  const labels = [0, 2, 4].flatMap((index) =>
    letters(index === 4 ? `${index * step} m` : String(index * step), {
      x: from + index * each,
      y: top + 4.2,
      room: 12,
      size: 2.6,
      face: 'work-500',
      ink: 'ink-2',
      anchor: 'middle',
    }),
  )
  return [...cells, ...labels]
}
