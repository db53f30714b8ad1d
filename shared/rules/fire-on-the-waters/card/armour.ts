import type { Operation } from '../../../card/operations'
import { armourFactors } from '../tables/damage'
import { locations, type Armour, type Place, type WaterShip } from '../ship/ship'
import { orderOf } from '../ship/places'
import { placeAt } from '../ship/ship-data'
import { mm } from '../../kit/card/shapes'
import { inRuns } from '../../kit/gathered'
import { columnLeft, columnWidth, perStrip, stripOf } from './layout'

/**
 * Outer armour as a border, as the tables draw it: one line, a heavier one, two, three, three with a heavy outer one.
 * Neighbours of equal armour are one plate: only its outside is drawn, inside its own boxes.
 */
interface Line {
  /** Width, and how far its outer edge lies inside the plate's, mm. */
  readonly width: number
  readonly inset: number
}

const thin = 0.28
const gap = 0.24

const lines: Readonly<Record<Armour, readonly Line[]>> = {
  none: [],
  veryLight: [{ width: 0.34, inset: 0 }],
  light: [{ width: 0.8, inset: 0 }],
  medium: [0, 1].map((line) => ({ width: thin, inset: line * (thin + gap) })),
  heavy: [0, 1, 2].map((line) => ({ width: thin, inset: line * (thin + gap) })),
  veryHeavy: [
    { width: 0.75, inset: 0 },
    ...[0, 1].map((line) => ({ width: thin, inset: 0.75 + gap + line * (thin + gap) })),
  ],
}

/** How far a border of this armour reaches into its boxes. */
function borderWidth(armour: Armour): number {
  const last = lines[armour].at(-1)
  return last ? last.inset + last.width : 0
}

/** Neighbouring locations of one armour, in one strip. */
function platesOf(ship: WaterShip): readonly (readonly Place[])[] {
  const places = [...ship.places].sort((one, other) => orderOf(one.at) - orderOf(other.at))
  const joins = (last: Place, { at, outer }: Place) =>
    last.outer === outer && orderOf(at) === orderOf(last.at) + 1 && orderOf(at) !== perStrip
  return inRuns(places, joins).filter(([first]) => first!.outer !== 'none')
}

export function armourOperations(ship: WaterShip): Operation[] {
  return platesOf(ship).flatMap((plate) =>
    lines[plate[0]!.outer].map(({ width, inset }): Operation => ({
      op: 'path',
      d: outline(plate, inset + width / 2),
      stroke: { ink: 'plate', width, weight: width > 0.5 ? 'frame' : 'cell' },
    })),
  )
}

/** The outline of a plate, inset: over the thing above the hull, or else just over the bar. */
function outline(plate: readonly Place[], inset: number): string {
  const { at } = plate[0]!
  const strip = stripOf(at)
  const left = columnLeft(at)
  const onBar = strip.barTop - borderWidth(plate[0]!.outer)
  const tops = plate.map(({ above }) => (above ? strip.top : onBar) + inset)
  let d = `M${mm(left + inset)} ${mm(strip.bottom - inset)}V${mm(tops[0]!)}`
  tops.forEach((top, index) => {
    const next = tops[index + 1]
    const right = left + (index + 1) * columnWidth
    // A step up is in the taller column, a step down in the one before: always inside the plate.
    if (next === undefined) d += `H${mm(right - inset)}`
    else if (next !== top) d += `H${mm(next < top ? right + inset : right - inset)}V${mm(next)}`
  })
  return `${d}V${mm(strip.bottom - inset)}Z`
}

/** What the border leaves of a box, mm from each side. */
export interface Edges {
  readonly left: number
  readonly right: number
  readonly top: number
  readonly bottom: number
}

export function edgesOf(ship: WaterShip, place: Place, is: 'hull' | 'above'): Edges {
  const border = borderWidth(place.outer)
  const hairline = 0.13
  if (border === 0) return { left: hairline, right: hairline, top: hairline, bottom: hairline }
  const inPlate = (step: number) => {
    const order = orderOf(place.at) + step
    const crossesStrip = Math.floor(order / perStrip) !== Math.floor(orderOf(place.at) / perStrip)
    const next = crossesStrip ? undefined : placeAt(ship, locations[order] ?? 0)
    if (next?.outer !== place.outer) return false
    return is === 'hull' || next.above !== null
  }
  return {
    left: inPlate(-1) ? hairline : border,
    right: inPlate(1) ? hairline : border,
    top: is === 'above' ? border : hairline,
    bottom: is === 'hull' ? border : hairline,
  }
}

/** The figure beside a location: what its armour takes off a shell's power. */
export function factorOf(armour: Armour): number {
  return -armourFactors[armour]
}
