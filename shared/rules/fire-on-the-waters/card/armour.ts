import type { Operation } from '../../../card/operations'
import { mm } from '../../kit/card/shapes'
import { inRuns } from '../../kit/gathered'
import { orderOf } from '../ship/places'
import type { Armour, Place, WaterShip } from '../ship/ship'
import { armourFactors } from '../tables/damage'
import { columnLeft, columnWidth, perRow, rowOf } from './layout'
import { partsOf } from './parts'

/** Side armour as the weight of the hull's lower edge, mm; the ends of a heavy belt have the same. */
const belt = { light: 0.45, heavy: 0.9 } as const

type Weight = keyof typeof belt

function weightOf({ outer }: Place): Weight | null {
  if (outer === 'none') return null
  return factorOf(outer) < 3 ? 'light' : 'heavy'
}

export function armourOperations(ship: WaterShip): Operation[] {
  const places = [...ship.places].sort((one, other) => orderOf(one.at) - orderOf(other.at))
  const joins = (last: Place, next: Place) =>
    weightOf(last) === weightOf(next) && orderOf(next.at) === orderOf(last.at) + 1 && orderOf(next.at) !== perRow
  const runs = inRuns(places, joins)
  const of = (weight: Weight) => runs.filter(([first]) => weightOf(first!) === weight)
  return (['light', 'heavy'] as const).flatMap((weight): Operation[] => {
    const d = of(weight).map((run) => (weight === 'heavy' ? edgeOf(run) + endsOf(ship, run) : edgeOf(run)))
    return d.length === 0 ? [] : [{ op: 'path', d: d.join(''), stroke: { ink: 'plate', width: belt[weight] } }]
  })
}

function edgeOf(run: readonly Place[]): string {
  const { at } = run[0]!
  return `M${columnLeft(at)} ${mm(rowOf(at).keel)}h${run.length * columnWidth}`
}

/** A belt that goes on in the other row has no end there, and one that ends within a part none over its letters. */
function endsOf(ship: WaterShip, run: readonly Place[]): string {
  const { points, hull, keel } = rowOf(run[0]!.at)
  const isWithin = (x: number) =>
    partsOf(ship).some(({ is, rect }) => is === 'hull' && rect.y === hull && rect.x < x && x < rect.x + rect.width)
  const down = (x: number) => `M${x} ${mm(points)}V${mm(isWithin(x) ? hull : keel)}`
  const [first, last] = [orderOf(run[0]!.at), orderOf(run.at(-1)!.at)]
  const left = columnLeft(run[0]!.at)
  return `${first === perRow ? '' : down(left)}${last === perRow - 1 ? '' : down(left + run.length * columnWidth)}`
}

/** The figure beside a location: what its armour takes off a shell's power. */
export function factorOf(armour: Armour): number {
  return -armourFactors[armour]
}
