import { onceEach } from '../../../kernel/once-each'
import { margin, mm, smallestTarget, type Rect } from '../../kit/card/shapes'
import type { WaterShip } from '../ship/ship'
import { flotationOf } from '../ship/ship-data'
import { lossesRow } from './layout'

/** Ten points in two rows of five, counted along the rows; the last may have fewer. */
export interface Ten {
  /** Each with the points that are left when it is crossed off. */
  readonly boxes: readonly (Rect & { readonly value: number })[]
  /** Right end and baseline of its figure: in its last box, or under it where the boxes are small. */
  readonly figure: { readonly x: number; readonly y: number } | null
}

/** Where points are tapped: a ten, or several where one is too narrow for a finger. */
interface Tap {
  readonly place: Rect
  readonly boxes: Ten['boxes']
  readonly line: number
  readonly column: number
}

interface Flotation {
  readonly points: number
  readonly tens: readonly Ten[]
  readonly taps: readonly Tap[]
  /** Where the second line is free. */
  readonly free: Rect
}

const gap = 2
const { top, pitch, box: widest, right } = lossesRow
const width = right - margin.left
export const perTen = 10
const five = 5

/** Torpedoes come behind flotation in the second line. */
const reservedFor = ({ torpedoes }: WaterShip) => {
  const { mounts = [], reloads = 0 } = torpedoes ?? {}
  return mounts.length === 0 ? 0 : Math.min(width, 26 + mounts.length * torpedoWidth + (reloads > 0 ? 12 : 0))
}
export const torpedoWidth = 14

/** The places of the points; memoised per ship. As large as they can be in two lines. */
export const flotationPlaces = onceEach((ship: WaterShip): Flotation => {
  const points = flotationOf(ship)
  const count = Math.ceil(points / perTen)
  const second = width - reservedFor(ship)
  const holds = (step: number, room: number) => Math.floor((room + gap) / step)
  let step = five * widest + gap
  while (holds(step, width) + holds(step, second) < count) step -= 0.1
  const inFirst = holds(step, width)
  const space = Math.min(gap, step * 0.12)
  const box = Math.min(widest, (step - space) / five)
  const isSmall = box < 3.9
  const height = isSmall ? 3 : widest
  const tens = Array.from({ length: count }, (_, index): Ten => {
    const line = index < inFirst ? 0 : 1
    const [x, y] = [margin.left + (index - line * inFirst) * step, top + line * pitch]
    const boxes = Array.from({ length: Math.min(perTen, points - index * perTen) }, (_, at) => ({
      ...{ x: x + (at % five) * box, y: y + Math.floor(at / five) * height, width: box, height },
      value: index * perTen + at,
    }))
    const last = boxes.at(-1)!
    const isCounted = isSmall
      ? (index + 1) % five === 0 || (index + 1 === count && ((index + 1) % five) * step > widestFigure)
      : // Three digits need more room than one box has.
        last.value < 99 || last.x > x
    return {
      boxes,
      figure: isCounted
        ? isSmall
          ? { x: mm(x + five * box), y: mm(y + 2 * height + 2.2) }
          : { x: mm(last.x + box - 0.6), y: mm(last.y + height - 1.1) }
        : null,
    }
  })
  const taps = [tens.slice(0, inFirst), tens.slice(inFirst)].flatMap((line, at) => tapsOn(line, at, step))
  const from = Math.max(margin.left, ...taps.map(({ line, place }) => (line === 1 ? place.x + place.width : 0)))
  const y = top + pitch
  return { points, tens, taps, free: { x: from, y, width: right - from, height: lossesRow.bottom - y } }
})

/** Widest figure of points, mm. */
const widestFigure = 4.5

function tapsOn(tens: readonly Ten[], line: number, step: number): readonly Tap[] {
  const each = Math.ceil(smallestTarget / step)
  const count = tens.length === 0 ? 0 : Math.max(1, Math.floor(tens.length / each))
  return Array.from({ length: count }, (_, column): Tap => {
    const first = column * each
    const held = tens.slice(first, column === count - 1 ? tens.length : first + each)
    const place = {
      ...{ x: mm(margin.left + first * step), y: top + line * pitch },
      ...{ width: mm(Math.max(smallestTarget, held.length * step)), height: pitch - 0.1 },
    }
    return { place, line, column, boxes: held.flatMap(({ boxes }) => boxes) }
  })
}
